import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../lib/auth/use-auth.ts'
import { arrive, savePath } from '../lib/saved-path.ts'
import { lazyPage } from '../navigation/navigation.tsx'
import styles from './layouts.module.css'
import { IdentityFailure, PageBoundary } from './page-boundary.tsx'
import { PageBanner } from './page-banner.context.ts'
import { VisitorHeader } from './visitor-header.tsx'

export const LazyOwnerFrame = lazyPage(async () => (await import('./owner-frame.tsx')).OwnerFrame)

/** Shows nothing until it is known who is signed in. */
export function RootLayout() {
  const { status } = useAuth()

  useEffect(() => {
    // If this fails, so does showing it, and that is told.
    if (status !== 'signedOut') LazyOwnerFrame.preload().catch(() => {})
  }, [status])

  if (status === 'determining') return null
  if (status === 'failed') return <IdentityFailure />
  return (
    <>
      <a className={`round-control no-underline pad-block-8 pad-inline-16 ${styles.skip}`} href="#main">
        Skip to content
      </a>
      {status === 'signedIn' ? (
        <LazyOwnerFrame>
          <Main />
        </LazyOwnerFrame>
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

/** Signed-in users have no use for the landing page. */
export function HomeLayout() {
  const { status } = useAuth()
  return status === 'signedIn' ? <Navigate to="/testimonial" replace /> : <Outlet />
}

/** The owner's pages. Anyone else is sent to log in and returns here afterwards. */
export function OwnerLayout() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return <SendToLogin />
  return (
    <div className={`full centered ${styles.page}`}>
      <Arrived userId={auth.user.id} />
      {use(PageBanner)}
      <Outlet />
    </div>
  )
}

function Arrived({ userId }: { userId: string }) {
  useEffect(() => arrive(userId), [userId])
  return null
}

function SendToLogin() {
  const { pathname, search, hash } = useLocation()
  // A layout effect, because it runs before the effect with which `Navigate` leaves this path.
  useLayoutEffect(() => savePath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to="/login" replace />
}
