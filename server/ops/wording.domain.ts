const KB = 1024

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/** `1.9 GB`, `284 MB`. */
export function bytesOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)))
  const value = bytes / KB ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}

/** `4 ms`, `6.1 s`; a dash for nothing. */
export function durationOf(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1) return '< 1 ms'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export const numberOf = (value: number): string => value.toLocaleString('en')

export const shareOf = (part: number, whole: number): string =>
  part === 0 ? '0%' : `${((100 * part) / whole).toFixed(1)}%`

/** `1 job`, `2 jobs`. */
export const countOf = (count: number, one: string): string => `${numberOf(count)} ${one}${count === 1 ? '' : 's'}`

/** Of emails that no list has. */
export const accountEmailsMessage = (delayed: number): string =>
  delayed === 1
    ? '1 code or notice about an account is delayed. It is tried again automatically.'
    : `${numberOf(delayed)} codes and notices about accounts are delayed. They are tried again automatically.`

/** `2 of its 41 emails`. Emails are deleted with the requests that they were about; complaints stay, so they can be more. */
export const complaintsOf = ({ complaints, emails }: { complaints: number; emails: number }): string =>
  emails > complaints ? `${numberOf(complaints)} of its ${countOf(emails, 'email')}` : countOf(complaints, 'email')

/** `1.4.0 (a1c09e2)`; the version alone where nobody knows the commit. */
export const versionOf = ({ version, commit }: { version: string; commit: string | null }): string =>
  commit === null ? version : `${version} (${commit})`

/** `14:02` of today, else `21 Nov, 07:00`, in UTC. */
export function timeIn(at: string, now: string): string {
  const time = at.slice(11, 16)
  if (at.slice(0, 10) === now.slice(0, 10)) return time
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at))
  return `${day}, ${time}`
}

/** `15 Nov`, and the year if it is another one. */
function dayIn(at: string, now: string): string {
  const year = at.slice(0, 4) === now.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' }).format(
    new Date(at),
  )
}

/** Whether a backup was restored in a drill; undefined where others make the backups. */
export function drillMessage(
  { lastDrillAt, backupEveryMs }: { lastDrillAt: string | null; backupEveryMs: number | null },
  now: string,
): string | undefined {
  if (backupEveryMs === null) return undefined
  return lastDrillAt === null ? 'not restored in a drill yet' : `restored in a drill on ${dayIn(lastDrillAt, now)}`
}

/** `42 min`, `31 h`, `12 d`. */
export function spanOf(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}

export const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000
