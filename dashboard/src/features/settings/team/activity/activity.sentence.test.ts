import { expect, test } from 'vitest'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { activityMoment, activitySentence } from './activity.sentence.ts'

const item: ActivityItem = {
  id: 'act_1',
  at: '2026-11-20T09:12:00.000Z',
  kind: 'approved',
  actor: 'member',
  memberId: 'usr_2',
  name: 'Ilyas Demir',
  role: 'editor',
  testimonial: { id: 'tst_1', customerName: 'Kaja Berg', customerEmail: 'kaja@teal.example' },
  subject: null,
  changes: [],
  count: null,
}

test.each<[Partial<ActivityItem>, string]>([
  [{}, 'Ilyas Demir approved the testimonial from Kaja Berg.'],
  [{ memberId: 'usr_1' }, 'You approved the testimonial from Kaja Berg.'],
  [{ kind: 'settings_changed', subject: 'Emails', memberId: 'usr_1' }, 'You changed settings in Emails.'],
  [{ actor: 'rule', memberId: null, name: null, kind: 'queued' }, 'Payment rule sent a request to Kaja Berg.'],
  [{ actor: 'client', memberId: null, name: null, kind: 'withdrawn' }, 'Kaja Berg withdrew the testimonial.'],
  [{ actor: 'system', kind: 'bounced' }, 'Goodword couldn’t deliver the email to Kaja Berg: it bounced.'],
])('an activity with %o is a sentence', (changes, sentence) => {
  const parts = activitySentence({ ...item, ...changes }, { ownId: 'usr_1', productName: 'Goodword' })
  expect(parts.map(({ text }) => text).join('')).toBe(sentence)
})

test('its moment begins in upper case', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  expect(activityMoment(item, { now, timeZone: 'Europe/Berlin' })).toBe('Today, 10:12')
  expect(activityMoment({ at: '2026-11-19T15:40:00.000Z' }, { now, timeZone: 'Europe/Berlin' })).toBe(
    'Thu 19 Nov, 16:40',
  )
})
