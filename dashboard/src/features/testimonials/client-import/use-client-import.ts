import { useState } from 'react'
import type * as z from 'zod'
import { getChecklist } from '#shared/onboarding.ts'
import { type BatchTiming, createBatch, listBatches, type RequestBatch } from '#shared/request-batches.ts'
import { seedOf } from '#shared/request-plan.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { planWords } from '../batches/batch-plan.ts'
import { type Months, useMonths } from '../batches/use-batch-plan.ts'
import { failureOf } from '../request/request.messages.ts'
import type { ClientFile } from './choices.ts'
import type { ReadyClient } from './clients.ts'

const NAME_MAX_LENGTH = 200

type Wanted = z.input<NonNullable<typeof createBatch.body>>

type ClientImportInput = {
  file: ClientFile
  /** In the order of the file. */
  chosen: readonly ReadyClient[]
  timing: BatchTiming
  formId: string | null
  setIsSending: (isSending: boolean) => void
  onDone: (batch: RequestBatch) => void
}

type ClientImport = {
  /** Undefined while it is loading. */
  plan: ReturnType<typeof planWords> | undefined
  months: Months | undefined
  failure: string | undefined
  send: () => void
}

/** Plans the requests to the chosen clients, and sends the plan once. */
export function useClientImport({
  file,
  chosen,
  timing,
  formId,
  setIsSending,
  onDone,
}: ClientImportInput): ClientImport {
  const call = useApi()
  const refresh = useRefresh()
  const clock = useOwnersClock()
  const current = useMonths()
  const [keyOf] = useState(() => createRequestKeys<Wanted>())
  const [failure, setFailure] = useState<string>()
  const wanted: Wanted = {
    name: file.name.slice(0, NAME_MAX_LENGTH),
    formId,
    timing,
    rows: chosen.map(({ number, row }) => ({ ...row, row: number })),
  }
  // After a lost answer, requests that were planned would count twice.
  const [sent, setSent] = useState<{ key: string; months: Months | undefined }>()
  const key = JSON.stringify(wanted)
  const months = sent?.key === key ? sent.months : current
  const plan = months && planWords({ ...months, timing, seeds: wanted.rows.map(seedOf), clock })

  const send = async () => {
    setSent({ key, months })
    setIsSending(true)
    setFailure(undefined)
    try {
      const batch = await call(createBatch, { body: wanted }, { idempotencyKey: keyOf(wanted) })
      onDone(batch)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setIsSending(false)
      for (const endpoint of [listBatches, getRequestUsage, getChecklist]) void refresh(endpoint)
    }
  }
  return { plan, months, failure, send: () => void send() }
}
