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
/**
 * Loads the widget's script shortly before the wall scrolls into view. Without the script, the sentence inside stays.
 */
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
/** The real widget that owners put on their sites, with testimonials that the server makes up. */
export function LiveWall() {
  const wall = useWidgetScript()
  return (
    <section className={`script-only ${landing.page} ${landing.section}`} aria-labelledby="live-title">
      <div className={`gap-24 stack ${styles.head}`}>
        <h2 className={`shrink ${landing.title}`} id="live-title">
          <span className="block">Two lines of HTML.</span> Here they are at work.
        </h2>
        <pre className={`shrink pad-16 card ink anywhere ${styles.code}`}>
          <code>
            {'<script async src="…/widget.js"></script>\n'}
            {'<goodword-widget widget="…"></goodword-widget>'}
          </code>
        </pre>
      </div>
      <div className={`border sunken below-16 ${styles.site}`}>
        <p
          className={`flex wrap justify-between border-below muted surface pad-block-8 pad-inline-16 gap-24 rows-4 text-13-20`}
        >
          <span className="medium ink">studio-halm.example</span>
          <span>An invented studio with invented clients</span>
        </p>
        <goodword-widget
          ref={wall}
          className={`pad-16 ink block ${styles.wall}`}
          widget="example"
          label="An example wall, live"
        >
          <p>Six testimonials appear here once the widget has loaded.</p>
        </goodword-widget>
      </div>
      <p className="muted text-13-20">
        The real widget: under nine kilobytes, no cookies, nothing from third parties. It always says how many it shows.
      </p>
    </section>
  )
}
