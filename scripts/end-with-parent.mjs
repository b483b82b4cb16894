// Loaded into every program that scripts/setup.mjs launches. A closed channel means "stop": on request, or because the
// parent is gone. Windows has no signals, so the handlers of SIGTERM are called instead of sending it.
import process from 'node:process'

process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
})
process.channel?.unref()
