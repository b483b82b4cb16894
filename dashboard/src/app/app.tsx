import { Suspense, useMemo } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ACCOUNT_CLOSED } from '#shared/constants.ts'
import { newUuid } from '#shared/uuid.ts'
import { ModalProvider } from '../components/modal.tsx'
import { ToastProvider } from '../components/toast.tsx'
import { AnalyticsProvider } from '../lib/analytics/analytics-provider.tsx'
import { ApiError, createApi } from '../lib/api.ts'
import { AuthProvider } from '../lib/auth/auth-provider.tsx'
import { useAuth } from '../lib/auth/use-auth.ts'
import { savePath } from '../lib/saved-path.ts'
import { ApiProvider } from '../lib/use-api.ts'
import { useHasFirstPage, useScrolling } from '../navigation/navigation.tsx'
import { Router } from '../router.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** A refusal is final; a server that fails or cannot be reached may recover. */
const shouldRetryOnError = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export function App() {
  return (
    <BrowserRouter>
      <SWRConfig value={{ shouldRetryOnError }}>
        <AuthProvider>
          <AnalyticsProvider>
            <Frame />
          </AnalyticsProvider>
        </AuthProvider>
      </SWRConfig>
    </BrowserRouter>
  )
}

/** Everything below the router and the session, also in the HTML that the build renders. */
export function Frame() {
  const { getToken, getVisit, getWorkspace, leaveWorkspace } = useAuth()
  const navigate = useNavigate()
  const hasFirstPage = useHasFirstPage()
  const call = useMemo(
    () =>
      createApi({
        fetch: (...request) => window.fetch(...request),
        getToken,
        getVisit,
        getWorkspace,
        onUnknownWorkspace: leaveWorkspace,
        newId: newUuid,
        onUnauthorized: ({ code }) => {
          // When several calls are refused at once, the first one has already redirected to the login.
          if (location.pathname === '/login') return
          if (code === ACCOUNT_CLOSED) return void navigate('/login', { state: { isAccountClosed: true } })
          savePath(location.pathname + location.search + location.hash)
          void navigate('/login')
        },
      }),
    [getToken, getVisit, getWorkspace, leaveWorkspace, navigate],
  )
  return (
    <ApiProvider value={call}>
      <ToastProvider>
        <ModalProvider>
          <PageBoundary>
            {hasFirstPage && (
              <Suspense>
                <Pages />
              </Suspense>
            )}
          </PageBoundary>
        </ModalProvider>
      </ToastProvider>
    </ApiProvider>
  )
}

/** Inside the suspense boundary, so that scrolling waits for the page. */
function Pages() {
  useScrolling()
  return <Router />
}
