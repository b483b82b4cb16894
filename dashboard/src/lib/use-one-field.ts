import { type SyntheticEvent, useState } from 'react'
import type * as z from 'zod'
import { messageOf } from './error-message.ts'

/** One field that is checked, sent, and says why it was refused. */
export function useOneField<Value>({
  initial = '',
  check,
  send,
  onBusy,
}: {
  initial?: string
  check: (typed: string) => z.ZodSafeParseResult<Value>
  send: (value: Value) => Promise<void>
  onBusy?: (isBusy: boolean) => void
}) {
  const [typed, setTyped] = useState(initial)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const turnBusy = (to: boolean) => {
    setIsBusy(to)
    onBusy?.(to)
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = check(typed)
    setFailure(undefined)
    setFault(checked.error?.issues[0]?.message)
    if (!checked.success) return
    turnBusy(true)
    try {
      await send(checked.data)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      turnBusy(false)
    }
  }

  return { typed, setTyped, fault, failure, isBusy, submit }
}
