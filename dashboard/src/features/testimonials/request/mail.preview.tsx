import { useId, useState } from 'react'
import { previewRequest, type RequestPreview } from '#shared/request-preview.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './request.module.css'

const DEBOUNCE_MS = 300
const NAME_MAX_LENGTH = 400

type MailPreviewProps = { customerName: string; isToBeSent: boolean }

/** The mail as the client gets it. While the next one is fetched the one before stays. */
export function MailPreview({ customerName, isToBeSent }: MailPreviewProps) {
  const titleId = useId()
  const name = useDebounced(customerName.trim().slice(0, NAME_MAX_LENGTH), DEBOUNCE_MS)
  const { data, error } = useEndpoint(previewRequest, { query: name ? { customerName: name } : {} })
  const mail = useLatest(data)
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 id={titleId}>{isToBeSent ? 'The mail' : 'The mail, once you send it'}</h3>
      {error && !data ? (
        <p className={styles.unavailable}>The preview of the mail could not be loaded. You can go on without it.</p>
      ) : (
        <figure className={styles.mail} aria-busy={!mail}>
          {mail ? <Mail mail={mail} /> : <LoadingMail />}
        </figure>
      )}
    </section>
  )
}

const Mail = ({ mail: { from, subject, paragraphs, button, closing } }: { mail: RequestPreview }) => (
  <>
    <figcaption>
      <dl>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
    </figcaption>
    <div className={styles.letter}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <p>
        <span className={styles.mailButton}>{button}</span>
      </p>
      <p className={styles.closing}>{closing.join('\n')}</p>
    </div>
  </>
)

const LoadingMail = () => (
  <div className={styles.letter}>
    <Skeleton length="short" />
    <Skeleton length="full" />
    <Skeleton length="long" />
    <Skeleton length="medium" />
  </div>
)

function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
