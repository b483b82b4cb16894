import { useRef, useState } from 'react'
import type { Failure } from '../client/call.ts'

/** Runs an action when a button is pressed, one at a time. `act` returns why it failed, or null. */
export function useAction(act: () => Promise<Failure | null>) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // State alone would let the second press of a double click through.
  const isUnderWay = useRef(false)

  const start = async (): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(null)
    const failed = await act()
    isUnderWay.current = false
    setIsBusy(false)
    setFailure(failed)
    return failed === null
  }
  return { isBusy, failure, start }
}
