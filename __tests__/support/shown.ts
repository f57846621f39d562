/** A summary as its reader sees it: entities as characters, code and links as their text. */
export const shown = (markdown: string): string =>
  markdown
    .replace(/<(code|a|sub|span)\b[^>]*>|<\/(code|a|sub|span)>/g, '')
    .replace(/<br>/g, ' ')
    .replace(/&#(\d+);/g, (_, char) => String.fromCodePoint(Number(char)))
    .replaceAll('\u200b', '')
