import * as z from 'zod'
import { OperatorAnswer, OperatorQuestion, OperatorReport, type OperatorAction } from '#shared/operator-report.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { readProcessConfig } from '#server/config/config.ts'
import { REPORT_TEXTS } from '#server/ops/ops.text.ts'
import { explainStartFailure } from './start-failure.ts'

export type { OperatorAction, OperatorQuestion, OperatorReport } from '#shared/operator-report.ts'
export type ReportText = keyof typeof REPORT_TEXTS

/** The running server refused, or does not answer. The message is for the operator. */
class OpsRefused extends Error {}

const GIVES_UP_AFTER_MS = 10_000

const Refusal = z.object({ message: z.string() })

export const readOperatorReport = (): Promise<OperatorReport> => call('/report.json', { as: OperatorReport })

export const textOf = (report: OperatorReport, part: ReportText): string => REPORT_TEXTS[part](report)

/** What an action would do. */
export const askOperator = (action: OperatorAction, id: string): Promise<OperatorQuestion> =>
  call(pathOf(action, id), { as: OperatorQuestion })

/** Returns a sentence about what was done. */
export async function actAsOperator(action: OperatorAction, id: string): Promise<string> {
  const { message } = await call(pathOf(action, id), { as: OperatorAnswer, method: 'POST' })
  return message
}

const pathOf = (action: OperatorAction, id: string) =>
  `/actions/${action}${id === '' ? '' : `/${encodeURIComponent(id)}`}`

async function call<Shape extends z.ZodType>(
  path: string,
  { as, method = 'GET' }: { as: Shape; method?: 'GET' | 'POST' },
): Promise<z.output<Shape>> {
  const { origin, token } = readReach()
  const answer = await fetch(origin + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
  }).catch(() => undefined)
  if (!answer)
    throw new OpsRefused(
      `Nothing answers at ${origin}. Start Goodword, or set OPS_PORT to the port that it was started with. Without a running Goodword, npm run email -- status reads the emails.`,
    )
  const body: unknown = await answer.json().catch(() => undefined)
  const read = as.safeParse(body)
  if (answer.ok && read.success) return read.data
  const refusal = Refusal.safeParse(body)
  throw new OpsRefused(
    refusal.success
      ? refusal.data.message
      : `What answers at ${origin} is not this version of Goodword. Check OPS_PORT.`,
  )
}

function readReach(): { origin: string; token: string | undefined } {
  const { ops } = readProcessConfig()
  if (!ops)
    throw new ConfigError(
      'Set OPS_PORT to a free port, like 9464, and start Goodword again: this command asks the running Goodword there.',
    )
  const { port, token } = ops
  return { origin: `http://${hostToCall(ops.host)}:${port}`, token }
}

/** A server that listens everywhere answers here too. */
const hostToCall = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export const explainOpsFailure = (error: unknown): string | undefined =>
  error instanceof OpsRefused ? error.message : explainStartFailure(error)
