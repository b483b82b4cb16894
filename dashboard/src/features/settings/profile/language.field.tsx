import type { ComponentProps } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { SelectField } from '../../../components/select-field.tsx'
import styles from './select.module.css'

type LanguageFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'>

/** The language of the emails about the account. */
export const LanguageField = (select: LanguageFieldProps) => (
  <SelectField
    {...select}
    className={styles.select}
    label="Language of emails"
    hint="Of emails about your account, like one for a new password. Your emails to clients have their own."
  >
    {LANGUAGES.map((language) => (
      <option key={language} value={language} lang={language}>
        {LANGUAGE_NAMES[language]}
      </option>
    ))}
  </SelectField>
)
