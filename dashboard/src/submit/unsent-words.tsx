import { useSubmitTexts } from './submit-texts.ts'
import styles from './unsent-words.module.css'

/** Words of this tab that can no longer be sent, for the client to keep. */
export function UnsentWords({ words }: { words: string }) {
  const { thanks } = useSubmitTexts()
  if (words.trim() === '') return null
  return (
    <details className={styles.unsent}>
      <summary>{thanks.unsent}</summary>
      <p dir="auto">{words}</p>
    </details>
  )
}
