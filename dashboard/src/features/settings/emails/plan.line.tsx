import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './emails.module.css'

type PlanLineProps = {
  /** The smallest plan that has it. */
  plan: 'Pro' | 'Studio'
  /** What it has, as in "On Pro: your own words." */
  what: string
  /** Whether something of it was set on a larger plan. */
  isKept: boolean
}

/** What another plan would add, in one line. */
export const PlanLine = ({ plan, what, isKept }: PlanLineProps) => (
  <div className={styles.plan}>
    <Lock />
    <p>
      On {plan}: {what}. <Link to="/settings/subscription">See the plans</Link>
      {isKept && <span>What you set before is kept, and not used.</span>}
    </p>
  </div>
)
