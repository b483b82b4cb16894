import { Agent, get } from 'node:http'
import { quantile } from './quantiles.ts'

export type Times = { medianMs: number; p99Ms: number; slowestMs: number; failures: number; aSecond: number }

const EVERY_MS = 10
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function time(url: string, token: string): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

/** Sends a request every 10 ms until it is told to end, so that a stall is felt by everyone who would have asked meanwhile. */
export async function askSteadily(
  url: string,
  { until, token = '' }: { until: AbortSignal; token?: string },
): Promise<Times> {
  const running: Promise<number | undefined>[] = []
  const startedAt = performance.now()
  for (let sent = 0; !until.aborted; sent += 1) {
    await pause(Math.max(0, startedAt + sent * EVERY_MS - performance.now()))
    running.push(time(url, token).catch(() => undefined))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const answers = await Promise.all(running)
  const times = answers.filter((ms) => ms !== undefined)
  const at = (share: number) => quantile(times, share)
  const failures = answers.length - times.length
  return { medianMs: at(0.5), p99Ms: at(0.99), slowestMs: at(1), failures, aSecond: answers.length / seconds }
}

export const closeConnections = (): void => agent.destroy()
