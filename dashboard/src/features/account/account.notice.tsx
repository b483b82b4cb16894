import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './account.module.css'

/** Says that something is done. It takes the focus, because the button that was pressed is usually gone. */
export function AccountNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <p
      ref={notice}
      className={`flex gap-12 above-24 pad-16 text-16 success round-control icons-20 icons-in-line ${styles.notice}`}
      role="status"
      tabIndex={-1}
    >
      <CircleCheck />
      <span>{children}</span>
    </p>
  )
}
