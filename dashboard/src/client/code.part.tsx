import { useRef, useState } from 'react'
import type { Thanks } from '#shared/submissions.ts'
import { PlainButton } from './buttons.tsx'
import { useClientTexts } from './language.provider.tsx'
import styles from './thanks.module.css'

/** What the client gets for an answer. Where the browser refuses to copy it, it is selected. */
export function CodePart({ code: { label, code } }: { code: NonNullable<Thanks['code']> }) {
  const { thanks: texts } = useClientTexts()
  const place = useRef<HTMLElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setIsCopied(true)
    } catch {
      if (place.current) getSelection()?.selectAllChildren(place.current)
    }
  }
  return (
    <div className={`stack gap-4 pad-16 anywhere ${styles.code}`}>
      <p dir="auto">{label}</p>
      <p className={`medium ${styles.copied}`}>
        <bdi ref={place}>{code}</bdi>
      </p>
      <PlainButton onClick={copy} aria-live="polite">
        {isCopied ? texts.copied : texts.copy}
      </PlainButton>
      <p className="text-14 muted">{texts.codeNote}</p>
    </div>
  )
}
