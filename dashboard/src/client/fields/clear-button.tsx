import styles from './clear-button.module.css'

type ClearButtonProps = { label: string; isReadOnly: boolean; onClear: () => void }

/** Takes an answer back that was chosen. */
export const ClearButton = ({ label, isReadOnly, onClear }: ClearButtonProps) => (
  <button
    type="button"
    className={`touch underline ${styles.clear}`}
    aria-disabled={isReadOnly}
    onClick={() => isReadOnly || onClear()}
  >
    {label}
  </button>
)
