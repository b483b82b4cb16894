import { type ReactNode, useState } from 'react'
import type { CodeStep } from '../lib/auth/identity.ts'
import { CodeDialog } from './code-dialog.tsx'

type Open = { step: CodeStep; end: (isDone: boolean) => void }

/**
 * For a form that signs in. `finish(step)` shows `dialog` until the code is right, and resolves to false when the person
 * gives up.
 */
export function useCodeStep({ submitLabel }: { submitLabel: string }) {
  const [open, setOpen] = useState<Open>()
  const finish = (step: CodeStep) =>
    new Promise<boolean>((resolve) => {
      const end = (isDone: boolean) => {
        setOpen(undefined)
        resolve(isDone)
      }
      setOpen({ step, end })
    })
  const dialog: ReactNode = open && (
    <CodeDialog
      step={open.step}
      submitLabel={submitLabel}
      onDone={() => open.end(true)}
      onClose={() => open.end(false)}
    />
  )
  return { dialog, finish }
}
