import { useState } from 'react'
import { getWidgetFigures, type WidgetFigures } from '#shared/widget-studio.ts'
import { Button } from '../../../components/button.tsx'
import { Segments } from '../../../components/segments.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { justWords } from '../../../lib/moments.ts'
import { siteName } from '../../../lib/site-name.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { FiguresChart } from './figures.chart.tsx'
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
  // What was read stays until the next period is there, so that nothing below it moves.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = data ?? (error ? undefined : last)
  return (
    <Panel
      title="How often it was seen"
      beside={<Segments label="Period" options={periods} value={period} onChange={setPeriod} />}
    >
      {shown ? (
        <Figures figures={shown} isCounted={isCounted} />
      ) : error ? (
        <div className={styles.failure} role="alert">
          <p>The figures could not be read. {messageOf(error)}</p>
          <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.loading} role="group" aria-label="Loading" aria-busy="true">
          <Skeleton length="short" />
          <Skeleton length="full" />
        </div>
      )}
    </Panel>
  )
}

/** What the server calls those that have no name. */
const siteWords: Record<string, string> = { other: 'Other sites', unknown: 'Pages that do not say where they are' }

const count = (number: number) => number.toLocaleString('en-GB')

function Figures({ figures, isCounted }: { figures: WidgetFigures; isCounted: boolean }) {
  const now = useMinute()
  const { views, clicks, days, sites } = figures
  if (views === 0 && clicks === 0)
    return (
      <p className={styles.empty}>
        {isCounted
          ? 'Nobody has seen it in this time. A view is counted when it comes into sight on a page of yours, without cookies and without anything about who it was.'
          : 'Views are not counted for this widget. You can switch it on under “Where”.'}
      </p>
    )
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>Views</dt>
          <dd>{count(views)}</dd>
        </div>
        <div data-is="clicks">
          <dt>Clicks</dt>
          <dd>
            {count(clicks)} {clicks > 0 && clicks <= views && <small>{share.format(clicks / views)} of views</small>}
          </dd>
        </div>
      </dl>
      <FiguresChart days={days} />
      <div className={styles.scroll}>
        <table>
          <caption>By site</caption>
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">Views</th>
              <th scope="col">Clicks</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {sites.map((each) => (
              <tr key={each.site}>
                <th scope="row">{siteWords[each.site] ?? siteName(each.site)}</th>
                <td>{count(each.views)}</td>
                <td>{count(each.clicks)}</td>
                <td>{justWords(new Date(each.lastSeenAt), now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
