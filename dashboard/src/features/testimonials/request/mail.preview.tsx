import { useId } from 'react'
import type { EmailPreview, EmailSettings, EmailStyle, EmailStyleInput } from '#shared/emails.ts'
import { MailFrame } from '../../../components/mail-frame.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useEmailPreview } from '../../../lib/use-email-preview.ts'
import { useShownTheme } from '../../../lib/use-shown-theme.ts'
import { chosenStyle } from './chosen-style.ts'
import styles from './request.module.css'

const VALUE_MAX_LENGTH = 400

type MailPreviewProps = {
  settings: EmailSettings | undefined
  /** The settings could not be loaded. */
  isUnavailable: boolean
  values: { customerName: string; service: string; emailStyleId: string | null }
  isToBeSent: boolean
}

/** The mail as the client gets it, made by what makes the mail. */
export function MailPreview({ settings, isUnavailable, values, isToBeSent }: MailPreviewProps) {
  const titleId = useId()
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 id={titleId}>{isToBeSent ? 'The mail' : 'The mail, once you send it'}</h3>
      {settings ? (
        <PreviewOf style={chosenStyle(settings, values.emailStyleId)} values={values} />
      ) : isUnavailable ? (
        <Unavailable />
      ) : (
        <LoadingMail />
      )}
    </section>
  )
}

const inputOf = ({ id: _, accent: __, changedAt: ___, ...input }: EmailStyle): EmailStyleInput => input

const savable = (text: string) => text.trim().slice(0, VALUE_MAX_LENGTH) || null

function PreviewOf({ style, values }: { style: EmailStyle; values: MailPreviewProps['values'] }) {
  const { mail, failure } = useEmailPreview({
    style: inputOf(style),
    customerName: savable(values.customerName),
    service: savable(values.service),
  })
  if (mail) return <Mail mail={mail} />
  return failure === undefined ? <LoadingMail /> : <Unavailable />
}

const Unavailable = () => (
  <p className={styles.unavailable}>The preview of the mail could not be loaded. You can go on without it.</p>
)

const Mail = ({ mail: { from, subject, htmlPath } }: { mail: EmailPreview }) => (
  <figure className={styles.mail}>
    <figcaption>
      <dl>
        <dt>From</dt>
        <dd>
          {from.name} <span>{from.address}</span>
        </dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
    </figcaption>
    <MailFrame
      src={`${htmlPath}?theme=${useShownTheme()}`}
      size={{ scale: 0.75 }}
      title="The mail as the client gets it"
      className={styles.letter}
    />
  </figure>
)

const LoadingMail = () => (
  <figure className={styles.mail} aria-busy="true">
    <div className={styles.waiting}>
      <Skeleton length="short" />
      <Skeleton length="full" />
      <Skeleton length="long" />
      <Skeleton length="medium" />
    </div>
  </figure>
)
