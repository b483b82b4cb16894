import { expect, test } from 'vitest'
import { statusMessage } from './status.messages.ts'

const AT = '2026-11-21T09:00:00.000Z'
const answered = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'submitted',
  revisedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
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
