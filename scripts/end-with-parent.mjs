// Loaded into every program that scripts/setup.mjs launches. A closed channel means "stop": on request, or because the
// parent died. Windows has no signals, so this calls the handlers of SIGTERM instead of sending it.
import process from 'node:process'

process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
})
process.channel?.unref()
