import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { FORM_LAYOUTS, type FormLayout } from '#shared/submissions.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { type ClientFormValues, CLIENTS_LANGUAGE } from './client-form.values.ts'
import styles from './client-form.module.css'

const layouts: Record<FormLayout, { label: string; hint: string; drawing: string }> = {
  auto: {
    label: 'Steps on phones',
    hint: 'One page on wide screens, and for forms with up to four fields.',
    drawing: 'M1 1h16v26H1zM5 7h8M25 1h38v26H25zM31 7h14M31 13h26M31 19h26',
  },
  steps: { label: 'Always in steps', hint: 'One question at a time, on every screen.', drawing: 'M1 1h16v26H1zM5 7h8' },
  page: {
    label: 'Always one page',
    hint: 'Everything at once, on every screen.',
    drawing: 'M1 1h26v26H1zM7 7h8M7 13h14M7 19h14',
  },
}

/** Whether clients answer one step at a time, and in which language the form opens. */
export function LayoutSection({ register }: { register: UseFormRegister<ClientFormValues> }) {
  const titleId = useId()
  return (
    <section className="stack gap-16 border-above pad-block-32" aria-labelledby={titleId}>
      <h2 id={titleId}>How it’s asked</h2>
      <div role="radiogroup" aria-labelledby={titleId} className={styles.layouts}>
        {FORM_LAYOUTS.map((layout) => {
          const { label, hint, drawing } = layouts[layout]
          return (
            <label key={layout} className={styles.layout}>
              <input {...register('layout')} className="cover" type="radio" value={layout} />
              <svg width="64" height="28" viewBox="0 0 64 28" fill="none" stroke="currentColor" aria-hidden="true">
                <path d={drawing} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
              </svg>
              <span className="medium">{label}</span>
              <span className="text-13 muted">{hint}</span>
            </label>
          )
        })}
      </div>
      <SelectField
        {...register('language')}
        label="Language"
        hint="Clients can choose another one on the form."
        className={styles.language}
      >
        <option value={CLIENTS_LANGUAGE}>The client’s, or English if we don’t have it</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
