import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => `export const n${number} = ${number}`).join('\n')

const broken: { rule: string; path: string; source: string }[] = [
  { rule: 'eslint(eqeqeq)', path: 'shared/loose.ts', source: 'export const isZero = (n: unknown) => n == 0' },
  { rule: 'eslint(no-eval)', path: 'server/users/eval.ts', source: 'export const run = (code: string) => eval(code)' },
  {
    rule: 'eslint(no-new-func)',
    path: 'widget/src/function.ts',
    source: 'export const run = (code: string) => new Function(code)()',
  },
  {
    rule: 'house(zod-as-namespace)',
    path: 'shared/named-zod.ts',
    source: "import { z } from 'zod'\nexport const A = z.string()",
  },
  {
    rule: 'house(zod-as-namespace)',
    path: 'shared/default-zod.ts',
    source: "import z from 'zod'\nexport const A = z.string()",
  },
  {
    rule: 'house(zod-as-namespace)',
    path: 'shared/named-type.ts',
    source: "import type { ZodType } from 'zod'\nexport type A = ZodType",
  },
  {
    rule: 'house(no-current-date)',
    path: 'server/users/users.service.ts',
    source: 'export const now = () => new Date()',
  },
  { rule: 'house(no-current-date)', path: 'server/users/users.jobs.ts', source: 'export const now = () => Date()' },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'server/users/clock.ts',
    source: 'export const now = () => Date.now()',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'server/users/chance.ts',
    source: 'export const chance = () => Math.random()',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'server/users/ids.ts',
    source: 'export const id = () => crypto.randomUUID()',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'server/users/uuid.ts',
    source: "import { randomUUID } from 'node:crypto'\nexport const id = () => randomUUID()",
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'server/users/port.ts',
    source: "export const port = process.env['PORT']",
  },
  { rule: 'eslint(no-restricted-properties)', path: 'server/kernel/port.ts', source: 'export const { env } = process' },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'server/config/clock.ts',
    source: 'export const now = () => Date.now()',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'server/users/env.ts',
    source: "import { env } from 'node:process'\nexport const port = env['PORT']",
  },
  {
    rule: 'import(no-default-export)',
    path: 'dashboard/src/default.tsx',
    source: 'export default function Page() {\n  return null\n}',
  },
  { rule: 'house(no-barrel)', path: 'shared/index.ts', source: "export { A } from './clean.ts'" },
  { rule: 'house(no-barrel)', path: 'shared/star.ts', source: "export * from './clean.ts'\nexport const B = 1" },
  {
    rule: 'house(import-extension)',
    path: 'dashboard/src/relative.ts',
    source: "import { A } from './clean'\nexport const B = A",
  },
  {
    rule: 'house(import-extension)',
    path: 'dashboard/src/alias.ts',
    source: "import { A } from '#shared/clean'\nexport const B = A",
  },
  {
    rule: 'house(import-extension)',
    path: 'dashboard/src/lazy.ts',
    source: "export const load = () => import('./clean')",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/prepared.api.test.ts',
    source: "export const found = (raw) => raw.prepare('select id from users').all()",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/stored.api.test.ts',
    source: "const query = 'select id from users'\nexport const found = (raw) => raw.prepare(query).all()",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/run.api.test.ts',
    source: 'export const clear = (raw, table) => raw.exec(`delete from ${table}`)',
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/fragment.test.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const one = sql`select 1`",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/raw-fragment.test.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const order = sql.raw('rowid')",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/users/pragma.test.ts',
    source: "export const stop = (raw) => raw.pragma('query_only = on')",
  },
  {
    rule: 'house(no-raw-sql)',
    path: 'server/testing/users.ts',
    source: "import Sqlite from 'better-sqlite3'\nexport const raw = new Sqlite(':memory:')",
  },
  { rule: 'eslint(max-lines)', path: 'server/users/long.service.ts', source: linesOf(301) },
  { rule: 'eslint(max-lines)', path: 'dashboard/src/long.tsx', source: linesOf(301) },
  { rule: 'eslint(max-lines)', path: 'server/testing/long.ts', source: linesOf(301) },
  { rule: 'eslint(no-console)', path: 'server/users/talks.ts', source: "console.log('hello')" },
  { rule: 'eslint(no-console)', path: 'dashboard/src/talks.ts', source: "console.error('hello')" },
  { rule: 'eslint(no-console)', path: 'widget/src/talks.ts', source: "console.warn('hello')" },
  {
    rule: 'vitest(no-restricted-vi-methods)',
    path: 'server/users/users.api.test.ts',
    source: "import { vi } from 'vitest'\nvi.mock('./users.service.ts')",
  },
  {
    rule: 'vitest(no-focused-tests)',
    path: 'server/users/only.test.ts',
    source: "import { expect, it } from 'vitest'\nit.only('runs alone', () => {\n  expect(1).toBe(1)\n})",
  },
]

const clean: { path: string; source: string }[] = [
  {
    path: 'shared/clean.ts',
    source:
      "import * as z from 'zod'\nimport type * as types from 'zod'\nexport const A: types.ZodType = z.string()\nexport type { Kind } from './kinds.ts'",
  },
  { path: 'server/users/parse.ts', source: 'export const at = (text: string) => new Date(text)' },
  {
    path: 'server/kernel/clock.ts',
    source: 'export const now = () => new Date(Date.now())\nexport const today = () => new Date()',
  },
  {
    path: 'server/kernel/ids.ts',
    source: "import { randomUUID } from 'node:crypto'\nexport const id = () => randomUUID()",
  },
  { path: 'server/config/config.ts', source: 'export const environment = process.env' },
  { path: 'server/main.ts', source: "console.log('Goodword is at http://localhost:3000')" },
  { path: 'server/testing/harness.ts', source: 'export const started = new Date()' },
  { path: 'server/users/users.domain.test.ts', source: 'export const started = Date.now()' },
  {
    path: 'server/users/rows.api.test.ts',
    source:
      'export const found = (rows, table) => rows(table).list()\nexport const link = (text) => /href=(.*)/.exec(`${text} `)',
  },
  {
    path: 'server/users/users.repository.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const one = sql`select 1`",
  },
  {
    path: 'server/db/migrations.test.ts',
    source: "import Sqlite from 'better-sqlite3'\nexport const one = new Sqlite(':memory:').prepare('select 1')",
  },
  {
    path: 'dashboard/src/page.tsx',
    source:
      "import styles from './page.module.css'\nexport const name = styles['page']\nexport const load = () => import('./page.tsx')",
  },
  { path: 'dashboard/vite.config.ts', source: 'export default {}' },
  { path: 'scripts/talks.ts', source: 'console.log(Date.now())' },
  { path: 'server/users/long-enough.ts', source: linesOf(300) },
  { path: 'server/users/long.domain.test.ts', source: linesOf(301) },
  { path: 'e2e/long.spec.ts', source: linesOf(301) },
  { path: 'server/stripe/part-words/classifier/weights.domain.ts', source: linesOf(301) },
  { path: 'server/users/welcome.texts/de.ts', source: linesOf(301) },
]

const folder = mkdtempSync(join(tmpdir(), 'goodword-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

for (const file of ['.oxlintrc.json', 'scripts/house-rules.mjs']) cpSync(file, join(folder, file))
for (const { path, source } of [...broken, ...clean]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${source}\n`)
}

const Findings = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
const oxlint = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
  cwd: folder,
  encoding: 'utf8',
})
const found = Findings.parse(JSON.parse(oxlint.stdout)).diagnostics

describe('the linter', () => {
  it('has a planted violation for each rule of the house', () => {
    const names = readFileSync('.oxlintrc.json', 'utf8').matchAll(/"house\/([\w-]+)"/g)
    const planted = new Set(broken.map(({ rule }) => rule))
    expect([...names].map(([, name]) => `house(${name})`).filter((rule) => !planted.has(rule))).toEqual([])
  })

  it.each(broken)('reports $rule in $path', ({ rule, path }) => {
    expect(found.filter(({ filename }) => filename === path).map(({ code }) => code)).toContain(rule)
  })

  it.each(clean)('finds nothing wrong with $path', ({ path }) => {
    expect(found.filter(({ filename }) => filename === path)).toEqual([])
  })
})
