/**
 * Lines that package managers and build tools print around a list: what they are, what they download,
 * what is deprecated. Sources: __tests__/fixtures/targets/README.md.
 */

/** One line each. None can be a target, because no tool has blanks at these places. */
const BANNERS: readonly RegExp[] = [
  // npm, pnpm, Yarn, Corepack and Node.js. Their errors are not here.
  /^npm (?:warn|notice|info|verbose|verb|http|timing)\b/i,
  /^npm notice$/,
  /^(?:WARN|WARNING) {1,2}\S/,
  /^\[(?:WARN|INFO)\] \S/,
  /^No projects matched the filters(?: "[^"]*")? in "/,
  /^yarn run v\d/,
  /^warning:? \S/,
  /^\$ \S/,
  /^Done in [\d.]+m?s\.?(?: using pnpm v\S+)?$/,
  /^➤ YN0000: /,
  /^! (?:Corepack is about to download|The local project doesn't define|For more details about this field)\b/,
  /^\(node:\d+\) \S/,
  /^\(Use `node --trace-/,
  /^\[dotenv@[\d.]+\] \S/,
  // Boxes, such as those of update notifiers and of Rush's alerts.
  /^[╭╮╰╯│┌┐└┘─╔╗╚╝║═].*[╭╮╰╯│┌┐└┘─╔╗╚╝║═]$/,
  /^\+-+\+$/,
  /^\|(?: .* )?\|$/,
  // Lerna
  /^lerna (?:notice|info|success|verb|http|timing|warn)\b/i,
  // Nx
  /^(?:> +)?NX {1,3}(?:Affected criteria defaulted to|Falling back to ts-node)\b/,
  // Turborepo, and others that took its words
  /^(?:Attention: )?\S+ now collects completely anonymous telemetry\b/,
  /^This information is used to shape\b/,
  /^You can learn more, including how to opt-out\b/,
  /^• (?:turbo \d|Packages in scope:|Running \S+ in \d|Remote (?:computation )?caching (?:en|dis)abled)/,
  // Rush, and the script that installs it
  /^Rush Multi-Project Build Tool \d/,
  /^Node\.js version is v?\d/,
  /^Starting "rush /,
  /^The rush\.json configuration requests Rush version \d/,
  /^(?:Trying to acquire lock for|Acquired lock for|Found|Invoking|Installing) (?:"?rush\b|@microsoft\/rush\b)/,
  /Assuming all projects are affected\.$/,
  // Pants
  /^\d\d:\d\d:\d\d\.\d\d \[(?:INFO|WARN|DEBUG)\] /,
  // Bazelisk
  /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:Downloading https?:|Using unreleased version )/,
  // Gradle, its wrapper, and the action that installs it
  /^Downloading https?:\/\/\S+$/,
  /^(?:\.*\d{1,3}%)+\.*$/,
  /^Unzipping \S.* to \S/,
  /^Set executable permissions for: /,
  /^Welcome to Gradle \d/,
  /^Here are the highlights of this release:$/,
  /^For more details see https?:/,
  /^(?:Starting a Gradle Daemon|Daemon will be stopped|To honour the JVM settings)\b/,
  /^The Daemon will expire\b/,
  /^(?:Calculating task graph|Reusing configuration cache|Configuration cache entry)\b/,
  /^Consider enabling configuration cache\b/,
  /^[A-Z][\w' -]* (?:is an incubating feature|are incubating features)\.$/,
  /^(?:NOTE: )?Picked up \w+: /,
  /^OpenJDK \S+ Server VM warning: /,
  /^WARNING: \S/,
  /^w: file:\/\//,
  /^(?:\[Incubating\] )?Problems report is available at: /,
  /^Deprecated Gradle features were used in this build\b/,
  /^(?:You can use|Use) '--warning-mode all'/,
  /^(?:For more on this, please refer to|See) https:\/\/docs\.gradle\.org\//,
  /^Publishing [Bb]uild [Ss]can(?:\.\.\.|…)$/,
  /^gradle\/actions: Writing build results to /,
  /^BUILD SUCCESSFUL in \d/,
  /^\d+ actionable tasks?: /,
]

/** The beginning of a box or of a progress. */
const BEGINS_BANNER = /^[^!-~]|^[+|.\d]/

/** A banner has a blank, or begins as a box or a progress does. Nearly all targets end here. */
const mayBeBanner = (line: string): boolean => line.includes(' ') || BEGINS_BANNER.test(line)

/** True for a line that is a banner by itself. */
export const isBanner = (line: string): boolean =>
  mayBeBanner(line) && BANNERS.some((banner) => banner.test(line))

/** The header of npm and pnpm before the command of a script: `> orion@1.0.0 affected /home/orion`. */
const SCRIPT = /^> \S*@\S* \S+(?: (?:\/|[A-Z]:).*)?$/

/** Leaves out banners in the order in which the lines come, because some belong to the line before. */
export class BannerFilter {
  #last: 'script' | 'highlights' | undefined

  /** Returns true if the next line is a banner. */
  leavesOut(line: string): boolean {
    const last = this.#last
    this.#last = undefined
    if (!mayBeBanner(line)) return false
    // The command of a script follows its header.
    if (last === 'script' && line.startsWith('> ')) return true
    if (last === 'highlights' && line.startsWith('- ')) {
      this.#last = last
      return true
    }
    if (SCRIPT.test(line)) this.#last = 'script'
    else if (line.startsWith('Here are the highlights of this release')) this.#last = 'highlights'
    return this.#last !== undefined || isBanner(line)
  }
}
