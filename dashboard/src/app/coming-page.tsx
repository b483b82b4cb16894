import { useEffect, useState, useSyncExternalStore } from 'react'
import { isAwaited, watchAwaited } from './awaited-pages.ts'
import styles from './coming-page.module.css'

/** Most pages are there before this: then nothing flashes, and nothing is said. */
const PATIENCE_MS = 150

/** That the code of a page is on its way. Stands in a root of its own: an update beside the page before would hide that one. */
export function ComingPage() {
  return useSyncExternalStore(watchAwaited, isAwaited) && <Sign />
}

function Sign() {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.place} aria-live="polite">
      {isLong && (
        <>
          <div className={styles.line} role="progressbar" aria-label="Loading the page" />
          <p className={styles.words}>The page is loading.</p>
        </>
      )}
    </div>
  )
}
