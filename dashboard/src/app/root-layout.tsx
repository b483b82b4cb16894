import { lazy, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'
import { IdentityFailure } from './identity-failure.tsx'
import { PageBoundary } from './page-boundary.tsx'
import styles from './root-layout.module.css'
import { VisitorHeader } from './visitor-header.tsx'

const loadOwnerFrame = () => import('./owner-frame.tsx')
const OwnerFrame = lazy(() => loadOwnerFrame().then(({ OwnerFrame: Component }) => ({ default: Component })))

/** Shows nothing until it is known who is signed in. */
export function RootLayout() {
  const { status } = useAuth()

  useEffect(() => {
    if (status !== 'signedOut') void loadOwnerFrame()
  }, [status])

  if (status === 'determining') return null
  if (status === 'failed') return <IdentityFailure />
  return (
    <>
      <a className={`round-control no-underline pad-8-16 ${styles.skip}`} href="#main">
        Skip to content
      </a>
      {status === 'signedIn' ? (
        <OwnerFrame>
          <Main />
        </OwnerFrame>
      ) : (
        <>
          <VisitorHeader />
          <Main />
        </>
      )}
    </>
  )
}

/** Takes the focus after each change of page, so that a screen reader continues from there. */
function Main() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main ref={main} id="main" className={`flex grow ${styles.main}`} tabIndex={-1}>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </main>
  )
}
