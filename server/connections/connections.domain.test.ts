import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitToLimit, hasRoom, isAccountId, type LinkStatus } from './connections.domain.ts'

const statuses: LinkStatus[] = ['active', 'paused_plan', 'needs_attention']
const anyLinks = fc.array(fc.record({ status: fc.constantFrom(...statuses) }), { maxLength: 12 })
const anyLimit = fc.option(fc.integer({ min: 0, max: 6 }))

test('a link whose secret is not known waits for it, within the plan and again when the plan grows', () => {
  const fit = (status: LinkStatus, limit: number | null) => fitToLimit([{ status, lacksSecret: true }], limit)
  expect(fit('awaiting_secret', 1)).toEqual([])
  expect(fit('awaiting_secret', 0)).toMatchObject([{ status: 'paused_plan' }])
  expect(fit('paused_plan', 1)).toMatchObject([{ status: 'awaiting_secret' }])
})

describe('fitting links to a plan', () => {
  test.each<[LinkStatus[], number | null, LinkStatus[]]>([
    [['active', 'active', 'active'], 1, ['active', 'paused_plan', 'paused_plan']],
    [['active', 'paused_plan', 'paused_plan'], 3, ['active', 'active', 'active']],
    [['active', 'paused_plan', 'paused_plan', 'paused_plan'], 3, ['active', 'active', 'active', 'paused_plan']],
    [['paused_plan', 'paused_plan'], null, ['active', 'active']],
    [['paused_plan', 'active'], 1, ['active', 'paused_plan']],
    [['needs_attention', 'active'], 1, ['needs_attention', 'active']],
  ])('makes of %j with a limit of %j: %j', (before, limit, after) => {
    expect(
      fitted(
        before.map((status) => ({ status })),
        limit,
      ),
    ).toEqual(after)
  })

  test('keeps as many active as the plan allows, the oldest, and has nothing to do a second time', () => {
    fc.assert(
      fc.property(anyLinks, anyLimit, (links, limit) => {
        const after = fitted(links, limit)
        const places = after.filter((status) => status !== 'needs_attention')
        const allowed = Math.min(limit ?? places.length, places.length)
        expect(places).toEqual(places.map((_, index) => (index < allowed ? 'active' : 'paused_plan')))
        expect(
          changes(
            links.map((link, index) => ({ ...link, status: after[index] ?? link.status })),
            limit,
          ),
        ).toEqual([])
        if (hasRoom(links, limit)) expect(places).not.toContain('paused_plan')
      }),
    )
  })
})

const changes = (links: { status: LinkStatus }[], limit: number | null) =>
  fitToLimit(
    links.map((of) => ({ of, status: of.status, lacksSecret: 'lacksSecret' in of && of.lacksSecret === true })),
    limit,
  )

function fitted(links: { status: LinkStatus }[], limit: number | null): LinkStatus[] {
  const changed = new Map(changes(links, limit).map(({ link, status }) => [link.of, status]))
  return links.map((link) => changed.get(link) ?? link.status)
}

test.each([
  ['acct_1PxQabc', true],
  ['acct_', false],
  ['acct_1Px/../x', false],
  ['acct_1Px\n', false],
  ['cus_1PxQ', false],
  ['xacct_1PxQ', false],
])('%j names an account: %j', (text, expected) => {
  expect(isAccountId(text)).toBe(expected)
})
