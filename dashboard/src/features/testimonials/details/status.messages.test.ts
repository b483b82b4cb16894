import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { mendOf } from '../testimonial.email.ts'
import { emailMessage, reminderMessage, statusMessage, waitingMessage } from './status.messages.ts'

const AT = '2026-11-21T09:00:00.000Z'
const answered = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'submitted',
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  signOffAskedAt: null,
  signOffEndedAt: null,
  withdrawnAt: null,
  erasedAt: null,
} as const
const asked = { ...answered, status: 'sent' } as const

test.each([
  ['nothing of a plain answer', answered, undefined],
  ['of changed words that they wait', { ...answered, revisedAt: AT }, 'Ana changed the testimonial.'],
  [
    'nothing of changed words once they were read',
    { ...answered, status: 'approved' as const, revisedAt: AT },
    undefined,
  ],
  [
    'of withdrawn words that they are not to be shown',
    { ...answered, withdrawnAt: AT },
    'Ana withdrew this testimonial.',
  ],
  ['of one who said no thanks that no mail is sent', { ...asked, declinedAt: AT }, 'Ana declined.'],
  ['nothing of that once there is an answer', { ...answered, declinedAt: AT }, undefined],
  [
    'of one who ended mails that the link works',
    { ...asked, unsubscribedAt: AT },
    'Ana unsubscribed from your emails.',
  ],
  [
    'of what was erased that nothing is left',
    { ...answered, withdrawnAt: AT, erasedAt: AT },
    'The client erased everything',
  ],
])('says %s', (_, testimonial, beginning) => {
  const status = statusMessage(testimonial)
  if (beginning === undefined) expect(status).toBeNull()
  else expect(status).toMatchObject({ text: expect.stringMatching(`^${beginning}`), at: AT })
})

const now = new Date('2026-11-21T10:00:00.000Z')

const pending = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'pending',
  emailState: 'none',
  emailDelivery: null,
  emailProblem: null,
  scheduledFor: null,
  remindsAt: null,
  remindersSent: 0,
  declinedAt: null,
  unsubscribedAt: null,
  erasedAt: null,
} satisfies Partial<Testimonial>
const sent = { ...pending, status: 'sent', emailState: 'sent' } as const
const emailProblem = 'The mailbox refused the address.'

test.each([
  [
    'a mail that was put off',
    { ...pending, emailState: 'queued', emailDelivery: 'delayed' },
    'Delayed. The email service hasn’t accepted it yet. We’ll keep trying. You can share the link in the meantime.',
    undefined,
  ],
  [
    'an address that cannot be reached',
    { ...pending, emailState: 'sent', emailDelivery: 'bounced', emailProblem },
    `The email bounced. ${emailProblem} Correct the address and resend it, or share the link yourself.`,
    'edit',
  ],
  [
    'a mail of which nobody knows',
    { ...pending, emailState: 'failed', emailDelivery: 'uncertain' },
    'It may not have been sent. The email service didn’t confirm that it accepted the email. Send it again if your client didn’t get it. Or share the link yourself.',
    'copyLink',
  ],
  [
    'a mail that was refused',
    { ...pending, emailState: 'failed', emailProblem },
    `Not delivered. ${emailProblem} Resend it, or share the link yourself.`,
    'copyLink',
  ],
  [
    'a mail that never was to go out',
    { ...pending, emailProblem: 'You chose never to ask them.' },
    'Not sent. You chose never to ask them. You can share the link yourself.',
    'copyLink',
  ],
] as const)('%s is told with what to do next', (_, testimonial, text, mend) => {
  const message = emailMessage(testimonial)
  expect(`${message?.title} ${message?.text}`).toBe(text)
  expect(mendOf(testimonial)).toBe(mend)
})

test('nothing is said of a mail that went well, nor of one that the answer has overtaken', () => {
  expect(emailMessage(pending)).toBeNull()
  expect(emailMessage({ ...sent, emailDelivery: 'delivered' })).toBeNull()
  expect(emailMessage({ ...sent, status: 'submitted', emailDelivery: 'bounced' })).toBeNull()
})

test('a reason that says itself what to do is left at that', () => {
  const reason = 'It cannot be reached. Correct the address, or copy the link.'
  expect(emailMessage({ ...pending, emailDelivery: 'bounced', emailProblem: reason })?.text).toBe(reason)
})

test('nothing is to be mended for who wants no mails', () => {
  expect(mendOf({ ...pending, emailState: 'failed', declinedAt: now.toISOString() })).toBeUndefined()
})

test('what stands in the place of an answer is true', () => {
  expect(waitingMessage(pending, { now })).toMatch(/^Not sent yet/)
  expect(waitingMessage({ ...pending, emailState: 'queued' }, { now })).toBe('The email is being sent.')
  expect(waitingMessage({ ...sent, emailDelivery: 'delivered' }, { now })).toBe(
    'The email was delivered. No answer yet.',
  )
  expect(waitingMessage({ ...pending, emailDelivery: 'bounced' }, { now })).toBe('No answer yet.')
  const scheduledFor = new Date(2026, 10, 26, 10).toISOString()
  expect(waitingMessage({ ...pending, scheduledFor }, { now })).toBe('We’ll email the request on Thu 26 Nov, 10:00.')
  expect(waitingMessage({ ...pending, scheduledFor: now.toISOString() }, { now })).toBe('We’ll email the request soon.')
})

const remindsAt = '2026-11-29T10:00:00.000Z'
const byNora = { actor: 'member', memberId: 'usr_nora', name: 'Nora Feldmann' } as const
const stopped = { kind: 'reminders_stopped', ...byNora } as const
const resumed = { kind: 'reminders_resumed', ...byNora } as const
const me = 'usr_nora'
const text = (testimonial: Parameters<typeof reminderMessage>[0], history: (typeof stopped | typeof resumed)[] = []) =>
  reminderMessage(testimonial, { history, now, me })?.text

test('a reminder is told of with its day, and how many there were', () => {
  expect(text({ ...sent, remindsAt })).toBe('A reminder will be sent on Sun 29 Nov, unless Ana answers first.')
  expect(text({ ...sent, remindsAt: '2026-11-22T10:00:00.000Z' })).toMatch(/will be sent tomorrow,/)
  expect(text({ ...sent, remindsAt, remindersSent: 1 })).toMatch(/^Reminded once\. Another reminder will be sent/)
  expect(text({ ...sent, remindersSent: 2 })).toBe('Reminded twice.')
  expect(text(sent)).toBeUndefined()
})

test('reminders that the owner stopped are known as such until they go on', () => {
  expect(text(sent, [stopped])).toBe('You stopped reminders.')
  expect(text(sent, [stopped, resumed])).toBeUndefined()
  expect(reminderMessage(sent, { history: [stopped], now, me: 'usr_mira' })?.text).toBe(
    'Nora Feldmann stopped reminders.',
  )
  const bySystem = { ...stopped, actor: 'system', memberId: null, name: null } as const
  expect(reminderMessage(sent, { history: [bySystem], now, me })).toBeNull()
  expect(text({ ...sent, remindsAt, declinedAt: now.toISOString() }, [stopped])).toBeUndefined()
  expect(text({ ...sent, status: 'submitted' }, [stopped])).toBeUndefined()
})
