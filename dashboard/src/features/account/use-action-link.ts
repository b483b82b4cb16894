import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ActionLink, readActionLink } from './action-link.ts'

/**
 * The link of a mail that was opened. Its code leaves the address bar, and with that the Referer of all that follows; it
 * stays with the entry of the history, so that the page can be loaded again, until `forgetCode` is called.
 */
export function useActionLink(page: ActionLink['purpose']) {
  const { search, state, pathname } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => readActionLink({ search, state, page }))

  // Before any effect that calls a server.
  useLayoutEffect(() => {
    if (!search) return
    const path = link.purpose === page ? pathname : pageOf[link.purpose]
    void navigate(path, { replace: true, state: { code: link.code } })
  }, [search, link, page, pathname, navigate])

  return { link, forgetCode: () => void navigate(pathname, { replace: true, state: null }) }
}

const pageOf = { password: '/reset-password', email: '/verify-email' } as const
