import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { FORM_LAYOUTS, type FormLayout } from '#shared/submissions.ts'
import type { ClientFormValues } from './client-form.values.ts'
import styles from './client-form.module.css'

const layouts: Record<FormLayout, { label: string; hint: string }> = {
  auto: { label: 'Steps on phones', hint: 'One page on wide screens, and for forms with up to four fields.' },
  steps: { label: 'Always in steps', hint: 'One question at a time, on every screen.' },
  page: { label: 'Always one page', hint: 'Everything at once, on every screen.' },
}

/** Whether clients answer one step at a time. */
export function LayoutSection({ register }: { register: UseFormRegister<ClientFormValues> }) {
  const titleId = useId()
  return (
    <section className="stack gap-16 border-above pad-block-32" aria-labelledby={titleId}>
      <h2 id={titleId}>How it’s asked</h2>
      <div role="radiogroup" aria-labelledby={titleId} className="stack gap-12">
        {FORM_LAYOUTS.map((layout) => (
          <label key={layout} className={`flex gap-8 pointer ${styles.layout}`}>
            <input {...register('layout')} type="radio" value={layout} />
            <span>
              {layouts[layout].label}
              <span className="block text-13 muted">{layouts[layout].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
