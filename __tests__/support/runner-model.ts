/**
 * What the runner takes for a command in a line of output, as its parser does: `##[name …]`
 * anywhere in a line, `::name …::` after leading white space. It compares by culture, so characters
 * that a collation ignores may stand in between. A tab is none of them: it is white space, which
 * has a weight of its own (Unicode's DUCET).
 */
export function commandsIn(output: string): string[] {
  const lines = output.split(/\r\n|\r|\n/)
  return lines.flatMap((line) => {
    const seen = line.replace(/\p{Default_Ignorable_Code_Point}|(?!\t)\p{Cc}/gu, '')
    const modern = /^\p{White_Space}*::([^:]*?)::/u.exec(seen)
    if (modern !== null) return [(modern[1] ?? '').split(' ')[0] ?? '']
    const old = /##\[([^\]]*)\]/.exec(seen)
    return old === null ? [] : [`##${(old[1] ?? '').split(' ')[0] ?? ''}`]
  })
}

/** Whether any form of the token stands in a text, also behind Markdown, HTML or JSON escapes. */
export function leaks(text: string, token: string): boolean {
  const forms = [token, Buffer.from(token).toString('base64'), encodeURIComponent(token)]
  const plain = text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&')
  const views = [text, plain, plain.replace(/\\(.)/g, '$1')]
  return forms.some((form) => views.some((view) => view.includes(form)))
}
