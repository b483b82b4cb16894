import { Unplug } from 'lucide-react'
import type { GivenUpConnection } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { givenUpMessage, useDismissGivenUp } from '../../../components/stripe-banner.tsx'
import { nameOf } from '../../../lib/account-names.ts'
import styles from './stripe.module.css'

type GivenUpListProps = {
  givenUp: readonly GivenUpConnection[]
  /** Links the same account again; undefined where another button does that, or where it is not possible. */
  onConnectAgain: (() => void) | undefined
}

/** Accounts whose connection was ended at Stripe, until the owner dismisses them. */
export function GivenUpList({ givenUp, onConnectAgain }: GivenUpListProps) {
  const dismiss = useDismissGivenUp()
  return (
    <ul className={styles.givenUp} role="list" aria-label="Disconnected at Stripe">
      {givenUp.map((link) => (
        <li className="row wrap border-above pad-block-12 pad-inline-16 gap-12 rows-8" key={link.id}>
          <Unplug />
          <p>
            <b className="medium anywhere block">
              <bdi>{nameOf(link)}</bdi>
            </b>
            {givenUpMessage(link)}
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
