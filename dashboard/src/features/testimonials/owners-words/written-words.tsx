import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import type { Change } from '../../../components/changes.ts'
import styles from './words.module.css'

type WrittenWordsProps = {
  what: 'reply' | 'translation'
  text: string
  /** Language tag, where it is known. */
  lang?: string
  /** Who reads it, and what can be done. */
  message: ReactNode
  change: Change
  /** Why it can only be removed. */
  disabledReason: string | undefined
  onEdit: (() => void) | undefined
  onKeep: (() => void) | undefined
  onRemove: () => void
}

/** What the owner wrote for visitors, who reads it, and what can be done with it. */
export function WrittenWords({ what, text, lang, message, change, disabledReason, ...does }: WrittenWordsProps) {
  const action = { variant: 'quiet', size: 'small', change } as const
  return (
    <div className={`above-12 ${styles.words}`}>
      <p className={`anywhere ${styles.text}`} dir="auto" lang={lang}>
        {text}
      </p>
      <p className="above-4 text-13 muted">{message}</p>
      <div className={`row wrap gap-4 ${styles.actions}`}>
        {does.onKeep && (
          <Button {...action} disabledReason={disabledReason} onClick={does.onKeep}>
            Keep {what}
          </Button>
        )}
        {does.onEdit && (
          <Button {...action} disabledReason={disabledReason} onClick={does.onEdit}>
            Edit {what}
          </Button>
        )}
        <Button {...action} onClick={does.onRemove}>
          Remove {what}
        </Button>
      </div>
    </div>
  )
}
