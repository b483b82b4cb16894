import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const inputs = pathToFileURL(join(import.meta.dirname, 'build-inputs.ts')).href

let folder: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const evaluate = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', `import * as build from '${inputs}'\n${code}`], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

const isFresh = () => evaluate('console.log(build.isBuildFresh())') === 'true'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-inputs-'))
  write('dashboard/src/main.tsx', 'one')
  write('widget/src/embed.ts', 'one')
  write('shared/users.ts', 'one')
  write('package-lock.json', '{}')
  write('server/main.ts', 'one')
  write('dist/dashboard/index.html', 'built')
  evaluate('build.rememberBuild(build.hashInputs())')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the build', () => {
  it('is fresh as long as nothing that it reads has changed', () => {
    write('server/main.ts', 'two')
    write('dashboard/src/main.test.tsx', 'a test')
    expect(isFresh()).toBe(true)
  })

  it.each([
    'dashboard/src/main.tsx',
    'widget/src/embed.ts',
    'shared/users.ts',
    'package-lock.json',
    'dashboard/public/new.svg',
  ])('is stale when %s has changed', (path) => {
    write(path, 'two')
    expect(isFresh()).toBe(false)
  })

  it('is stale when a file that it read is gone', () => {
    rmSync(join(folder, 'widget/src/embed.ts'))
    expect(isFresh()).toBe(false)
  })

  it('is stale when one has begun and not ended, or when dist is gone', () => {
    evaluate('build.forgetBuild()')
    expect(isFresh()).toBe(false)
    rmSync(join(folder, 'dist'), { recursive: true })
    expect(isFresh()).toBe(false)
  })
})
