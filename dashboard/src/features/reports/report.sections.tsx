import type { ReactNode } from 'react'
import type { AnswerOutcomes, PaymentOutcomes, ServiceProof, SharedReport } from '#shared/reports.ts'
import { counted, newestMessage, reasonsOf, shortMonthName, weeksOf, withheldMessages } from './report.messages.ts'
import styles from './report.sections.module.css'

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className="shrink">{children}</div>
  </section>
)

/** The answers that are not public, so that the figures add up: answers = published + private + withheld. */
export function NotPublished({ outcomes, brand }: { outcomes: AnswerOutcomes; brand: string }) {
  const rows = [
    ...(outcomes.private === 0
      ? []
      : [{ label: 'Kept private by the client', detail: `Written for ${brand} only.`, count: outcomes.private }]),
    ...outcomes.withheld.map(({ reason, count }) => ({ ...withheldMessages[reason], count })),
  ]
  const others = rows.reduce((sum, { count }) => sum + count, 0)
  const answered = outcomes.published + others
  return (
    <Section id="report-not-published" title="Not published">
      <p>
        Of {counted(answered, ['answer', 'answers'])}, {outcomes.published} {outcomes.published === 1 ? 'is' : 'are'}{' '}
        published. {others === 1 ? 'The other one:' : `The other ${others}:`}
      </p>
      <table className={styles.outcomes}>
        <tbody>
          {rows.map(({ label, detail, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="tabular end-text">{count}</td>
              <td className="muted">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type Bar = { label: string; count: number }

function Bars({ bars, largest, isThin = false }: { bars: readonly Bar[]; largest: number; isThin?: boolean }) {
  return (
    <ul className={styles.bars} data-thin={isThin || undefined}>
      {bars.map(({ label, count }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={largest === 0 ? 0 : (count / largest) * 100} height="6" />
          </svg>
          <b className="tabular end-text">{count}</b>
        </li>
      ))}
    </ul>
  )
}

export function Payments({ payments }: { payments: PaymentOutcomes }) {
  const { all, asked, answered, published } = payments
  const reasons = reasonsOf(payments)
  const without = all - asked
  return (
    <Section id="report-payments" title="From payment to testimonial">
      <div className={styles.halves}>
        <Bars
          largest={all}
          bars={[
            { label: 'Payments', count: all },
            { label: 'Requests', count: asked },
            { label: 'Answers', count: answered },
            { label: 'Published', count: published },
          ]}
        />
        {without > 0 && (
          <div>
            <p className="text-13 medium below-8">
              Why {counted(without, ['payment', 'payments'])} didn’t trigger a request
            </p>
            <Bars isThin largest={reasons[0]?.count ?? 0} bars={reasons} />
          </div>
        )}
      </div>
    </Section>
  )
}

export function Services({ services, month }: { services: readonly ServiceProof[]; month: string }) {
  return (
    <Section id="report-services" title="Services that need more">
      <table className={styles.services}>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Asked in 12 months</th>
            <th scope="col">Published</th>
            <th scope="col">Newest</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {services.map(({ service, asked, published, newestOn }) => (
            <tr key={service} data-short={published === 0 || undefined}>
              <th className="anywhere" scope="row">
                {service}
              </th>
              <td>{asked}</td>
              <td>{published === 0 ? 'None' : published}</td>
              <td>{newestOn === null ? '--' : newestMessage(newestOn, { month })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

export function Planned({ planned: { month, days } }: { planned: NonNullable<SharedReport['planned']> }) {
  const weeks = weeksOf(days)
  const all = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section id="report-planned" title={`Planned for ${shortMonthName(month)}`}>
      <p>{counted(all, ['request is', 'requests are'])} planned. New payments come on top.</p>
      <ol className={`tabular ${styles.weeks}`}>
        {weeks.map(({ label, count }) => (
          <li key={label}>
            <span className="block text-13 muted">{label}</span>
            <b>{count}</b>
          </li>
        ))}
      </ol>
    </Section>
  )
}
