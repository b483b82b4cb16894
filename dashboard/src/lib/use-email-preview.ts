import { useEffect, useRef, useState } from 'react'
import { type EmailDraft, type EmailPreview, previewEmail } from '#shared/emails.ts'
import { messageOf } from './error-message.ts'
import { useApi } from './use-api.ts'
import { useDebounced } from './use-debounced.ts'
import { useStableCallback } from './use-stable-callback.ts'

const DEBOUNCE_MS = 300
// Its address is good for ten minutes.
const LIFETIME_MS = 9 * 60_000

type State = {
  mail?: EmailPreview
  failure?: string
  /** What the last answer was given to. */
  words?: string
}

/** The mail that a draft makes, a moment after it was last changed; while the next is fetched, or fails, the one before. */
export function useEmailPreview(draft: EmailDraft) {
  const call = useApi()
  const words = useDebounced(JSON.stringify(draft), DEBOUNCE_MS)
  const [{ mail, failure, words: answered }, setState] = useState<State>({})
  const attempts = useRef(0)

  const load = useStableCallback(async (asked: string) => {
    const attempt = ++attempts.current
    const settle = (next: (before: State) => State) => attempts.current === attempt && setState(next)
    try {
      // It was written from a draft a moment ago.
      const answer = await call(previewEmail, { body: JSON.parse(asked) as EmailDraft })
      settle(() => ({ mail: answer, words: asked }))
    } catch (error) {
      settle((before) => ({ ...before, failure: messageOf(error), words: asked }))
    }
  })

  useEffect(() => {
    void load(words)
    const renewal = setInterval(() => void load(words), LIFETIME_MS)
    return () => clearInterval(renewal)
  }, [load, words])

  const retry = () => {
    setState(({ words: _, ...before }) => before)
    void load(words)
  }

  return { mail, failure, isStale: answered !== words, retry }
}
