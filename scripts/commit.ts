import { execFileSync } from 'node:child_process'

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()

/** The short name of the commit that is checked out, and whether files but `except` have changed since. Empty without a repository. */
export function readCommit({ except = [] }: { except?: readonly string[] } = {}): string {
  try {
    const left = except.map((path) => `:!${path}`)
    const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...left) !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes' : ''}`
  } catch {
    return ''
  }
}
