import { describe, expect, test } from 'vitest'
import { ACTIVITY_KINDS } from '#shared/activity.ts'
import { TESTIMONIAL_EVENT_KINDS } from '#shared/testimonial-details.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { nothingMessage, whatMessage, whoMessage } from './activity.messages.ts'

const item = (given: Partial<ActivityItem>): ActivityItem => ({
  id: 'act_1',
  at: '2026-11-20T09:00:00.000Z',
  kind: 'approved',
  actor: 'member',
  memberId: 'usr_mira',
  name: 'Mira Castell',
  role: 'admin',
  testimonial: { id: 't', customerName: 'Kaja Berg', customerEmail: 'kaja@client.example' },
  subject: null,
  changes: [],
  count: null,
  ...given,
})
const ACTORS = ['member', 'client', 'rule', 'sign_off', 'system'] as const

test('every kind has a sentence, whoever did it, with and without a name', () => {
  for (const kind of [...ACTIVITY_KINDS, ...TESTIMONIAL_EVENT_KINDS])
    for (const actor of ACTORS)
      for (const named of [{ subject: 'Wall', count: 2 }, { testimonial: null }]) {
        const text = whatMessage(item({ kind, actor, ...named }))
        expect(text).toMatch(/^[A-Z][^{}]+$/)
        expect(text).not.toMatch(/null|undefined|NaN/)
      }
})

test.each([
  [{}, 'Approved the testimonial from Kaja Berg'],
  [
    { testimonial: { id: 't', customerName: null, customerEmail: 'k@x.example' } },
    'Approved the testimonial from k@x.example',
  ],
  [{ testimonial: { id: 't', customerName: null, customerEmail: '' } }, 'Approved the testimonial from a client'],
  [{ kind: 'queued', actor: 'rule' }, 'Sent a request to Kaja Berg'],
  [{ kind: 'withdrawn', actor: 'client' }, 'Withdrew the testimonial'],
  [{ kind: 'tag_deleted', subject: 'shelf test' }, 'Deleted the tag shelf test'],
  [{ kind: 'service_renamed', subject: 'A label' }, 'Renamed the service A label'],
  [{ kind: 'data_imported', count: 1 }, 'Imported 1 client from a file'],
  [{ kind: 'data_imported', count: 1200 }, 'Imported 1,200 clients from a file'],
  [{ kind: 'do_not_ask_added', count: 2 }, 'Added 2 entries to the do-not-ask list'],
  [{ kind: 'widget_changed', subject: 'Homepage wall' }, 'Published the widget Homepage wall'],
  [{ kind: 'rules_changed' }, 'Changed the payment rules of a Stripe account'],
  [{ kind: 'member_role_changed', subject: 'Ilyas Demir' }, 'Changed the role of Ilyas Demir'],
  [{ kind: 'testimonial_removed', subject: 'request' }, 'Deleted a request'],
  [{ kind: 'requests_ended', count: 41 }, 'Deleted 41 requests without an answer, after their time'],
  [{ kind: 'data_exported', subject: 'all data' }, 'Exported all data'],
] as const)('%j: %s', (given, expected) => {
  expect(whatMessage(item(given))).toBe(expected)
})

describe('who did it', () => {
  test.each([
    [{}, 'Mira Castell, Admin'],
    [{ role: null }, 'Mira Castell, Former member'],
    [{ name: null, role: 'owner' }, 'The owner, Owner'],
    [{ actor: 'client' }, 'Kaja Berg, Client'],
    [{ actor: 'client', testimonial: null }, 'A client, Client'],
    [{ actor: 'sign_off', name: 'Jo Almqvist' }, 'Jo Almqvist, Sign-off link'],
    [{ actor: 'rule', kind: 'queued' }, 'Payment rule, Automatic'],
    [{ actor: 'rule', kind: 'approved' }, 'Approval rules, Automatic'],
    [{ actor: 'system' }, 'Kind & True, Automatic'],
  ] as const)('%j: %s', (given, expected) => {
    const { name, as } = whoMessage(item(given), { productName: 'Kind & True' })
    expect(`${name}, ${as}`).toBe(expected)
  })
})

test('a filter that finds nothing says what it was', () => {
  expect(nothingMessage({ person: null, kind: null, days: 30 })).toBe('No activity in the last 30 days.')
  expect(nothingMessage({ person: 'Henrik Lund', kind: 'settings', days: 730 })).toBe(
    'No activity of Henrik Lund in Settings in the last two years.',
  )
})
