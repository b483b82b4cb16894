import { Lock } from 'lucide-react'
import type { FormSettings } from '#shared/form-settings.ts'
import { ButtonLink } from '../../../components/button.tsx'
import styles from './client-form.module.css'

export function PlanNote({ settings: { asksCompany, asksRole, questions } }: { settings: FormSettings }) {
  const hasKept = asksCompany || asksRole || questions.length > 0
  return (
    <aside className={styles.plan} aria-label="Your plan">
      <Lock />
      <div>
        <p>Company, role and questions are part of Pro and Studio. The colour is yours on every plan.</p>
        {hasKept && (
          <p className={styles.kept}>
            What you set before is kept, but clients are not asked for it until your plan includes it again.
          </p>
        )}
        <ButtonLink variant="line" size="small" to="/settings/subscription">
          See the plans
        </ButtonLink>
      </div>
    </aside>
  )
}
