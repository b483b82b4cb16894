import { useId } from 'react'
import type { EmailPreview, EmailSettings, EmailStyle, EmailStyleInput } from '#shared/emails.ts'
import { EmailFrame } from '../../../components/email-frame.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useEmailPreview } from '../../../lib/use-email-preview.ts'
import { useShownTheme } from '../../../lib/use-shown-theme.ts'
import { chosenStyle } from './chosen-style.ts'
import styles from './request.module.css'
const VALUE_MAX_LENGTH = 400
type EmailPreviewProps = {
  settings: EmailSettings | undefined
  /** The settings could not be loaded. */
  isUnavailable: boolean
  values: { customerName: string; service: string; emailStyleId: string | null }
}
/** The email as the client gets it, rendered by the same code that renders the real one. */
export function RequestEmailPreview({ settings, isUnavailable, values }: EmailPreviewProps) {
  const titleId = useId()
  return (
    <section className={`shrink gap-8 stack ${styles.preview}`} aria-labelledby={titleId}>
      <h3 id={titleId}>Email preview</h3>
      {settings ? (
        <PreviewOf style={chosenStyle(settings, values.emailStyleId)} values={values} />
      ) : isUnavailable ? (
        <Unavailable />
      ) : (
        <LoadingEmail />
      )}
    </section>
  )
}
const inputOf = ({ id: _, accent: __, changedAt: ___, ...input }: EmailStyle): EmailStyleInput => input
const savable = (text: string) => text.trim().slice(0, VALUE_MAX_LENGTH) || null
function PreviewOf({ style, values }: { style: EmailStyle; values: EmailPreviewProps['values'] }) {
  const { email: message, failure } = useEmailPreview({
    style: inputOf(style),
    customerName: savable(values.customerName),
    service: savable(values.service),
  })
  if (message) return <Email email={message} />
  return failure === undefined ? <LoadingEmail /> : <Unavailable />
}
const Unavailable = () => (
  <p className="text-13 muted">The email preview could not be loaded. You can continue without it.</p>
)
const Email = ({ email: { from, subject, htmlPath } }: { email: EmailPreview }) => (
  <figure className={styles.email}>
    <figcaption>
      <dl className="border-below beside surface pad-12-16 gap-4-12">
        <dt>From</dt>
        <dd>
          {from.name} <span>{from.address}</span>
        </dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
    </figcaption>
    <EmailFrame
      src={`${htmlPath}?theme=${useShownTheme()}`}
      size={{ scale: 0.75 }}
      title="The email your client gets"
      className={styles.sheet}
    />
  </figure>
)
const LoadingEmail = () => (
  <figure className={styles.email} aria-busy="true">
    <div className={`gap-12 pad-16 content-start stack ${styles.waiting}`}>
      <Skeleton length="short" />
      <Skeleton length="full" />
      <Skeleton length="long" />
      <Skeleton length="medium" />
    </div>
  </figure>
)
