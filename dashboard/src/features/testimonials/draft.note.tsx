import styles from './draft.note.module.css'
/** Says that a form opened with a draft, and offers to empty it. */
export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={`row wrap text-13 muted gap-0-8 ${styles.note}`}>
      We’ve restored what you typed before.{' '}
      <button type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  )
}
