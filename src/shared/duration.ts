/** Formats a duration: `45 s`, `12 min 5 s`, `3 h 20 min`, `2 d 4 h`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts: [number, string][] = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor((whole % 86_400) / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ]
  const first = parts.findIndex(([amount]) => amount > 0)
  if (first === -1) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ')
}

const MINUTE = 60
const HOUR = 3600

/**
 * Formats a measured time as people say it, and the same everywhere in a step: seconds below two
 * minutes, minutes below a day, else hours. Rounded down, so that no text names a limit that is not
 * reached. Limits are exact, so they are formatted by {@link duration}.
 */
export const spokenDuration = (seconds: number): string => {
  const spoken = spokenSeconds(seconds)
  return spoken === 0 ? '< 1 s' : duration(spoken)
}

/** The seconds that {@link spokenDuration} shows. */
export function spokenSeconds(seconds: number): number {
  const whole = Math.max(0, seconds)
  let unit = HOUR
  if (whole < 24 * HOUR) unit = MINUTE
  if (whole < 2 * MINUTE) unit = 1
  return Math.floor(whole / unit) * unit
}

/** A time in milliseconds as seconds with at most one decimal: `1.5 s`. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`
