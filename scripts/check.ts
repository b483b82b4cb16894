import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isBuildFresh } from './build-inputs.ts'
import { runNode, runProgram } from './programs.ts'
import { typeCheck } from './type-check.ts'

const HELP = `Runs every check that needs no test: formatting, lint, types, imports, names, unused code, documents,
packages, sizes.

  npm run check [-- --report FILE]

  --report   also write the results to FILE, as JSON
`

const AT_ONCE = 2

type Check = { name: string; args: string[] }
export type CheckResult = { name: string; isPassed: boolean; seconds: number; output: string }

const types = (name: string, folder: string): Check => ({ name: `types of ${name}`, args: typeCheck({ name, folder }) })

const importFolders = ['server', 'shared', 'dashboard', 'widget', 'scripts', 'e2e', 'bench'].filter((folder) =>
  existsSync(folder),
)

/** Slow ones first, so that the fast ones fill the gaps. */
const checks: Check[] = [
  types('server', '.'),
  types('dashboard', 'dashboard'),
  types('widget', 'widget'),
  types('e2e', 'e2e'),
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'imports',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...importFolders, '--config', '--no-progress'],
  },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives', '.'] },
  { name: 'formatting', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'names', args: ['scripts/check-names.ts'] },
  { name: 'documents', args: ['scripts/check-doc-refs.ts'] },
  { name: 'style sheets', args: ['scripts/check-css.ts'] },
  { name: 'packages', args: ['scripts/check-packages.ts'] },
]

const sizes: Check = { name: 'sizes', args: ['node_modules/size-limit/bin.js'] }

async function run({ name, args }: Check): Promise<CheckResult> {
  const started = performance.now()
  const { code, output } = await runNode(args, { isShown: false })
  const result = { name, isPassed: code === 0, seconds: (performance.now() - started) / 1000, output: output.trim() }
  console.log(`${result.isPassed ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${result.seconds.toFixed(1).padStart(5)} s`)
  return result
}

async function runAll(waiting: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const queue = [...waiting]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await run(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { report: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const isBuilt = isBuildFresh()
  const results = await runAll(isBuilt ? [...checks, sizes] : checks)
  if (!isBuilt) console.log('skipped   sizes: dist/ is out of date; run npm run build.')

  const failed = results.filter(({ isPassed }) => !isPassed)
  for (const { name, output } of failed) console.log(`\n— ${name} —\n${output}`)
  if (values.report) writeFileSync(values.report, JSON.stringify(results))
  console.log(`\n${results.length - failed.length} checks passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
})
