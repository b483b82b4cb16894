import { Fragment, type ReactNode } from 'react'
import type { EarlierVersion, PortalAnswer, PortalEvent } from '#shared/portal.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { useDays } from '../client/days.ts'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { Quote, signatureOf } from './testimonial.card.tsx'
import styles from './page.module.css'

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <details className={`border-below ${styles.section}`}>
      <summary className="medium pointer">
        {title} <span className={`regular muted tabular ${styles.count}`}>{count}</span>
      </summary>
      <ol className={`stack gap-24 ${styles.list}`}>{children}</ol>
    </details>
  )
}

function Earlier({ text: phrase }: { text: EarlierVersion }) {
  const { historySection } = usePortalTexts()
  const nameDay = useDays()
  const signature = signatureOf(phrase)
  return (
    <li className="stack">
      <p className="text-14 muted">{historySection.from(nameDay(phrase.writtenAt), nameDay(phrase.replacedAt))}</p>
      <Quote text={phrase} />
      <p className="text-14 muted">
        {[signature?.name, signature?.about].filter(Boolean).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
    </li>
  )
}

function Event({ event }: { event: PortalEvent }) {
  const { events } = usePortalTexts().historySection
  const { sender } = usePortal()
  const nameDay = useDays()
  const text = events[event.kind]
  return (
    <li className={styles.event}>
      <span>{typeof text === 'string' ? text : <Sentence text={text} name={sender.owner} />}</span>
      <time className="muted tabular" dateTime={event.at}>
        {nameDay(event.at)}
      </time>
    </li>
  )
}

/** Previous versions, consents and history of the testimonial. */
export function History({ answer }: { answer: PortalAnswer }) {
  const { historySection } = usePortalTexts()
  const { visibility } = useClientTexts().fields
  const nameDay = useDays()
  return (
    <section className={`stack gap-12 border-above ${styles.side}`} aria-labelledby="history-title">
      <h2 className="regular" id="history-title">
        {historySection.title}
      </h2>
      <div className="stack">
        <Section title={historySection.earlier} count={answer.earlierVersions.length}>
          {answer.earlierVersions.map((phrase) => (
            <Earlier key={phrase.replacedAt} text={phrase} />
          ))}
        </Section>
        <Section title={historySection.consents} count={answer.consents.length}>
          {groupByWording(answer.consents).map(({ wording, language, consents }, group) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list changes only as a whole
            <li className="stack" key={group}>
              {consents.map(({ choice, givenAt, endedAt }) => (
                <p key={givenAt + choice}>
                  <strong>{visibility[choice]}</strong>
                  <span className="text-14 muted">
                    {' '}
                    {historySection.given(nameDay(givenAt))}.{' '}
                    {endedAt === null ? historySection.holds : historySection.ended(nameDay(endedAt))}.
                  </span>
                </p>
              ))}
              <blockquote className={`muted ${styles.wording}`} lang={language}>
                {wording}
              </blockquote>
            </li>
          ))}
        </Section>
        <Section title={historySection.history} count={answer.history.length}>
          {answer.history.map((event) => (
            <Event key={event.kind + event.at} event={event} />
          ))}
        </Section>
      </div>
    </section>
  )
}

type PortalConsent = PortalAnswer['consents'][number]
type Agreed = Pick<PortalConsent, 'wording' | 'language'> & { consents: PortalConsent[] }

/** Consents in their order; consecutive ones with the same wording are grouped. */
export function groupByWording(consents: readonly PortalConsent[]): Agreed[] {
  const groups: Agreed[] = []
  for (const consent of consents) {
    const { wording, language } = consent
    const last = groups.at(-1)
    if (last?.wording === wording && last.language === language) last.consents.push(consent)
    else groups.push({ wording, language, consents: [consent] })
  }
  return groups
}
