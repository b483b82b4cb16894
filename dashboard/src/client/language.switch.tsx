import { useId } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { PSEUDO_LANGUAGE, type ShownLanguage } from './language.ts'
import { useClientTexts, useLanguages } from './language.provider.tsx'
import styles from './client-page.module.css'

const names: Record<ShownLanguage, string> = { ...LANGUAGE_NAMES, [PSEUDO_LANGUAGE]: 'Pseudo (ar-XB)' }

export function LanguageSwitch() {
  const id = useId()
  const { language, select, failed } = useLanguages()
  const { frame } = useClientTexts()
  const offered: ShownLanguage[] = [...LANGUAGES]
  if (language === PSEUDO_LANGUAGE) offered.push(PSEUDO_LANGUAGE)
  const choose = (value: string) => {
    const chosen = offered.find((each) => each === value)
    if (chosen) select(chosen)
  }
  return (
    <div className={`row wrap push gap-4-8 ${styles.languages}`}>
      <label htmlFor={id}>{frame.language}</label>
      <select
        id={id}
        value={language}
        aria-describedby={`${id}-failed`}
        onChange={(event) => choose(event.target.value)}
      >
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {names[each]}
          </option>
        ))}
      </select>
      <p className="empty-hidden" role="status" id={`${id}-failed`}>
        {failed && (
          <>
            {frame.languageFailed}{' '}
            <button className="touch accent underline" type="button" onClick={() => select(failed)}>
              {frame.tryAgain}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
