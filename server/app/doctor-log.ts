import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const KEPT_DAYS_MAX = 30

const DAYS: Record<string, number> = {
  d: 1,
  day: 1,
  days: 1,
  w: 7,
  week: 7,
  weeks: 7,
  month: 30.44,
  months: 30.44,
  y: 365.25,
  year: 365.25,
  years: 365.25,
}

/** Whether the journal of systemd deletes the log in time. A container doesn't see where its log is kept. */
export function checkLog(settingsFolder = '/etc/systemd'): Finding[] {
  const { ok, open } = findingsOf('Log')
  const lines = linesIn(settingsFolder)
  if (!lines)
    return [
      open(
        `There is no journal here, so check yourself that the log is deleted after ${KEPT_DAYS_MAX} days, which the privacy policy names: docs/going-live.md says how, also for containers.`,
      ),
    ]
  const kept = lines.findLast((line) => line.startsWith('MaxRetentionSec='))?.slice('MaxRetentionSec='.length)
  const days = daysIn(kept ?? '')
  if (days === null || days > KEPT_DAYS_MAX)
    return [
      open(
        `The journal may keep the log for longer than ${KEPT_DAYS_MAX} days, which the privacy policy names. Set MaxRetentionSec=${KEPT_DAYS_MAX}day in ${join(settingsFolder, 'journald.conf')}.`,
      ),
    ]
  return [ok(`The journal deletes the log after ${kept}.`)]
}

/** The settings in the order in which they count; null without a journal. */
function linesIn(folder: string): string[] | null {
  const main = join(folder, 'journald.conf')
  const more = join(folder, 'journald.conf.d')
  const extra = existsSync(more)
    ? readdirSync(more)
        .filter((name) => name.endsWith('.conf'))
        .toSorted()
    : []
  const paths = [...(existsSync(main) ? [main] : []), ...extra.map((name) => join(more, name))]
  if (paths.length === 0) return null
  return paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')).map((line) => line.trim())
}

/** Like `30day` or `4 weeks`; null for what is no time of whole days. */
function daysIn(text: string): number | null {
  const [, amount, unit = ''] = /^(\d+) ?([a-z]+)$/.exec(text) ?? []
  const days = DAYS[unit]
  return amount === undefined || days === undefined || Number(amount) === 0 ? null : Number(amount) * days
}
