import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { usePortal } from './portal.context.ts'
import styles from './choices.module.css'

/** What the client agrees to with a change. */
export function ConsentNote({ intro }: { intro?: string }) {
  const { language } = useLanguages()
  const { page } = usePortal()
  return (
    <p className={`text-14 muted ${styles.consent}`}>
      {intro} <q lang={realLanguage(language)}>{page.consents[realLanguage(language)].text}</q>
    </p>
  )
}
