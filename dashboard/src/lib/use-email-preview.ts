import { useEffect, useRef, useState } from 'react'
import { type EmailDraft, type EmailPreview, previewEmail } from '#shared/email-previews.ts'
import { messageOf } from './error-message.ts'
import { useApi } from './use-api.ts'
import { useDebounced } from './use-debounced.ts'
import { useStableCallback } from './use-stable-callback.ts'

const DEBOUNCE_MS = 300
// Its address is good for ten minutes.
const LIFETIME_MS = 9 * 60_000

type State = {
  email?: EmailPreview
  failure?: string
  /** What the last answer was given to. */
  text?: string
}

/** The mail that a draft makes, a moment after it was last changed; while the next is fetched, or fails, the one before. */
export function useEmailPreview(draft: EmailDraft) {
  const call = useApi()
  const text = useDebounced(JSON.stringify(draft), DEBOUNCE_MS)
  const [{ email, failure, text: answered }, setState] = useState<State>({})
  const attempts = useRef(0)

  const load = useStableCallback(async (asked: string) => {
    const attempt = ++attempts.current
    const settle = (next: (before: State) => State) => attempts.current === attempt && setState(next)
    try {
      // It was written from a draft a moment ago.
      const answer = await call(previewEmail, { body: JSON.parse(asked) as EmailDraft })
      settle(() => ({ email: answer, text: asked }))
    } catch (error) {
      settle((before) => ({ ...before, failure: messageOf(error), text: asked }))
    }
  })

  useEffect(() => {
    void load(text)
    const renewal = setInterval(() => void load(text), LIFETIME_MS)
    return () => clearInterval(renewal)
  }, [load, text])

  const retry = () => {
    setState(({ text: _, ...before }) => before)
    void load(text)
  }

  return { email, failure, isStale: answered !== text, retry }
}
