import styles from './unsent-words.module.css'

/** Words of this tab that can no longer be sent, for the client to keep. */
export function UnsentWords({ words }: { words: string }) {
  if (words.trim() === '') return null
  return (
    <details className={styles.unsent}>
      <summary>Words on this page that were not sent</summary>
      <p dir="auto">{words}</p>
    </details>
  )
}
