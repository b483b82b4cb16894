import { describe, expect, it } from 'vitest'
import { findMissing } from './check-doc-refs.ts'

const files = [
  'README.md',
  'server/main.ts',
  'server/users/users.routes.ts',
  'docs/decisions/0001-one-file.md',
  '.ci/run',
]
const missingIn = (text: string, document = 'ARCHITECTURE.md') => findMissing({ document, text, files })

describe('the check of what documents name', () => {
  it.each([
    'A path `server/main.ts`, a folder `server/users/`, a line `server/main.ts:12`.',
    'A name anywhere: `users.routes.ts`. A pattern: `*.routes.ts`, `server/<feature>/<feature>.routes.ts`, `server/**/*.ts`.',
    'A [link](README.md), a [part](README.md#start), a [site](https://example.org/server/none.ts), an [anchor](#here).',
    '```\nserver/main.ts   starts\n.ci/run\n```',
    'Words with a slash: `and/or`, `/goodword/user/me`, `npm run check`, `application/json`.',
  ])('accepts %j', (text) => {
    expect(missingIn(text)).toEqual([])
  })

  it.each([
    ['`server/none.ts`', 'server/none.ts'],
    ['run `node scripts/backup.ts --help`', 'scripts/backup.ts'],
    ['`none.service.ts`', 'none.service.ts'],
    ['`server/<feature>/<feature>.jobs.ts`', 'server/<feature>/<feature>.jobs.ts'],
    ['[a link](docs/none.md)', 'docs/none.md'],
    ['```\nnode scripts/none.ts\n```', 'scripts/none.ts'],
  ])('refuses %j', (text, missing) => {
    expect(missingIn(text)).toEqual([missing])
  })

  it('reads links from the folder of the document', () => {
    expect(missingIn('[Next](0001-one-file.md) [Up](../../README.md)', 'docs/decisions/0002-next.md')).toEqual([])
    expect(missingIn('[Next](0003-none.md)', 'docs/decisions/0002-next.md')).toEqual(['docs/decisions/0003-none.md'])
  })
})
