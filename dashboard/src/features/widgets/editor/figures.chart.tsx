import type { WidgetFigures } from '#shared/widget-editor.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { scaleOf } from './figures.scale.ts'
import styles from './figures.module.css'
const HEIGHT = 100
const GAP = 0.24
/** Bars of views, each with its share that led to a click; a table below has the same numbers. */
export function FiguresChart({ days }: Pick<WidgetFigures, 'days'>) {
  const end = scaleOf(Math.max(...days.map(({ views, clicks }) => Math.max(views, clicks))))
  const [first, last] = [days.at(0), days.at(-1)]
  const bar = (index: number, value: number) => {
    const height = (value / end) * HEIGHT
    return { x: index + GAP / 2, y: HEIGHT - height, width: 1 - GAP, height }
  }
  return (
    <figure className={`gap-8 stack ${styles.chart}`}>
      <div className="gap-4 text-12 muted tabular stack" aria-hidden="true">
        <span>{end.toLocaleString('en-GB')}</span>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, views, clicks }, index) => (
            <g key={day}>
              <title>{`${dayAndMonth(day)}: ${views} views, ${clicks} clicks`}</title>
              <rect x={index} y={0} width={1} height={HEIGHT} fill="transparent" />
              <rect {...bar(index, views)} />
              <rect {...bar(index, clicks)} data-is="clicks" />
            </g>
          ))}
        </svg>
        <p>
          <span>{first && dayAndMonth(first.day)}</span>
          <span>{last && dayAndMonth(last.day)}</span>
        </p>
      </div>
      <details>
        <summary className={`text-13 muted pointer pad-block-4 ${styles.summary}`}>By day, as a table</summary>
        <p>Days end at midnight UTC.</p>
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">By day</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
                <th scope="col">Clicks</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, views, clicks }) => (
                <tr key={day}>
                  <th scope="row">{dayAndMonth(day)}</th>
                  <td>{views.toLocaleString('en-GB')}</td>
                  <td>{clicks.toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
