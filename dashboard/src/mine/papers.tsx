import { Fragment, type ReactNode } from 'react'
import type { EarlierWords, OwnAnswer, OwnEvent } from '#shared/own-page.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { useDays } from './days.ts'
import { useMineTexts } from './mine-texts.ts'
import { useOwnPage } from './own-page.context.ts'
import { Quote, signatureOf } from './words.card.tsx'
import { groupByWording } from './consents.ts'
import page from './page.module.css'
import styles from './papers.module.css'

function Paper({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <details className={styles.paper}>
      <summary>
        {title} <span className={styles.count}>{count}</span>
      </summary>
      <ol className={styles.list}>{children}</ol>
    </details>
  )
}

function Earlier({ words }: { words: EarlierWords }) {
  const { papers } = useMineTexts()
  const nameDay = useDays()
  const signature = signatureOf(words)
  return (
    <li>
      <p className={styles.when}>{papers.from(nameDay(words.writtenAt), nameDay(words.replacedAt))}</p>
      <Quote words={words} />
      <p className={styles.when}>
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

function Event({ event }: { event: OwnEvent }) {
  const { events } = useMineTexts().papers
  const { sender } = useOwnPage()
  const nameDay = useDays()
  const text = events[event.kind]
  return (
    <li className={styles.event}>
      <span>{typeof text === 'string' ? text : <Sentence text={text} name={sender.owner} />}</span>
      <time dateTime={event.at}>{nameDay(event.at)}</time>
    </li>
  )
}

/** What stands behind the words: what was there before, what was agreed to, what happened. */
export function Papers({ answer }: { answer: OwnAnswer }) {
  const { papers } = useMineTexts()
  const { visibility } = useClientTexts().fields
  const nameDay = useDays()
  return (
    <section className={page.side} aria-labelledby="papers-title">
      <h2 id="papers-title">{papers.title}</h2>
      <div className={styles.papers}>
        <Paper title={papers.earlier} count={answer.earlierWords.length}>
          {answer.earlierWords.map((words) => (
            <Earlier key={words.replacedAt} words={words} />
          ))}
        </Paper>
        <Paper title={papers.consents} count={answer.consents.length}>
          {groupByWording(answer.consents).map(({ wording, language, consents }, group) => (
            // oxlint-disable-next-line react/no-array-index-key -- they change only as a whole
            <li key={group}>
              {consents.map(({ choice, givenAt, endedAt }) => (
                <p key={givenAt + choice}>
                  <strong>{visibility[choice]}</strong>
                  <span className={styles.when}>
                    {' '}
                    {papers.given(nameDay(givenAt))}. {endedAt === null ? papers.holds : papers.ended(nameDay(endedAt))}
                    .
                  </span>
                </p>
              ))}
              <blockquote className={styles.wording} lang={language}>
                {wording}
              </blockquote>
            </li>
          ))}
        </Paper>
        <Paper title={papers.history} count={answer.history.length}>
          {answer.history.map((event) => (
            <Event key={event.kind + event.at} event={event} />
          ))}
        </Paper>
      </div>
    </section>
  )
}
