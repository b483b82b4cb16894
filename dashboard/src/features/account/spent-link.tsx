import type { ReactNode } from 'react'
import type { SpentLink } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'
import styles from './account.module.css'

const words: Record<SpentLink, { title: string; sentence: string }> = {
  expired: { title: 'This link has expired', sentence: 'For your safety, links like this work for a short time only.' },
  used: {
    title: 'This link no longer works',
    sentence:
      'It works once, and only the newest one does. This one was used, replaced by a newer one, or cut off on its way.',
  },
  incomplete: {
    title: 'This link is incomplete',
    sentence: 'A part of it is missing. Open it from the email again, or copy the whole line.',
  },
}

/** A link of a mail that leads nowhere any more. `children` are what a person can do now. */
export function SpentLinkScreen({ why, children }: { why: SpentLink; children: ReactNode }) {
  const { title, sentence } = words[why]
  return (
    <AccountLayout title={title} intro={sentence}>
      <div className={styles.actions}>{children}</div>
    </AccountLayout>
  )
}
