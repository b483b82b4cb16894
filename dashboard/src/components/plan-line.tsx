import { Lock } from 'lucide-react'
import { PlansLink } from './plans-link.tsx'
export type PlanLineProps = {
  /** The smallest plan that includes it. */
  plan: 'Pro' | 'Studio'
  /** What it includes, as in "On Pro: your own text." */
  what: string
  /** Whether any of it was set on a larger plan. */
  isKept: boolean
}
/** What another plan would add, in one line. */
export const PlanLine = ({ plan, what, isKept }: PlanLineProps) => (
  <div className="beside gap-12 round-card sunken pad-block-12 pad-inline-16 icons-in-line icons-muted">
    <Lock />
    <p>
      On {plan}: {what}. <PlansLink />
      {isKept && <span className="above-4 text-13 muted block">Your earlier settings are kept but not used.</span>}
    </p>
  </div>
)
