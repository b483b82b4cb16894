import { MainButton } from './buttons.tsx'
import styles from './screen.module.css'

type FailureScreenProps = {
  title: string
  note: string
  /** The label of the button that tries again. */
  label: string
  isTrying?: boolean
  onRetry: () => void
}

/** Shown in place of a page that could not be loaded. */
export const FailureScreen = ({ title, note, label, isTrying, onRetry }: FailureScreenProps) => (
  <div className={styles.screen} role="alert">
    <h1>{title}</h1>
    <p className={styles.note}>{note}</p>
    <p className={`stack ${styles.again}`}>
      <MainButton aria-disabled={isTrying} onClick={onRetry}>
        {label}
      </MainButton>
    </p>
  </div>
)
