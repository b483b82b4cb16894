import styles from './shortcuts.module.css'

/** Where the keys are told of, and turned on again by whoever has turned them off. */
export const ShortcutsHint = ({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }) => (
  <button type="button" className={styles.hint} title="Keyboard shortcuts" onClick={onHelp}>
    {isOn ? (
      <>
        <kbd>j</kbd>
        <kbd>k</kbd>
        <span>move</span>
        <kbd>a</kbd>
        <span>approve</span>
        <kbd>r</kbd>
        <span>reject</span>
        <kbd>?</kbd>
        all keys
      </>
    ) : (
      'Keyboard shortcuts'
    )}
  </button>
)
