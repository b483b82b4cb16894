import { Component, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '../components/button.tsx'
import { ErrorScreen } from '../components/error-screen.tsx'
import { type ReportError, useReportError } from '../reporting/report-error.ts'

type BoundaryProps = { path: string; onError: ReportError; children: ReactNode }
type BoundaryState = { path: string; hasFailed: boolean }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  // Another page is a new chance.
  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, hasFailed: false }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorScreen>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </ErrorScreen>
    )
  }
}

/** Catches a page that breaks or cannot be loaded, until the reader goes to another one. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary path={pathname} onError={useReportError()}>
      {children}
    </Boundary>
  )
}

export function IdentityFailure() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen title="Something unexpected happened.">
        <Button onClick={() => location.reload()}>Try again</Button>
        <Link to="/logout">Log out</Link>
      </ErrorScreen>
    </main>
  )
}
