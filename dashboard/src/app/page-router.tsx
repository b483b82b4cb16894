import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { ComingPage } from './coming-page.tsx'

/** What `BrowserRouter` does, but it knows how long the next page is awaited: only who begins a transition is told that. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setPlace] = useState<Pick<typeof history, 'location' | 'action'>>(history)
  const [isComing, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(({ location: to, action: by }) => startTransition(() => setPlace({ location: to, action: by }))),
    [history],
  )

  return (
    <>
      {isComing && <ComingPage />}
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </>
  )
}
