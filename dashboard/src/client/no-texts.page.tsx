import controls from './controls.module.css'
import letter from './letter.module.css'
import styles from './screen.module.css'

/** The texts of the client's language have not arrived: the only words that the page itself holds. */
export const NoTextsPage = () => (
  <div className={letter.letter}>
    <title>An unexpected error occurred</title>
    <main className={letter.body}>
      <div className={styles.screen} role="alert">
        <h1>An unexpected error occurred.</h1>
        <p className={styles.note}>
          A part of this page has not arrived. What you wrote before is kept. Please check your connection and try
          again.
        </p>
        <p className={styles.action}>
          {/* A browser may remember for as long as the page is open that a file did not arrive. */}
          <button type="button" className={controls.button} onClick={() => window.location.reload()}>
            Try again
          </button>
        </p>
      </div>
    </main>
  </div>
)
