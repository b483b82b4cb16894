import { useEffect, useRef, useState } from 'react'
import { previewWidget } from '#shared/widget-editor.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import type { triedOut } from './draft.ts'

const DEBOUNCE_MS = 250

type Shown = ReturnType<typeof triedOut> & { hasExamples: boolean }

type PreviewInput = {
  id: string
  shown: Shown
  /** Changes when there are other testimonials to show, or another plan. */
  version: string
}

type State = {
  previewId?: string
  failure?: string
  /** What the last answer was given to. */
  asked?: string
}

/**
 * The id of a preview of this draft, updated a moment after the last change; while the next one is being made, or
 * fails, the previous one.
 */
export function usePreview({ id, shown, version }: PreviewInput) {
  const call = useApi()
  const text = useDebounced(JSON.stringify({ shown, version }), DEBOUNCE_MS)
  const [{ previewId, failure, asked }, setState] = useState<State>({})
  const attempts = useRef(0)

  const load = useStableCallback(async (draft: string) => {
    const attempt = ++attempts.current
    const settle = (next: (before: State) => State) => attempts.current === attempt && setState(next)
    try {
      // It was stringified from a draft a moment ago.
      const { shown: body } = JSON.parse(draft) as Pick<PreviewInput, 'shown'>
      const answer = await call(previewWidget, { params: { id }, body })
      settle(() => ({ ...answer, asked: draft }))
    } catch (error) {
      settle((before) => ({ ...before, failure: messageOf(error), asked: draft }))
    }
  })

  useEffect(() => void load(text), [load, text])

  const retry = () => {
    setState(({ asked: _, ...before }) => before)
    void load(text)
  }

  return { previewId, failure, isStale: asked !== text, retry }
}
