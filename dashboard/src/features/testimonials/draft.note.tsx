import styles from './draft.note.module.css'

/** Says that a form was not empty when it opened, and offers to empty it. */
export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={styles.note}>
      This is what you typed before.{' '}
      <button type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  )
}
