// Starts our programs on the pinned Node and stops them gracefully. Plain JavaScript without dependencies, for Node 18
// and later.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A failure that one sentence explains: printed alone, without a stack. */
export class ProgramError extends Error {}

const lifeline = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href

/**
 * Starts one of our programs on the pinned Node. Closing its channel stops it, which also happens when this process is
 * killed, so it ends once, gracefully, and is never left behind. Its own process group keeps the terminal's Ctrl-C from
 * reaching it a second time.
 */
export function launch(node, args) {
  const options = ['--disable-warning=ExperimentalWarning', '--import', lifeline]
  const child = spawn(node, [...options, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
  return { ended, stop: () => child.connected && child.disconnect() }
}

/**
 * Calls `stop` at the first signal to end. npm sends SIGTERM to the shell between it and us, which dies without telling
 * us, so losing that shell counts as a signal too.
 */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  if (!process.env['npm_lifecycle_event']) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

/** Runs `main`, which returns the exit code, and prints a ProgramError as a single sentence. */
export async function runProgram(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
