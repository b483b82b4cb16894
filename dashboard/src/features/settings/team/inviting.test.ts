import { describe, expect, test } from 'vitest'
import { failedMessage, retryHint, sentMessage } from './inviting.messages.ts'
import { addAnswered, type CallOutcome, canInviteTo, countInvitations, planCalls } from './inviting.ts'

const lund = { id: 'wsp_lund', name: 'Lund Coffee' }
const adeyemi = { id: 'wsp_adeyemi', name: 'Adeyemi Pepper' }
const kornblume = { id: 'wsp_kornblume', name: 'Kornblume Bakery' }
const lakrits = { id: 'wsp_lakrits', name: 'Lindqvist Lakrits' }

const addresses = [
  { email: 'bent@x.example', obstacle: null },
  { email: 'mira@x.example', obstacle: { kind: 'member' as const, name: 'Mira Castell' } },
  { email: 'a@b', obstacle: { kind: 'invalid' as const } },
]

describe('the calls of one press', () => {
  test('are one for each workspace, and a member of the open one is invited to the others', () => {
    const calls = planCalls({ addresses, open: lund, others: [adeyemi], answered: new Map() })
    expect(calls).toEqual([
      { workspace: lund, emails: ['bent@x.example'] },
      { workspace: adeyemi, emails: ['bent@x.example', 'mira@x.example'] },
    ])
    expect(countInvitations(calls)).toBe(3)
  })

  test('leave out what was answered, and have what was added since', () => {
    const [ofLund] = planCalls({ addresses, open: lund, others: [], answered: new Map() })
    const answered = addAnswered(new Map(), ofLund ? [ofLund] : [])
    const planning = { open: lund, others: [adeyemi], answered }
    expect(planCalls({ ...planning, addresses }).map(({ workspace }) => workspace)).toEqual([adeyemi])
    const more = [...addresses, { email: 'lea@x.example', obstacle: null }]
    expect(planCalls({ ...planning, addresses: more })[0]).toEqual({ workspace: lund, emails: ['lea@x.example'] })
  })
})

test.each([
  ['admin', true, false, true],
  ['owner', true, false, true],
  ['editor', true, false, false],
  ['owner', false, false, false],
  ['owner', true, true, false],
] as const)(
  'a workspace in which somebody is %s, has a team %s and is frozen %s: %s',
  (role, hasTeam, isFrozen, can) => {
    const shown = { id: 'wsp_1', name: null, imageUrl: null, waiting: 0, waitingForSignOff: 0 }
    expect(canInviteTo({ ...shown, role, hasTeam, isFrozen })).toBe(can)
  },
)

const sent = (
  workspace: typeof lund,
  invited: number,
  skipped: Extract<CallOutcome, { kind: 'sent' }>['skipped'] = [],
) => ({
  workspace,
  kind: 'sent' as const,
  invited,
  skipped,
})
const failed = (workspace: typeof lund, message: string, isCertain = true) => ({
  workspace,
  kind: 'failed' as const,
  message,
  isCertain,
})

const MEMBER = { email: 'mira@x.example', reason: 'member' as const }

describe('what was sent', () => {
  test('names no workspace when only the open one was meant', () => {
    expect(sentMessage([sent(lund, 1)], { isOnlyOpen: true })).toBe('Invitation sent.')
    expect(sentMessage([sent(lund, 2, [MEMBER])], { isOnlyOpen: true })).toBe(
      '2 invitations sent. mira@x.example is already a member and won’t get an email.',
    )
  })

  test.each([
    [[sent(lund, 2), sent(adeyemi, 2)], '4 invitations sent, for Lund Coffee and Adeyemi Pepper.'],
    [[sent(lund, 1), sent(lund, 1)], '2 invitations sent, for Lund Coffee.'],
    [[sent(lund, 1), sent(adeyemi, 1), sent(kornblume, 1), sent(lakrits, 1)], '4 invitations sent, for 4 workspaces.'],
    [
      [sent(lund, 1, [MEMBER]), sent(adeyemi, 0, [MEMBER, { email: 'bent@x.example', reason: 'invited' }])],
      'Invitation sent, for Lund Coffee. mira@x.example is already a member of Lund Coffee and Adeyemi Pepper. ' +
        'bent@x.example is already invited to Adeyemi Pepper.',
    ],
    [
      [sent(lund, 0, [{ email: 'bent@x.example', reason: 'unreachable' }])],
      'bent@x.example can’t be reached: emails to it came back.',
    ],
  ])('says for which workspaces, and who got none: %#', (outcomes, message) => {
    expect(sentMessage(outcomes, { isOnlyOpen: false })).toBe(message)
  })
})

describe('what failed', () => {
  test('is the message of the server when only the open one was meant', () => {
    expect(failedMessage([failed(lund, 'Try again tomorrow.')], { isOnlyOpen: true })).toBe('Try again tomorrow.')
  })

  test('says for which workspaces and why, and what is uncertain', () => {
    const all = [failed(lund, 'No team.'), failed(adeyemi, 'No team.'), failed(kornblume, 'No answer.', false)]
    expect(failedMessage(all, { isOnlyOpen: false })).toBe(
      'Not sent for Lund Coffee and Adeyemi Pepper: No team. Perhaps not sent for Kornblume Bakery: No answer.',
    )
    expect(retryHint(all)).toBe('You can send again: nobody gets the same invitation twice.')
    expect(retryHint(all.slice(0, 1))).toBeUndefined()
  })
})
