import { exampleInstallation } from '#shared/installation.ts'
import { createApplication } from './app/application.ts'
import { composeDeps } from './app/compose.ts'
import { createClockWatch, settleClockMovedBefore } from './app/clock-watch.ts'
import { createHealthApp } from './app/http.ts'
import { createLeaving } from './app/leaving.ts'
import { listen } from './app/listen.ts'
import { listenForOperators } from './app/operators.ts'
import { shutDown } from './app/shutdown.ts'
import { restrictOutgoing } from './app/outgoing.ts'
import { outgoingHosts } from './config/outgoing-hosts.ts'
import { leaveEmulators } from './app/emulated-data.ts'
import { hasOutboxReader } from './app/emulators.ts'
import { explainStartFailure } from './app/start-failure.ts'
import { type Config, readProcessConfig } from './config/config.ts'
import { systemClock } from './kernel/clock.ts'

/** What is already queued goes first. */
const FIRST_RECONCILIATION_AFTER_MS = 60_000

// What the process makes is for its user alone.
process.umask(0o077)

let installation = exampleInstallation
try {
  const config = readProcessConfig()
  installation = config.installation
  if (!process.argv.includes('--check-config')) await serve(config)
} catch (error) {
  const sentence = explainStartFailure(error, installation)
  if (!sentence) throw error
  console.error(sentence)
  process.exit(1)
}

async function serve(config: Config): Promise<void> {
  restrictOutgoing({ allowed: outgoingHosts(config), isLoopbackAllowed: !config.isProduction })
  let origin = config.publicUrl ?? `http://localhost:${config.port}`
  const deps = await composeDeps({ config, publicUrl: () => origin })
  await (deps.development ? deps.development.settleClock() : leaveEmulators(deps))
  const application = createApplication(deps)
  const { app, answerFromCache, tally, endpoints, jobs, services, housekeeping, reconciliation, reportOffering } =
    application
  const { counts } = services
  const close = async (error: unknown) => {
    await deps.db.close()
    throw error
  }
  const ops = await listenForOperators(config, { ...deps, ...application }).catch(close)
  // Before a page of this release is answered, whose scripts another one may be asked for.
  await deps.releaseFiles
    .keep()
    .catch((error: unknown) => deps.log.error({ err: error }, 'scripts could not be saved for other releases'))
  const leaving = createLeaving()
  const answering =
    config.role === 'worker'
      ? { app: createHealthApp(deps), answerFromCache: leaving.answer }
      : {
          app,
          answerFromCache: (...call: Parameters<typeof answerFromCache>) =>
            leaving.answer(...call) || answerFromCache(...call),
        }
  const { server, port } = await listen(answering.app, {
    ...config,
    ...answering,
    uploads: endpoints.filter(({ upload }) => upload),
  }).catch(close)
  origin = config.publicUrl ?? `http://localhost:${port}`
  await settleClockMovedBefore(deps)
  await housekeeping.plan()
  await reportOffering.plan()
  await reconciliation.plan(new Date(deps.clock.now().getTime() + FIRST_RECONCILIATION_AFTER_MS))
  if (config.role !== 'web') await jobs.start()
  const clockWatch = createClockWatch({ ...deps, jobs, machine: systemClock })
  clockWatch.start()
  deps.development?.start()
  counts.start((error) => deps.log.error({ err: error }, 'pending counts could not be written'))

  // A second signal changes nothing while the server is stopping.
  let stopping: Promise<void> | undefined
  const stop = () => {
    clockWatch.stop()
    stopping ??= shutDown({ ...deps, server, opsServer: ops?.server, jobs, counts, tally }).then(
      () => process.exit(0),
      (error: unknown) => {
        deps.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  // Nobody wants to wait in a terminal.
  process.on('SIGINT', stop)
  process.on('SIGTERM', () => void leaving.leave(config.stopDelayMs).then(stop))

  console.log(`${config.installation.productName} is ready at ${origin}`)
  if (config.role === 'worker') console.log('It runs jobs, and answers only /livez, /healthz and /readyz.')
  if (config.role === 'web') console.log('It answers requests, and leaves the jobs to others.')
  if (ops) console.log(`The operator’s page is at http://${config.ops?.host}:${ops.port}`)
  if (config.reachedBy) console.log(`Runs as production, without the tools for trying things out: ${config.reachedBy}.`)
  if (hasOutboxReader(config)) console.log(`Emails are kept, not sent. Read them at ${origin}/dev/outbox`)
  else if (config.email.service === 'outbox')
    console.log('No emails are sent. Set RESEND_API_KEY or SMTP_URL to send them.')
  if (deps.development?.stripe) console.log(`Stripe is not set up. Try payments and plans at ${origin}/dev/stripe`)
  console.log('Stop with Ctrl-C.')
}
