import { ShieldAlert } from 'lucide-react'
import type { ExtraCheck, Form } from '#shared/forms.ts'
import { formatTimeOfDay } from '../../lib/moments.ts'
import { extraCheckMessage } from './answers.messages.ts'
import styles from './forms.module.css'

/** Programs send answers to a form, and what we do about it. */
export function ExtraCheckNote({ check, forms }: { check: ExtraCheck; forms: readonly Form[] }) {
  const { name } = forms.find(({ id }) => id === check.formId) ?? { name: '' }
  const since = formatTimeOfDay(new Date(check.since), {})
  return (
    <p className={`beside gap-8 above-16 text-13 icons-in-line ${styles.attack}`} role="status">
      <ShieldAlert />
      <span className="anywhere">{extraCheckMessage({ name, since, suspicious: check.suspicious })}</span>
    </p>
  )
}
