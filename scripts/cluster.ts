import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster/cluster.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Runs Goodword in several processes on this machine, to look at it and measure it. Everything is gone when it stops.

  npm run cluster
  npm run cluster -- --webs 2 --workers 1 --port 8080

It starts PostgreSQL, a store for images, a stand-in for the email service, the processes, and nginx in front of them.
`

const MEMBERS_MAX = 16

function readCount(text: string, name: string, max = MEMBERS_MAX): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw new ProgramError(`--${name} must be a whole number from 1 to ${max}.`)
  return count
}

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      webs: { type: 'string', default: '3' },
      workers: { type: 'string', default: '2' },
      port: { type: 'string', default: '3000' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const cluster = await startCluster({
    webs: readCount(values.webs, 'webs'),
    workers: readCount(values.workers, 'workers'),
    port: readCount(values.port, 'port', 65_535),
  })
  console.log(`Goodword is ready at ${cluster.origin}, in ${cluster.members.length} processes:`)
  for (const { role, origin } of cluster.members) console.log(`  ${role.padEnd(7)}${origin}`)
  console.log(`DATABASE_URL=${cluster.postgres.url}`)
  console.log(
    'Emails are accepted by a stand-in and kept nowhere else: the last ones are printed here.\nStop with Ctrl-C.',
  )
  let printed = 0
  const printing = setInterval(() => {
    for (const { body } of cluster.resend.accepted.slice(printed))
      console.log(`\nTo ${[body.to].flat().join()}: ${body.subject}\n${body.text ?? ''}`)
    printed = cluster.resend.accepted.length
  }, 500)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  clearInterval(printing)
  const failed = await cluster.stop()
  if (failed.length > 0) throw new ProgramError(`${failed.length} processes did not end well.`)
  return 0
})
