import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ANALYTICS_MONTHS_MAX, SECURITY_EVENT_MONTHS_MAX } from '#server/config/retention-config.ts'
import { environmentVariables } from '#server/config/config.ts'
import {
  ACTIVITY_MONTHS_MAX,
  ACTIVITY_MONTHS_MIN,
  DEFAULT_RETENTION,
  KEPT_MONTHS_MAX,
  REQUEST_MONTHS_MIN,
  VIEW_MONTHS_MIN,
} from '#shared/retention.ts'
import { QUIET_MAX_DAYS } from '#shared/connections.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')
const text = read('privacy.md')

/** The names in code font in the second column of the tables about the database. */
function tablesNamed(): string[] {
  const kept = text.slice(text.indexOf('## What is kept'), text.indexOf('### Outside the database'))
  const rows = kept.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
  return rows.flatMap((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name))
}

test('the privacy document names every table once, and none that isn’t there', async () => {
  const { rows } = openTestDatabase()
  const isStored = Object.keys(await everyRow(rows))
  // SQLite's own, for searching.
  expect(tablesNamed().toSorted()).toEqual([...isStored, 'testimonial_words'].toSorted())
})

test('the privacy document names the times that the code has', () => {
  const { requestMonths, activityMonths, viewMonths } = DEFAULT_RETENTION
  for (const words of [
    `${requestMonths} months unless an owner or admin changes it (${REQUEST_MONTHS_MIN} to ${KEPT_MONTHS_MAX})`,
    `${activityMonths} months unless changed (${ACTIVITY_MONTHS_MIN} to ${ACTIVITY_MONTHS_MAX})`,
    `${viewMonths} months unless changed (${VIEW_MONTHS_MIN} to ${KEPT_MONTHS_MAX})`,
    `\`ANALYTICS_KEPT_MONTHS\`: ${ANALYTICS_MONTHS_MAX} months at most`,
    `\`SECURITY_EVENTS_KEPT_MONTHS\`: ${SECURITY_EVENT_MONTHS_MAX} months at most`,
    `${QUIET_MAX_DAYS} days after the last email`,
  ])
    expect(text, words).toContain(words)
})

test('every setting that the privacy documents name exists', () => {
  const names = [...`${text}\n${read('dpa.md')}`.matchAll(/`([A-Z][A-Z_]+[A-Z])`/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(Object.keys(environmentVariables), name).toContain(name)
})
