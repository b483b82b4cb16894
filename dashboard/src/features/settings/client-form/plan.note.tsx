import { Lock } from 'lucide-react'
import type { FormSettings } from '#shared/form-settings.ts'
import { ButtonLink } from '../../../components/button.tsx'
export function PlanNote({ settings: { asksCompany, asksRole, questions } }: { settings: FormSettings }) {
  const hasKept = asksCompany || asksRole || questions.length > 0
  return (
    <aside className="flex gap-12 pad-16 round-card sunken icons-in-line icons-muted" aria-label="Your plan">
      <Lock />
      <div className="justify-start gap-8 stack">
        <p>Company, role and questions are part of Pro and Studio. You can set the colour on every plan.</p>
        {hasKept && (
          <p className="text-13 muted">
            Your earlier settings are kept, but clients won’t see these fields until your plan includes them again.
          </p>
        )}
        <ButtonLink variant="line" size="small" to="/settings/subscription">
          See plans
        </ButtonLink>
      </div>
    </aside>
  )
}
