import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** A failure that one sentence explains: printed alone, without a stack. */
export class ProgramError extends Error {}

/** Runs `main` in the project's folder and prints a ProgramError as a single sentence. */
export async function runProgram(main: () => Promise<number>): Promise<void> {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** True when this file was started directly, false when another one imports it. */
export const isProgram = (filename: string): boolean => realpathSync(process.argv[1] ?? '.') === filename

export type Ended = { code: number; output: string }

/**
 * Runs a program with our own Node and waits for it. Its output is either shown immediately or collected in `output`.
 * The exit code is 128 plus the signal's number when a signal ended it. When asked to stop, we end as soon as it has.
 */
export function runNode(
  args: string[],
  { isShown, environment = {} }: { isShown: boolean; environment?: Record<string, string> },
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  })
  const stop = () => {
    child.once('close', () => process.exit(128 + constants.signals.SIGTERM))
    child.kill('SIGTERM')
  }
  process.once('SIGTERM', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop)
      resolve({ code: signal ? 128 + constants.signals[signal] : (code ?? 1), output })
    })
  })
}
