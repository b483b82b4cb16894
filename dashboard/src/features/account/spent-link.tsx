import type { ReactNode } from 'react'
import type { SpentLink } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'

const text: Record<SpentLink, { title: string; sentence: string }> = {
  expired: {
    title: 'This link has expired',
    sentence: 'For your security, links like this only work for a short time.',
  },
  used: {
    title: 'This link no longer works',
    sentence:
      'Each link works once, and only the newest one works. This one was used, replaced by a newer one, or cut off in the email.',
  },
  incomplete: {
    title: 'This link is incomplete',
    sentence: 'Part of it is missing. Open it from the email again, or copy the whole link.',
  },
}

/** An email's link that no longer works. `children` are what the person can do now. */
export function SpentLinkScreen({ why, children }: { why: SpentLink; children: ReactNode }) {
  const { title, sentence } = text[why]
  return (
    <AccountLayout title={title} intro={sentence}>
      <div className="gap-16 above-24 stack">{children}</div>
    </AccountLayout>
  )
}
