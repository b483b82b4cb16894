import { Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isRoleEnough } from '#shared/roles.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import type { TestimonialPage } from '../list/testimonial-list.query.ts'
import styles from '../list/testimonial-list.notes.module.css'
import { signOffMessage } from './sign-off.messages.ts'

/** How many wait for a sign-off, or that nobody can sign off. */
export function SignOffNote({ signOff }: { signOff: TestimonialPage['signOff'] }) {
  const { data: user } = useCurrentUser()
  const message = signOff && signOffMessage(signOff)
  if (!message) return null
  return (
    <aside className={styles.note} aria-label="Sign-off">
      <Hourglass />
      <p className="shrink anywhere">
        <b className="medium">{message}</b>{' '}
        {user && isRoleEnough(user.workspace.role, 'admin') && (
          <Link to="/settings/team#sign-off">Open sign-off links</Link>
        )}
      </p>
    </aside>
  )
}
