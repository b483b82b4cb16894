import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react'
import landing from './landing.module.css'
import styles from './live-wall.module.css'

type WidgetProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { widget: string; label?: string }

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the one way to name an element to JSX
  namespace JSX {
    interface IntrinsicElements {
      'goodword-widget': WidgetProps
    }
  }
}

const WIDGET_SCRIPT = '/widget.js'

/** Loads the script of the widget once the wall is about to come into view; without it the sentence in it stays. */
function useWidgetScript() {
  const wall = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import(/* @vite-ignore */ WIDGET_SCRIPT).catch(() => {})
      },
      { rootMargin: '600px' },
    )
    if (wall.current) observer.observe(wall.current)
    return () => observer.disconnect()
  }, [])
  return wall
}

/** The very widget that owners put on their sites, with testimonials that our server has made up. */
export function LiveWall() {
  const wall = useWidgetScript()
  return (
    <section className={`${landing.page} ${landing.section}`} aria-labelledby="live-title">
      <div className={styles.head}>
        <h2 className={landing.title} id="live-title">
          <span className={landing.titleLine}>Two lines of HTML.</span> This is them, at work.
        </h2>
        <pre className={styles.code}>
          <code>
            {'<script async src="…/widget.js"></script>\n'}
            {'<goodword-widget widget="…"></goodword-widget>'}
          </code>
        </pre>
      </div>
      <div className={styles.site}>
        <p className={styles.bar}>
          <span>studio-halm.example</span>
          <span>An invented studio, and its invented clients</span>
        </p>
        <goodword-widget ref={wall} className={styles.wall} widget="example" label="An example wall, live">
          <p>Six testimonials stand here once the widget has loaded.</p>
        </goodword-widget>
      </div>
      <p className={landing.note}>
        The real widget: under nine kilobytes, no cookies, nothing from third parties. It counts what it leaves out.
      </p>
    </section>
  )
}
