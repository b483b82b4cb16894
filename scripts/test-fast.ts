import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { partsOf } from './changed-parts.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'
import { typeCheck } from './type-check.ts'

const HELP = `Checks what you changed: formatting and lint of the files, types of their projects, tests of their folders.
Without uncommitted changes it takes those of the last commit. npm test is the proof; this is the first answer.

  npm run test:fast [-- --since REF]

  --since   also what was committed after REF, such as main
`

function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return output.split('\n').filter((line) => line !== '')
  } catch {
    throw new ProgramError(
      `git ${args.join(' ')} failed. Run this in a clone, and name a commit or branch that exists.`,
    )
  }
}

function listChanged(since: string | undefined): string[] {
  const uncommitted = [
    ...git('diff', '--name-only', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return (uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1')).filter((path) =>
    existsSync(path),
  )
}

async function run(name: string, args: string[]): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await runNode(args, { isShown: false })
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (code !== 0) console.log(output.trim())
  return code === 0
}

async function runInTurn(steps: [name: string, args: string[]][]): Promise<boolean> {
  let isPassed = true
  for (const [name, args] of steps) isPassed = (await run(name, args)) && isPassed
  return isPassed
}

const typesOf = (folder: string): [string, string[]] => {
  const name = folder === '.' ? 'server' : folder
  return [`types of ${name}`, typeCheck({ name, folder })]
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const { files, projects, testFolders } = partsOf(listChanged(values.since))
  if (files.length === 0) {
    console.log('No code was changed.')
    return 0
  }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vite.workspace.ts', '--passWithNoTests']
  const passed = await Promise.all([
    runInTurn([
      ['formatting', ['node_modules/oxfmt/bin/oxfmt', '--check', ...files]],
      ['lint', ['node_modules/oxlint/bin/oxlint', ...files]],
      ...projects.map(typesOf),
    ]),
    testFolders.length === 0 ||
      run(`tests of ${testFolders.join(', ')}`, [...vitest, ...testFolders.map((path) => `${path}/`)]),
  ])
  return passed.every(Boolean) ? 0 : 1
})
