import { useState } from 'react'
import type * as z from 'zod'
import type { RequestRules } from '#shared/connections.ts'
import { dryRun } from '#shared/payments.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'

/** Stripe sends the payments of ninety days page by page, which takes long. */
export const READING_TIMEOUT_MS = 3 * 60_000

export type DryRun = z.output<NonNullable<typeof dryRun.response>>

type State = {
  isBusy: boolean
  failure?: string
  /** The result, and the rules that produced it. */
  result?: DryRun & { rules: RequestRules; number: number }
}

/** What the rules would have done; the previous result stays until there is a new one. */
export function useDryRun(connectionId: string) {
  const call = useApi()
  const [state, setState] = useState<State>({ isBusy: false })

  async function run(rules: RequestRules) {
    if (state.isBusy) return
    setState(({ result }) => ({ isBusy: true, ...(result && { result }) }))
    try {
      const answer = await call(
        dryRun,
        { params: { id: connectionId }, body: { rules } },
        { timeoutMs: READING_TIMEOUT_MS },
      )
      setState(({ result }) => ({ isBusy: false, result: { ...answer, rules, number: (result?.number ?? 0) + 1 } }))
    } catch (error) {
      setState(({ result }) => ({ isBusy: false, failure: messageOf(error), ...(result && { result }) }))
    }
  }

  return { ...state, run }
}
