import { forgetMovedClock } from '#server/clock/movable-clock.ts'
import { createApplication } from './app/application.ts'
import { composeDeps } from './app/compose.ts'
import type { Deps } from './app/deps.ts'
import { listen } from './app/listen.ts'
import { shutDown } from './app/shutdown.ts'
import { hasOutboxReader } from './app/stand-ins.ts'
import { explainStartFailure } from './app/start-failure.ts'
import { readProcessConfig } from './config/config.ts'

/** Whatever waits from before goes first. */
const FIRST_LOOK_AFTER_MS = 60_000

try {
  const config = readProcessConfig()
  if (!process.argv.includes('--check-config')) await serve(config)
} catch (error) {
  const sentence = explainStartFailure(error)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

async function serve(config: ReturnType<typeof readProcessConfig>): Promise<void> {
  let origin = config.publicUrl ?? `http://localhost:${config.port}`
  const deps = composeDeps({ config, publicUrl: () => origin })
  await settleClock(deps)
  const { app, answerQuickly, tally, endpoints, jobs, services, housekeeping, catchingUp } = createApplication(deps)
  const { counts } = services
  const { server, port } = await listen(app, {
    ...config,
    answerQuickly,
    uploads: endpoints.filter(({ upload }) => upload),
  }).catch((error: unknown) => {
    deps.db.close()
    throw error
  })
  origin = config.publicUrl ?? `http://localhost:${port}`
  await housekeeping.plan()
  await catchingUp.plan(new Date(deps.clock.now().getTime() + FIRST_LOOK_AFTER_MS))
  await jobs.start()
  counts.start((error) => deps.log.error({ err: error }, 'counts wait to be written'))

  // A second signal on the way out changes nothing: the first one is being obeyed.
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= shutDown({ server, jobs, counts, tally, db: deps.db }).then(
      () => process.exit(0),
      (error: unknown) => {
        deps.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

  console.log(`Goodword is ready at ${origin}`)
  if (hasOutboxReader(config)) console.log(`Mails are kept, not sent: read them at ${origin}/dev/outbox`)
  else if (config.mail.service === 'outbox') console.log('No mail is sent: set RESEND_API_KEY or SMTP_URL.')
  if (deps.movableClock) console.log(`No Stripe is set up: try payments and plans out at ${origin}/dev/stripe`)
  console.log('Stop with Ctrl-C.')
}

/** A clock that was moved to try something out goes on from there, or is forgotten where clocks are not moved. */
// A declaration: what is above runs before a constant would be there.
function settleClock(deps: Deps) {
  return deps.movableClock ? deps.movableClock.restore() : forgetMovedClock(deps)
}
