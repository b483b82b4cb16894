import styles from './trap.module.css'

/** A field that no person sees, finds by keyboard or is told of: what stands in it was put there by a program. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
