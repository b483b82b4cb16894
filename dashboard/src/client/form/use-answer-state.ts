import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Faults } from '../answer.ts'
import { PHOTO_PLACE, type PhotoFault } from '../photo/photo.field.tsx'
import type { Sending } from '../photo/use-photo.ts'

export type AnswerPlace = {
  form: RefObject<HTMLFormElement | null>
  /** Shows the part of the form that has the first of these fields. */
  showField: (fields: readonly string[]) => void
}

const byName = (name: string) => `[name='${CSS.escape(name)}']`

/** What the client wrote, what is wrong with it, and how far sending has come. Every change is stored. */
export function useAnswerState<Draft, Problem>(
  { initial, storage }: { initial: Draft; storage: { write: (draft: Draft) => boolean } },
  { form, showField }: AnswerPlace,
) {
  const [draft, setDraft] = useState(initial)
  /** Whether the last edit is stored; false before the first one. */
  const [isSaved, setIsSaved] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [photoFault, setPhotoFault] = useState<PhotoFault | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sending, setSending] = useState<Sending>('no')
  // State alone would let the second press of a double click through, and would send a finished photo with old text: both
  // happen before the next render.
  const stage = useRef<Sending>('no')
  const latest = useRef(draft)

  const keep = (next: Draft) => {
    latest.current = next
    setIsSaved(storage.write(next))
    setDraft(next)
  }

  const enter = (next: Sending) => {
    stage.current = next
    setSending(next)
  }

  const showFaults = (found: Faults, ofPhoto: PhotoFault | null = null) => {
    const fields = Object.keys(found)
    flushSync(() => {
      setFaults(found)
      setPhotoFault(ofPhoto)
      showField(ofPhoto ? [...fields, 'photo'] : fields)
    })
    const places = [...fields.map(byName), ...(ofPhoto ? [PHOTO_PLACE] : [])]
    // The first one on the page.
    if (places.length > 0) form.current?.querySelector<HTMLElement>(places.join(','))?.focus()
  }

  return {
    shown: { draft, isSaved, faults, photoFault, problem, sending },
    stage,
    latest,
    keep,
    enter,
    showFaults,
    setFaults,
    setPhotoFault,
    setProblem,
  }
}
