import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ProgramError } from '../scripts/programs.ts'

const CONNECTIONS = 16

/** wrk knows the header `Host` by this spelling only. */
export type Requested = { path: string; headers: Record<string, string> }

/** How many requests a server answered in a few seconds, and how many that is a second. Costs less than node's clients. */
export async function runWrk(port: number, { path, headers }: Requested, { seconds }: { seconds: number }) {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...said]
  const { stdout } = await promisify(execFile)('wrk', [...options, `http://127.0.0.1:${port}${path}`]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new ProgramError('This needs wrk: on Debian and Ubuntu, run sudo apt-get install wrk.')
    },
  )
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new ProgramError(`Not every request was answered with 200:\n${stdout}`)
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  return { answers: read(/(\d+) requests in/), rate: read(/Requests\/sec:\s+([\d.]+)/) }
}
