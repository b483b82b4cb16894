import styles from './honeypot.module.css'

/** A honeypot: no person sees this field, reaches it by keyboard or hears of it, so only a bot fills it in. */
export function HoneypotField() {
  return (
    <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
