import { useState } from 'react'
import type * as z from 'zod'
import type { AskRules } from '#shared/connections.ts'
import { dryRun } from '#shared/payments.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'

/** Every payment of ninety days is read at Stripe, page by page. */
export const READING_TIMEOUT_MS = 3 * 60_000

export type DryRun = z.output<NonNullable<typeof dryRun.response>>

type State = {
  isBusy: boolean
  failure?: string
  /** What came of it, and the rules that it was made with. */
  result?: DryRun & { rules: AskRules; number: number }
}

/** What rules would have done; the answer before stays until there is another. */
export function useDryRun(connectionId: string) {
  const call = useApi()
  const [state, setState] = useState<State>({ isBusy: false })

  async function run(rules: AskRules) {
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
