import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import type { SpentLink } from './account.errors.ts'
import { AccountLayout } from './account.layout.tsx'

const MAX_CODE_LENGTH = 512

/** What the link of an email asks for. Without a usable code it asks for nothing. */
type ActionLink = { purpose: 'password' | 'email'; code?: string | undefined }

// A project of the hosted identity service has one address for all its links and names the purpose in `mode`.
const purposeOfMode = new Map<string | null, ActionLink['purpose']>([
  ['resetPassword', 'password'],
  ['verifyEmail', 'email'],
  ['verifyAndChangeEmail', 'email'],
  ['recoverEmail', 'email'],
])

const Kept = z.object({ code: z.string() })

/**
 * Reads the code from the address, or else from this history entry, where it was kept when it was removed from the
 * address. `page` is the purpose of the page, used where the address names none.
 */
export function readActionLink({
  search,
  state,
  page,
}: {
  search: string
  state: unknown
  page: ActionLink['purpose']
}): ActionLink {
  const query = new URLSearchParams(search)
  const kept = Kept.safeParse(state)
  const mode = query.get('mode')
  const purpose = purposeOfMode.get(mode)
  if (mode !== null && !purpose) return { purpose: page }
  const code = query.get('oobCode') ?? (kept.success ? kept.data.code : null)
  const isUsable = code !== null && code !== '' && code.length <= MAX_CODE_LENGTH
  return { purpose: purpose ?? page, code: isUsable ? code : undefined }
}

/**
 * The link of an email that was opened. Its code is removed from the address bar, and so from the Referer of every
 * later request. The history entry keeps the code, so that the page can be reloaded, until `forgetCode` is called.
 */
export function useActionLink(page: ActionLink['purpose']) {
  const { search, state, pathname } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => readActionLink({ search, state, page }))

  // Runs before any effect that calls a server.
  useLayoutEffect(() => {
    if (!search) return
    const path = link.purpose === page ? pathname : pageOf[link.purpose]
    void navigate(path, { replace: true, state: { code: link.code } })
  }, [search, link, page, pathname, navigate])

  return { link, forgetCode: () => void navigate(pathname, { replace: true, state: null }) }
}

const pageOf = { password: '/reset-password', email: '/verify-email' } as const

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
