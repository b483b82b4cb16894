import { Unplug } from 'lucide-react'
import type { GivenUpConnection } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { givenUpWords, useDismissGivenUp } from '../../../components/given-up.ts'
import { nameOf } from '../../../lib/account-names.ts'
import styles from './stripe.module.css'

type GivenUpListProps = {
  givenUp: readonly GivenUpConnection[]
  /** Links the same account anew; nothing where another button does, or where that is not possible. */
  onConnectAgain: (() => void) | undefined
}

/** Accounts whose link was ended at Stripe, until the owner has seen so. */
export function GivenUpList({ givenUp, onConnectAgain }: GivenUpListProps) {
  const dismiss = useDismissGivenUp()
  return (
    <ul className={styles.givenUp} role="list" aria-label="Disconnected at Stripe">
      {givenUp.map((link) => (
        <li key={link.id}>
          <Unplug />
          <p>
            <b>
              <bdi>{nameOf(link)}</bdi>
            </b>
            {givenUpWords(link)}
          </p>
          <div>
            {onConnectAgain && (
              <Button
                variant="line"
                size="small"
                aria-label={`Connect again: ${nameOf(link)}`}
                onClick={onConnectAgain}
              >
                Connect again
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={`Dismiss: ${nameOf(link)}`}
              onClick={() => void dismiss(link.id)}
            >
              Dismiss
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
