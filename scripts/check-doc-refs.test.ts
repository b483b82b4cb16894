import { describe, expect, it } from 'vitest'
import { expandBraces, fixedPrefixes } from './check-doc-refs-patterns.ts'
import { findMissing } from './check-doc-refs.ts'

const files = [
  'README.md',
  'tsconfig.base.json',
  'server/main.ts',
  'server/users/users.routes.ts',
  'dashboard/src/main.tsx',
  'dashboard/src/styles/fonts.css',
  'docs/decisions/0001-one-file.md',
  '.ci/run',
]
const missingIn = (text: string, document = 'ARCHITECTURE.md', rules?: unknown) =>
  findMissing({ document, text, files, rules })

describe('the check of what documents name', () => {
  it.each([
    'A path `server/main.ts`, a folder `server/users/`, a line `server/main.ts:12`.',
    'A name anywhere: `users.routes.ts`. A pattern: `*.routes.ts`, `server/<feature>/<feature>.routes.ts`, `server/**/*.ts`.',
    'A part of a path: `styles/fonts.css`.',
    'A [link](README.md), a [part](README.md#start), a [site](https://example.org/server/none.ts), an [anchor](#here).',
    '```\nserver/main.ts   starts\n.ci/run\n```',
    'Words with a slash: `and/or`, `/goodword/user/me`, `npm run check`, `application/json`.',
    'What the build writes: `dist/widget/manifest.json`.',
    'Decision 1 and decision\n0001.',
  ])('accepts %j', (text) => {
    expect(missingIn(text)).toEqual([])
  })

  it.each([
    ['`server/none.ts`', 'server/none.ts'],
    ['run `node scripts/backup.ts --help`', 'scripts/backup.ts'],
    ['`none.service.ts`', 'none.service.ts'],
    ['`styles/none.css`', 'styles/none.css'],
    ['`server/<feature>/<feature>.jobs.ts`', 'server/<feature>/<feature>.jobs.ts'],
    ['[a link](docs/none.md)', 'docs/none.md'],
    ['```\nnode scripts/none.ts\n```', 'scripts/none.ts'],
    ['see decision 2', 'docs/decisions/0002-'],
  ])('refuses %j', (text, missing) => {
    expect(missingIn(text)).toEqual([missing])
  })

  it('reads links from the folder of the document', () => {
    expect(missingIn('[Next](0001-one-file.md) [Up](../../README.md)', 'docs/decisions/0002-next.md')).toEqual([])
    expect(missingIn('[Next](0003-none.md)', 'docs/decisions/0002-next.md')).toEqual(['docs/decisions/0003-none.md'])
  })
})

describe('the check of what comments name', () => {
  it.each([
    ['server/a.ts', "// See server/main.ts and users.routes.ts.\nconst path = 'server/none.ts'"],
    ['server/a.ts', '/** Colours of `styles/fonts.css`. */'],
    ['server/users/a.ts', '// Like ./users.routes.ts'],
    ['server/a.ts', "fetch('https://example.org/server/none.ts') // decision 1"],
  ])('accepts %s: %j', (document, text) => {
    expect(missingIn(text, document)).toEqual([])
  })

  it.each([
    ['server/a.ts', '// A bare path: server/none.ts.', 'server/none.ts'],
    ['server/a.ts', ['const a = 1', '// see e2e/none.spec.ts'].join(' '), 'e2e/none.spec.ts'],
    ['server/a.ts', '/** A quoted path: `shared/none.ts`. */', 'shared/none.ts'],
    ['server/a.ts', '/**\n * Several lines: `none.service.ts`.\n */', 'none.service.ts'],
    ['server/a.ts', '// as docs/decisions/0009-none.md says', 'docs/decisions/0009-none.md'],
    ['server/a.ts', '/**\n * because of decision\n * 12\n */', 'docs/decisions/0012-'],
    ['dashboard/src/a.tsx', '{/* See `styles/none.css`. */}', 'styles/none.css'],
    ['dashboard/src/a.css', '/* The colours of tokens.css. */', 'tokens.css'],
    ['dashboard/index.html', '<!-- loads none.tsx -->', 'none.tsx'],
    ['server/db/migrations/0001_a.sql', '-- see server/none.ts', 'server/none.ts'],
    ['.env.example', '# Deploy none.rules to it.', 'none.rules'],
    ['.ci/run', '# calls scripts/none.mjs', 'scripts/none.mjs'],
    ['.github/workflows/ci.yml', '# calls scripts/none.mjs', 'scripts/none.mjs'],
  ])('refuses %s: %j', (document, text, missing) => {
    expect(missingIn(text, document)).toEqual([missing])
  })
})

describe('the check of what configuration files name', () => {
  it.each([
    ['package.json', '{ "scripts": { "start": "node --env-file=.env server/main.ts" } }'],
    ['knip.json', '{ "entry": ["server/**/*.ts", "server/{main,users/users.routes}.{ts,tsx}", "**/*.routes.ts"] }'],
    ['.size-limit.cjs', "const page = 'src/main.tsx'\nconst built = 'dist/dashboard/index.html'"],
    ['dashboard/tsconfig.json', '{ "extends": "../tsconfig.base.json", "include": ["src", "src/**/*.tsx"] }'],
  ])('accepts %s: %s', (document, text) => {
    expect(missingIn(text, document)).toEqual([])
  })

  it.each([
    ['package.json', '{ "scripts": { "start": "node scripts/none.mjs" } }', 'scripts/none.mjs'],
    ['package.json', '{ "imports": { "#none/*": "./widget/*" } }', 'widget/*'],
    ['.oxlintrc.json', '{ "jsPlugins": ["./scripts/none.mjs"] }', 'scripts/none.mjs'],
    ['.oxlintrc.json', '{ "overrides": [{ "files": ["widget/**"] }] }', 'widget/**'],
    ['.oxlintrc.json', '{ "message": "Take ids from server/kernel/none.ts." }', 'server/kernel/none.ts'],
    ['knip.json', '{ "entry": ["server/{main,none}.ts"] }', 'server/none.ts'],
    ['.size-limit.cjs', "const page = 'src/none.tsx'", 'src/none.tsx'],
    ['vite.workspace.ts', "setupFiles: ['./scripts/none.ts']", 'scripts/none.ts'],
    ['playwright.config.ts', '// e2e/none.ts starts a server', 'e2e/none.ts'],
    ['tsconfig.json', '{ "include": ["server", "bench"] }', 'bench'],
    ['dashboard/tsconfig.json', '{ "extends": "../tsconfig.none.json" }', 'tsconfig.none.json'],
  ])('refuses %s: %s', (document, text, missing) => {
    expect(missingIn(text, document)).toEqual([missing])
  })

  it('follows the regular expressions of the import rules', () => {
    const rules = (path: string) => ({
      forbidden: [{ from: { path }, to: { pathNot: '(^|node_modules/)(zod)(/|$)' } }],
    })
    const missing = (path: string) => missingIn('', '.dependency-cruiser.cjs', rules(path))
    expect(missing('^server/(main\\.ts$|users/)')).toEqual([])
    expect(missing('^dashboard/src/(styles|none)/')).toEqual(['dashboard/src/none/'])
    expect(missing('^server/users/none\\.ts$')).toEqual(['server/users/none.ts'])
    expect(missing('^server/main\\.t$')).toEqual(['server/main.t'])
  })
})

describe('the beginning of a path', () => {
  it.each([
    ['^server/http/', ['server/http/']],
    ['^(server|shared)/(?!app)', ['server/', 'shared/']],
    ['^server/(db|testing)/|\\.repository\\.ts$', ['server/db/', 'server/testing/']],
    [
      '^server/((images|widgets)/sharp-[^/]+|testing/a)\\.ts$',
      ['server/images/sharp-', 'server/widgets/sharp-', 'server/testing/a.ts'],
    ],
    ['^server/emails/(smtp/)?outbox', ['server/emails/']],
    ['^dashboard/src/router\\.tsx?$', ['dashboard/src/router.ts']],
    ['^server/$1/', ['server/']],
    ['\\.test\\.ts$', []],
  ])('is found in %s', (pattern, prefixes) => {
    expect(fixedPrefixes(pattern).map(({ prefix }) => prefix)).toEqual(prefixes)
  })

  it('is split where braces mean several names, and not where they mean endings', () => {
    expect(expandBraces('a/{b,c}/d.{ts,tsx}')).toEqual(['a/b/d.{ts,tsx}', 'a/c/d.{ts,tsx}'])
  })
})
