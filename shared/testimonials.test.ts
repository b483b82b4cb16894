import { describe, expect, test } from 'vitest'
import { actionsOf, testimonialActions, TestimonialStatus } from './testimonials.ts'

const AT = '2026-11-21T09:00:00.000Z'
const plain = {
  status: 'pending',
  source: 'manual',
  emailDelivery: null,
  declinedAt: null,
  unsubscribedAt: null,
  withdrawnAt: null,
  erasedAt: null,
} as const

describe('what an owner may do', () => {
  test.each(TestimonialStatus.options)('with one that is %s is what the specification says, at least', (status) => {
    expect(actionsOf({ ...plain, status })).toEqual(expect.arrayContaining([...testimonialActions[status]]))
  })

  test.each([
    ['a request that nobody answered can be taken back', { status: 'pending' }, ['edit', 'copyLink', 'send', 'remove']],
    ['a sent one too', { status: 'sent' }, ['copyLink', 'resend', 'remove']],
    ['the answer of a client stays', { status: 'submitted' }, ['approve', 'reject']],
    ['words of the owner can be removed', { status: 'approved', source: 'owner' }, ['reject', 'remove']],
    ['who said no thanks is sent nothing', { status: 'sent', declinedAt: AT }, ['copyLink', 'remove']],
    ['nor before anything was sent', { status: 'pending', declinedAt: AT }, ['edit', 'copyLink', 'remove']],
    ['nor who ended mails', { status: 'sent', unsubscribedAt: AT }, ['copyLink', 'remove']],
    [
      'nor whose address cannot be reached',
      { status: 'pending', emailDelivery: 'bounced' },
      ['edit', 'copyLink', 'remove'],
    ],
    ['nor who reported one as spam', { status: 'sent', emailDelivery: 'complained' }, ['copyLink', 'remove']],
    [
      'a mail that is late or arrived can be sent again',
      { status: 'sent', emailDelivery: 'delivered' },
      ['copyLink', 'resend', 'remove'],
    ],
    [
      'who ended mails after answering is decided on',
      { status: 'submitted', unsubscribedAt: AT },
      ['approve', 'reject'],
    ],
    ['what was withdrawn cannot be approved', { status: 'rejected', withdrawnAt: AT }, []],
    ['what was erased can be removed', { status: 'rejected', withdrawnAt: AT, erasedAt: AT }, ['remove']],
    ['what was erased unanswered too', { status: 'sent', erasedAt: AT }, ['remove']],
  ] as const)('%s', (_, given, actions) => {
    expect(actionsOf({ ...plain, ...given })).toEqual(actions)
  })
})
