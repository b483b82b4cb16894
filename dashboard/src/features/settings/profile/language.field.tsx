import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { useFieldNotes } from '../../../components/field.tsx'
import styles from './select.module.css'

/** The language of the emails about the account. */
export function LanguageField({
  error,
  ...select
}: Omit<ComponentProps<'select'>, 'id'> & { error: string | undefined }) {
  const hint = 'Of emails about your account, like one for a new password. Your emails to clients have their own.'
  const { attributes, notes } = useFieldNotes({ hint, error })
  return (
    <div className="stack gap-8 justify-start">
      <label className="text-13 medium" htmlFor={attributes.id}>
        Language of emails
      </label>
      <select
        {...select}
        {...attributes}
        className={`full text-16 round-control surface hover-border phone-touch ${styles.select}`}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      {notes}
    </div>
  )
}
