import { useEffect, useState } from 'react'
import { type EmailDraft, type EmailPreview, previewEmail } from '#shared/emails.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

const DEBOUNCE_MS = 300
// Its address is good for ten minutes.
const LIFETIME_MS = 9 * 60_000

type State = { mail?: EmailPreview; failure?: string }

/** The mail that a draft makes, a moment after it was last changed; while the next is fetched, or fails, the one before. */
export function useEmailPreview(draft: EmailDraft) {
  const call = useApi()
  const words = useDebounced(JSON.stringify(draft), DEBOUNCE_MS)
  const [attempt, setAttempt] = useState(0)
  const [{ mail, failure }, setState] = useState<State>({})
  const [settled, setSettled] = useState<string>()

  useEffect(() => {
    let isLatest = true
    const settle = (next: (before: State) => State) => {
      if (!isLatest) return
      setState(next)
      setSettled(words)
    }
    // It was written from a draft a moment ago.
    const body = JSON.parse(words) as EmailDraft
    call(previewEmail, { body }).then(
      (answer) => settle(() => ({ mail: answer })),
      (error: unknown) => settle((before) => ({ ...before, failure: messageOf(error) })),
    )
    const renewal = setTimeout(() => setAttempt((count) => count + 1), LIFETIME_MS)
    return () => {
      isLatest = false
      clearTimeout(renewal)
    }
  }, [call, words, attempt])

  return {
    mail,
    failure,
    isStale: settled !== words,
    retry: () => {
      setSettled(undefined)
      setAttempt((count) => count + 1)
    },
  }
}
