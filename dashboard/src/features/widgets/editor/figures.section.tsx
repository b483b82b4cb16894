import { useState } from 'react'
import { getWidgetFigures, type WidgetFigures } from '#shared/widget-editor.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Segments } from '../../../components/segments.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { dayAndMonth } from '../../../lib/dates.ts'
import { formatJust } from '../../../lib/moments.ts'
import { siteName } from '../../../lib/site-name.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { Panel } from './panel.tsx'
import styles from './figures.module.css'

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })
type Period = (typeof periods)[number]['value']

export function FiguresSection({ widgetId, isCounted }: { widgetId: string; isCounted: boolean }) {
  const [period, setPeriod] = useState<Period>('30')
  const input = { params: { id: widgetId }, query: { days: Number(period) } }
  const { data, error, isValidating, mutate } = useEndpoint(getWidgetFigures, input)
  // The previous period stays until the next one has loaded, so that nothing below it moves.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = data ?? (error ? undefined : last)
  return (
    <Panel title="Views" beside={<Segments label="Period" options={periods} value={period} onChange={setPeriod} />}>
      {shown ? (
        <Figures figures={shown} isCounted={isCounted} />
      ) : error ? (
        <LoadFailure what="The views" {...{ error, isValidating, mutate }} />
      ) : (
        <div className="gap-12 stack" role="group" aria-label="Loading" aria-busy="true">
          <Skeleton length="short" />
          <Skeleton length="full" />
        </div>
      )}
    </Panel>
  )
}

/** The server's names for sites without a name. */
const siteMessage: Record<string, string> = { other: 'Other sites', unknown: 'Unknown sites' }
const count = (number: number) => number.toLocaleString('en-GB')

function Figures({ figures, isCounted }: { figures: WidgetFigures; isCounted: boolean }) {
  const now = useMinute()
  const { views, clicks, days, sites } = figures
  if (views === 0 && clicks === 0)
    return (
      <p className={`muted ${styles.empty}`}>
        {isCounted
          ? 'No views in this period. A view is counted when the widget scrolls into view on your page, without cookies or personal data.'
          : 'Views aren’t counted for this widget. You can turn counting on under “Where it appears”.'}
      </p>
    )
  return (
    <>
      <dl className={`flex gap-32 ${styles.totals}`}>
        <div>
          <dt className="row gap-8 text-13 muted">Views</dt>
          <dd>{count(views)}</dd>
        </div>
        <div data-is="clicks">
          <dt className="row gap-8 text-13 muted">Clicks</dt>
          <dd>
            {count(clicks)}{' '}
            {clicks > 0 && clicks <= views && <small className="muted">{share.format(clicks / views)} of views</small>}
          </dd>
        </div>
      </dl>
      <FiguresChart days={days} />
      <div className={`tabular anywhere ${styles.scroll}`}>
        <table>
          <caption className="visually-hidden">By site</caption>
          <thead className="muted">
            <tr>
              <th className="regular" scope="col">
                Site
              </th>
              <th className="regular" scope="col">
                Views
              </th>
              <th className="regular" scope="col">
                Clicks
              </th>
              <th className="regular" scope="col">
                Last seen
              </th>
            </tr>
          </thead>
          <tbody>
            {sites.map((each) => (
              <tr key={each.site}>
                <th scope="row">{siteMessage[each.site] ?? siteName(each.site)}</th>
                <td>{count(each.views)}</td>
                <td>{count(each.clicks)}</td>
                <td>{formatJust(new Date(each.lastSeenAt), now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const HEIGHT = 100
const GAP = 0.24

/** Bars of views, each with its share that led to a click; a table below has the same numbers. */
function FiguresChart({ days }: Pick<WidgetFigures, 'days'>) {
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
        <svg className="full border-block" viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, views, clicks }, index) => (
            <g key={day}>
              <title>{`${dayAndMonth(day)}: ${views} views, ${clicks} clicks`}</title>
              <rect x={index} y={0} width={1} height={HEIGHT} fill="transparent" />
              <rect {...bar(index, views)} />
              <rect {...bar(index, clicks)} data-is="clicks" />
            </g>
          ))}
        </svg>
        <p className="flex justify-between">
          <span>{first && dayAndMonth(first.day)}</span>
          <span>{last && dayAndMonth(last.day)}</span>
        </p>
      </div>
      <details>
        <summary className="text-13 muted fit pointer pad-block-4">By day, as a table</summary>
        <p className="text-13 muted">Days end at midnight UTC.</p>
        <div className={`tabular anywhere ${styles.scroll}`}>
          <table>
            <caption className="visually-hidden">By day</caption>
            <thead className="muted">
              <tr>
                <th className="regular" scope="col">
                  Day
                </th>
                <th className="regular" scope="col">
                  Views
                </th>
                <th className="regular" scope="col">
                  Clicks
                </th>
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

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const LEAST = 5

/**
 * The top of the chart's scale: a round number slightly above the maximum, and never so low that one view looks like
 * many.
 */
export function scaleOf(most: number): number {
  if (most <= LEAST) return LEAST
  const power = 10 ** Math.floor(Math.log10(most))
  const end = STEPS.map((step) => step * power).find((step) => step >= most && Number.isInteger(step))
  return end ?? most
}
