import { runNode, runProgram } from '../scripts/programs.ts'

const benches = [
  'backup',
  'databases',
  'feed',
  'list',
  'overview',
  'pages',
  'retention',
  'existing-import',
  'neighbours',
  'operator',
  'processes',
  'filters',
  'images',
  'webhooks',
  'widget',
  'wordings',
]
const HELP = `Runs one of the benchmarks: ${benches.join(', ')}. Each has its own --help.

  npm run bench [-- NAME [OPTIONS]]
`

await runProgram(async () => {
  const [name = 'list', ...options] = process.argv.slice(2)
  if (!benches.includes(name)) {
    process.stdout.write(HELP)
    return name === '--help' ? 0 : 1
  }
  return (await runNode([`bench/${name}.ts`, ...options], { isShown: true })).code
})
