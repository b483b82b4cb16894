import styles from './shortcuts.module.css'

/** Tells about the shortcuts, and leads to where they can be turned on again. */
export const ShortcutsHint = ({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }) => (
  <button
    type="button"
    className={`row gap-8 text-13 muted round-control pad-inline-8 hover-tint phone-hidden ${styles.hint}`}
    title="Keyboard shortcuts"
    onClick={onHelp}
  >
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
