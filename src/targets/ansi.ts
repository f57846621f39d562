/** Colors and cursor movements (ECMA-48 control sequences), links and titles (OSC) of terminals. */
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins what is to be taken away.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g

/** The text as a terminal would show it, without colors. */
export const stripAnsi = (text: string): string => text.replace(ANSI, '')
