import { expect, test } from 'vitest'
import { TestimonialEvent } from '#shared/testimonial-details.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { historyMessage, otherChanges } from './history.messages.ts'

type Who = Pick<TestimonialEvent, 'actor' | 'memberId' | 'name'>
const nora: Who = { actor: 'member', memberId: 'usr_nora', name: 'Nora Feldmann' }
const mira: Who = { actor: 'member', memberId: 'usr_mira', name: 'Mira Castell' }
const earlier: Who = { actor: 'member', memberId: 'usr_mira', name: null }
const jo: Who = { actor: 'sign_off', memberId: null, name: 'Jo Halm' }
const nameless = (actor: Who['actor']): Who => ({ actor, memberId: null, name: null })

const text = (kind: TestimonialEvent['kind'], who: Who) =>
  historyMessage({ client: 'Ana', me: 'usr_nora', event: { kind, ...who } })

test.each([
  ['created', nora, 'You created the request'],
  ['created', mira, 'Mira Castell created the request'],
  ['created', earlier, 'The owner created the request'],
  ['created', nameless('rule'), 'Request created after a payment'],
  ['queued', nora, 'You sent the request'],
  ['queued', nameless('rule'), 'A payment rule sent the request'],
  ['sent', nameless('system'), 'Email sent'],
  ['send_failed', nameless('system'), 'Email could not be delivered'],
  ['submitted', nameless('client'), 'Ana answered'],
  ['changed', nameless('client'), 'Ana changed the answer'],
  ['withdrawn', nameless('client'), 'Ana withdrew it'],
  ['erased', nameless('client'), 'The client erased everything'],
  ['approved', mira, 'Mira Castell approved it'],
  ['approved', jo, 'Jo Halm approved it with a sign-off link'],
  ['approved', nameless('system'), 'Approved automatically'],
  ['reopened', nora, 'You undid the decision'],
  ['bounced', nameless('system'), 'Email bounced: the address cannot be reached'],
  ['reminded', nameless('system'), 'Reminder sent'],
  ['reminders_stopped', nora, 'You stopped reminders'],
  ['reminders_stopped', nameless('system'), 'Reminders stopped'],
] as const)('the history says who did what: %s by %j', (kind, who, expected) => {
  expect(text(kind, who)).toBe(expected)
})

test('whatever can happen has words, whoever did it', () => {
  for (const kind of TestimonialEvent.shape.kind.options)
    for (const who of [nora, mira, earlier, jo, nameless('client'), nameless('rule'), nameless('system')])
      expect(text(kind, who)).toMatch(/^\S.+\S$/)
})

test('a moment is told as a clock shows it', () => {
  expect(formatInstant('2026-11-21T07:51:00.000Z', 'Europe/Berlin')).toBe('21 Nov 2026, 08:51')
})

const written = {
  customerName: 'Ana Ribeiro',
  rating: 4,
  company: 'Halm',
  role: null,
  answers: [{ questionId: 'q1', question: 'What was best?', answer: 'The calm.' }],
}

test('nothing is said of what is the same', () => {
  expect(otherChanges(written, written)).toEqual([])
})

test('says what was another, what is new and what is gone', () => {
  const present = {
    customerName: 'Ana R.',
    rating: null,
    company: 'Halm',
    role: 'Founder',
    answers: [{ questionId: 'q2', question: 'And worst?', answer: 'Nothing.' }],
  }
  expect(otherChanges(written, present)).toEqual([
    { label: 'Name', was: 'Ana Ribeiro', is: 'Ana R.' },
    { label: 'Rating', was: '4 of 5', is: '' },
    { label: 'Role', was: '', is: 'Founder' },
    { label: 'And worst?', was: '', is: 'Nothing.' },
    { label: 'What was best?', was: 'The calm.', is: '' },
  ])
})
