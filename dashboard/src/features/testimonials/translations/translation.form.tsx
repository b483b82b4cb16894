import { useState } from 'react'
import { isLanguage, LANGUAGE_NAMES, type Language } from '#shared/languages.ts'
import { TESTIMONIAL_MAX_LENGTH } from '#shared/submissions.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { useDraft } from '../drafts.ts'
import { WordsForm } from '../owners-words/words.form.tsx'
import { TRANSLATION_HINT } from './translation.messages.ts'

type Does = {
  onSave: (written: { language: Language; text: string }) => Promise<void>
  onCancel: () => void
}

type NewTranslationProps = Does & {
  draft: ReturnType<typeof useDraft>
  /** Those without a translation. */
  languages: readonly [Language, ...Language[]]
}

export function NewTranslationForm({ draft, languages, onSave, ...does }: NewTranslationProps) {
  const [language, setLanguage] = useState(languages[0])
  return (
    <WordsForm {...FIELD} {...does} label="Translation" draft={draft} onSave={(text) => onSave({ language, text })}>
      <SelectField
        label="Language"
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </SelectField>
    </WordsForm>
  )
}

type EditTranslationProps = Does & { testimonialId: string; language: Language; text: string }

export function EditTranslationForm({ testimonialId, language, text, onSave, onCancel }: EditTranslationProps) {
  const draft = useDraft(`translation.${testimonialId}.${language}`, text)
  return (
    <WordsForm
      {...FIELD}
      label={LANGUAGE_NAMES[language]}
      draft={draft}
      onSave={async (written) => {
        await onSave({ language, text: written })
        draft.forget(written)
      }}
      onCancel={() => {
        draft.forget(text)
        onCancel()
      }}
    />
  )
}

const FIELD = {
  hint: TRANSLATION_HINT,
  lengthMax: TESTIMONIAL_MAX_LENGTH,
  rows: 5,
  saveLabel: 'Save translation',
  change: 'translate testimonials',
} as const
