import { Link } from 'react-router-dom'
import { Button } from '../components/button.tsx'
import { ErrorScreen } from '../components/error-screen.tsx'

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
