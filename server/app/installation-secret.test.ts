import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readInstallationSecret } from './installation-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the secret is made once, long, and readable by its user only', () => {
  const secret = readInstallationSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readInstallationSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'installation-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['installation-secret'])
})

test('an empty file, left by a power cut, is no secret', () => {
  writeFileSync(join(folder, 'installation-secret'), '')
  expect(readInstallationSecret(folder)).toMatch(/^[\w-]{43}$/)
})
