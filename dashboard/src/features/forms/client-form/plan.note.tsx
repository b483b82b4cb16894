import { Lock } from 'lucide-react'
import type { FormSettings } from '#shared/form-settings.ts'
import { PlansLink } from '../../../components/plans-link.tsx'

/** What larger plans would add, and what becomes of what was set on one. */
export function PlanNote({ settings: { asksCompany, asksRole, questions, thanks } }: { settings: FormSettings }) {
  const hasKept =
    asksCompany ||
    asksRole ||
    questions.length > 0 ||
    thanks.message !== null ||
    thanks.link !== null ||
    thanks.code !== null
  return (
    <aside className="flex gap-12 pad-16 round-card sunken icons-in-line icons-muted" aria-label="Your plan">
      <Lock />
      <div className="justify-start gap-8 stack">
        <p>
          Company, role, questions and your own thank-you are part of Pro and Studio. Everything else is part of every
          plan.
        </p>
        {hasKept && (
          <p className="text-13 muted">
            Your earlier settings are kept, but clients won’t see them until your plan includes them again.
          </p>
        )}
        <PlansLink />
      </div>
    </aside>
  )
}
