import { describe, expect, it } from 'vitest'
import { partsOf } from './changed-parts.ts'

describe('partsOf', () => {
  it.each([
    ['server/emails/templates/sender.domain.ts', ['.'], ['server/emails']],
    [
      'dashboard/src/features/settings/emails/emails.view.tsx',
      ['dashboard', 'e2e'],
      ['dashboard/src/features/settings'],
    ],
    ['dashboard/src/portal/history.tsx', ['dashboard', 'e2e'], ['dashboard/src/portal']],
    ['widget/src/behaviour/carousel.tsx', ['.', 'e2e', 'widget'], ['widget']],
    ['shared/payments.ts', ['.', 'dashboard', 'e2e', 'widget'], ['shared']],
    ['bench/feed.ts', ['.'], ['bench']],
    ['e2e/list.spec.ts', ['e2e'], []],
    ['package.json', [], []],
    ['README.md', [], []],
  ])('of %s', (path, projects, testFolders) => {
    expect(partsOf([path])).toMatchObject({ projects, testFolders })
  })

  it('names each part once', () => {
    expect(partsOf(['server/users/a.ts', 'server/users/b.ts', 'server/db/schema/c.sql'])).toEqual({
      files: ['server/users/a.ts', 'server/users/b.ts'],
      projects: ['.'],
      testFolders: ['server/db', 'server/users'],
    })
  })
})
