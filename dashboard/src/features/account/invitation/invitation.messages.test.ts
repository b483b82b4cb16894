import { expect, test } from 'vitest'
import type { OpenInvitation } from '#shared/invitations.ts'
import { day, quoteOf, roleParts } from './invitation.messages.ts'

test('a day is written without a comma', () => {
  expect(day('2026-11-25T10:00:00.000Z')).toBe('Wednesday 25 November 2026')
})

test.each([
  ['viewer', 'a'],
  ['editor', 'an'],
  ['admin', 'an'],
] as const)('%s follows "%s"', (role, article) => {
  expect(roleParts(role).article).toBe(article)
})

test('the quote comes with its stars', () => {
  const invitation: OpenInvitation = {
    status: 'pending',
    workspaceName: 'Lund Coffee',
    workspaceImageUrl: null,
    inviterName: 'Mira Castell',
    inviterEmail: 'mira@feldmann.example',
    expiresAt: '2026-11-25T10:00:00.000Z',
    email: 'freja@feldmann.example',
    role: 'editor',
    obstacle: null,
    quote: { text: 'Good.', author: 'Hanna Brückner', role: null, company: 'Werkbund Offices', rating: 5 },
  }
  expect(quoteOf(invitation)).toEqual({
    source: 'From Lund Coffee’s wall',
    text: 'Good.',
    author: 'Hanna Brückner',
    note: 'Werkbund Offices',
    rating: 5,
  })
  expect(quoteOf({ ...invitation, quote: null })).toBeNull()
})
