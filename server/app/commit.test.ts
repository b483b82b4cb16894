import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCommit } from './commit.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-commit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a release names its commit, a clone has one, and anything else has none', () => {
  const clone = newFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: ['ignore', 'pipe', 'ignore'] })
  git('init')
  expect(readCommit({}, clone)).toBeNull()
  git('-c', 'user.name=Nora', '-c', 'user.email=nora@studio.example', 'commit', '--allow-empty', '-m', 'first')
  expect(readCommit({}, clone)).toBe(git('rev-parse', '--short', 'HEAD').toString().trim())
  expect(readCommit({ commit: 'a1c09e2' }, clone)).toBe('a1c09e2')

  const unpacked = join(clone, 'release')
  mkdirSync(unpacked)
  expect(readCommit({}, unpacked)).toBeNull()
})
