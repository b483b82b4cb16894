import controls from './controls.module.css'
import shell from './client-page.module.css'
import styles from './screen.module.css'
/** Shown when no texts could be loaded: its sentences are the only ones built into the page. */
export const NoTextsPage = () => (
  <div className={shell.sheet}>
    <title>An unexpected error occurred</title>
    <main className={shell.body}>
      <div className={styles.screen} role="alert">
        <h1>An unexpected error occurred.</h1>
        <p className={styles.note}>
          Part of this page didn&apos;t load. Anything you wrote before is kept. Please check your connection and try
          again.
        </p>
        <p className="above-32 stack">
          {/* Some browsers remember a failed module until the page is reloaded. */}
          <button type="button" className={controls.button} onClick={() => window.location.reload()}>
            Try again
          </button>
        </p>
      </div>
    </main>
  </div>
)
