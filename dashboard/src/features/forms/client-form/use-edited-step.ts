import { useEffect, useRef, useState } from 'react'

/** The step that asks what is being edited: the last one that had the focus, or that was chosen. */
export function useEditedStep() {
  const editor = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState('')
  useEffect(() => {
    const form = editor.current
    const follow = ({ target }: FocusEvent) => {
      const edited = target instanceof Element ? target.closest('[data-edits]')?.getAttribute('data-edits') : null
      if (edited) setStep(edited)
    }
    form?.addEventListener('focusin', follow)
    return () => form?.removeEventListener('focusin', follow)
  }, [])
  return { editor, step, setStep }
}
