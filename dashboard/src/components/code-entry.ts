import { useState } from 'react'
import { type CodeKind, codeFailure, type EntryFailure } from '../lib/auth/identity-messages.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../lib/error-message.ts'
import { useReportError } from '../reporting/report-error.ts'
import { CODE_LENGTH } from './code-field.tsx'

/** Sends a code that the owner entered, and says why it was refused. `send` throws when it is. */
export function useCodeEntry(kind: CodeKind, send: (code: string) => Promise<void>) {
  const report = useReportError()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<EntryFailure>()

  async function enter(entered: string): Promise<void> {
    if (isBusy) return
    const code = entered.trim()
    const missing = missingMessage(code, kind)
    setFailure(missing === undefined ? undefined : { isWrong: true, message: missing })
    if (missing !== undefined) return
    setIsBusy(true)
    try {
      await send(code)
    } catch (error) {
      const found = codeFailure(error, kind)
      if (found.message === UNEXPECTED_ERROR_MESSAGE) report(error)
      setFailure(found)
    }
    setIsBusy(false)
  }

  return {
    isBusy,
    /** What is wrong with the code itself, for its field. */
    codeError: failure?.isWrong ? failure.message : undefined,
    /** What went wrong otherwise. */
    otherError: failure && !failure.isWrong ? failure.message : undefined,
    enter: (code: string) => void enter(code),
    clear: () => setFailure(undefined),
  }
}

function missingMessage(code: string, kind: CodeKind): string | undefined {
  if (kind === 'app' && code.length < CODE_LENGTH) return 'Enter all six digits.'
  return code === '' ? 'Enter the code.' : undefined
}
