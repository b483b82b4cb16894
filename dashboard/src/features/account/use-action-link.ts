import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ActionLink, readActionLink } from './action-link.ts'

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
