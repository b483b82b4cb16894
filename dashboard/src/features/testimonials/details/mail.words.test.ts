import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { mendOf } from '../testimonial.mail.ts'
import { mailWords, reminderWords, waitingWords } from './mail.words.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const pending = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'pending',
  mailState: 'none',
  mailDelivery: null,
  mailProblem: null,
  scheduledFor: null,
  remindsAt: null,
  remindersSent: 0,
  declinedAt: null,
  unsubscribedAt: null,
  erasedAt: null,
} satisfies Partial<Testimonial>
const sent = { ...pending, status: 'sent', mailState: 'sent' } as const
const mailProblem = 'The mailbox refused the address.'

test.each([
  [
    'a mail that was put off',
    { ...pending, mailState: 'queued', mailDelivery: 'delayed' },
    'Delayed. The mail service did not take it yet; we go on trying. You can share the link meanwhile.',
    undefined,
  ],
  [
    'an address that cannot be reached',
    { ...pending, mailState: 'sent', mailDelivery: 'bounced', mailProblem },
    `The mail came back. ${mailProblem} Correct the address and send it again, or share the link yourself.`,
    'edit',
  ],
  [
    'a mail of which nobody knows',
    { ...pending, mailState: 'failed', mailDelivery: 'uncertain' },
    'Not sure it went out. The mail service did not say whether it took the mail. Send it again if your client got nothing. Or share the link yourself.',
    'copyLink',
  ],
  [
    'a mail that was refused',
    { ...pending, mailState: 'failed', mailProblem },
    `Not delivered. ${mailProblem} Send it again, or share the link yourself.`,
    'copyLink',
  ],
  [
    'a mail that never was to go out',
    { ...pending, mailProblem: 'You chose never to ask them.' },
    'Not sent. You chose never to ask them. You can share the link yourself.',
    'copyLink',
  ],
] as const)('%s is told with what to do next', (_, testimonial, words, mend) => {
  const mail = mailWords(testimonial)
  expect(`${mail?.title} ${mail?.words}`).toBe(words)
  expect(mendOf(testimonial)).toBe(mend)
})

test('nothing is said of a mail that went well, nor of one that the answer has overtaken', () => {
  expect(mailWords(pending)).toBeNull()
  expect(mailWords({ ...sent, mailDelivery: 'delivered' })).toBeNull()
  expect(mailWords({ ...sent, status: 'submitted', mailDelivery: 'bounced' })).toBeNull()
})

test('a reason that says itself what to do is left at that', () => {
  const reason = 'It cannot be reached. Correct the address, or copy the link.'
  expect(mailWords({ ...pending, mailDelivery: 'bounced', mailProblem: reason })?.words).toBe(reason)
})

test('nothing is to be mended for who wants no mails', () => {
  expect(mendOf({ ...pending, mailState: 'failed', declinedAt: now.toISOString() })).toBeUndefined()
})

test('what stands in the place of an answer is true', () => {
  expect(waitingWords(pending, { now })).toMatch(/^Not asked by mail yet/)
  expect(waitingWords({ ...pending, mailState: 'queued' }, { now })).toBe('The mail is on its way.')
  expect(waitingWords({ ...sent, mailDelivery: 'delivered' }, { now })).toBe('The mail was delivered. No answer yet.')
  expect(waitingWords({ ...pending, mailDelivery: 'bounced' }, { now })).toBe('No answer yet.')
  const scheduledFor = new Date(2026, 10, 26, 10).toISOString()
  expect(waitingWords({ ...pending, scheduledFor }, { now })).toBe('Will be asked by mail on Thu 26 Nov, 10:00.')
  expect(waitingWords({ ...pending, scheduledFor: now.toISOString() }, { now })).toBe('Will be asked by mail soon.')
})

const remindsAt = '2026-11-29T10:00:00.000Z'
const stopped = { kind: 'reminders_stopped', actor: 'owner' } as const
const resumed = { kind: 'reminders_resumed', actor: 'owner' } as const
const words = (testimonial: Parameters<typeof reminderWords>[0], history: (typeof stopped | typeof resumed)[] = []) =>
  reminderWords(testimonial, { history, now })?.words

test('a reminder is told of with its day, and how many there were', () => {
  expect(words({ ...sent, remindsAt })).toBe('A reminder goes out on Sun 29 Nov, unless Ana answers first.')
  expect(words({ ...sent, remindsAt: '2026-11-22T10:00:00.000Z' })).toMatch(/goes out tomorrow,/)
  expect(words({ ...sent, remindsAt, remindersSent: 1 })).toMatch(/^Reminded once\. Another reminder goes out/)
  expect(words({ ...sent, remindersSent: 2 })).toBe('Reminded twice.')
  expect(words(sent)).toBeUndefined()
})

test('reminders that the owner stopped are known as such until they go on', () => {
  expect(words(sent, [stopped])).toBe('No reminder goes out: you stopped them.')
  expect(words(sent, [stopped, resumed])).toBeUndefined()
  expect(reminderWords(sent, { history: [{ ...stopped, actor: 'system' }], now })).toBeNull()
  expect(words({ ...sent, remindsAt, declinedAt: now.toISOString() }, [stopped])).toBeUndefined()
  expect(words({ ...sent, status: 'submitted' }, [stopped])).toBeUndefined()
})
