import { Letter } from '../client/letter.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { UnsentWords } from './unsent-words.tsx'
import styles from '../client/screen.module.css'

/** Withdrawn, erased, or never there: the page does not tell. */
export function UnknownRequestPage({ unsentWords }: { unsentWords: string }) {
  const { nowhere } = useSubmitTexts()
  return (
    <Letter title={nowhere.pageTitle}>
      <div className={styles.screen}>
        <h1>{nowhere.title}</h1>
        <p className={styles.note}>{nowhere.note}</p>
        <UnsentWords words={unsentWords} />
      </div>
    </Letter>
  )
}
