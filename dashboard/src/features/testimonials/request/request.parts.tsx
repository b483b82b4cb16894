import { CircleAlert, History, MailWarning, MailX } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod'
import type { EmailPreview } from '#shared/email-previews.ts'
import type { EmailSettings, SendingStatus } from '#shared/email-settings.ts'
import type { EmailStyle, EmailStyleInput } from '#shared/email-styles.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { canBeEmailed, type KnownClient, listKnownClients } from '#shared/known-clients.ts'
import { ContactLink } from '../../../components/contact-link.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { EmailFrame } from '../../../components/email-frame.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useEmailPreview } from '../../../lib/use-email-preview.ts'
import { useEmailStars } from '../../../lib/use-email-stars.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useShownTheme } from '../../../lib/theme.ts'
import { useMinute, useOwnersClock } from '../../../lib/use-clock.ts'
import { knownClientLink, knownClientMessage } from '../known-clients.messages.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { usedUpMessage } from '../list/testimonial-list.messages.ts'
import { emailRefusalOf } from '../testimonial.email.ts'
import { delayedMessage, failureOf, requestsLeftMessage, unconfirmedMessage } from './request.messages.ts'
import styles from './request.module.css'

/** Says before anything is typed that no requests are left this month. It does not prevent trying. */
export function MonthNote() {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  if (!usage || usage.limit === null || usage.used < usage.limit) return null
  return (
    <p className={`flex gap-8 text-14 round-control pad-block-12 pad-inline-16 icons-in-line ${styles.monthNote}`}>
      <CircleAlert />
      <span>
        {usedUpMessage({ limit: usage.limit, resetsOn: usage.resetsOn })} <PlansLink />
      </span>
    </p>
  )
}

/** How many requests the month still has, beside the buttons. Renders nothing while unknown or unlimited. */
export function RequestsLeft() {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  if (!usage || usage.limit === null) return null
  return (
    <p className={`text-12 muted tabular ${styles.left}`}>
      {requestsLeftMessage({ used: usage.used, limit: usage.limit })}
    </p>
  )
}

type UnconfirmedNoteProps = {
  sending: SendingStatus
  /** Several requests, of which some may have to wait. */
  plan?: { planned: number; delayed: readonly Date[] }
}

/** Says what an unconfirmed email address means for sending, and sends the email that confirms it. */
export function UnconfirmedNote({ sending, plan }: UnconfirmedNoteProps) {
  const clock = useOwnersClock()
  const message = unconfirmedMessage(sending)
  if (!message) return null
  return (
    <p
      className={`flex gap-8 text-13 round-control pad-block-12 pad-inline-16 icons-in-line icons-14 ${styles.monthNote}`}
    >
      <MailWarning />
      <span className={styles.ways}>
        {message} {plan && delayedMessage(plan, clock)} <ConfirmAddress />
      </span>
    </p>
  )
}

const DEBOUNCE_MS = 400

/** What is known of the client with this address; undefined while typing, and where nothing is known. */
export function useKnownClient({ customerEmail, exceptId }: { customerEmail: string; exceptId: string | undefined }) {
  const typed = customerEmail.trim()
  const address = useDebounced(typed, DEBOUNCE_MS)
  const isWhole = address === typed && z.email().max(200).safeParse(address).success
  const body = { customerEmails: [address], ...(exceptId !== undefined && { exceptId }) }
  return useEndpoint(listKnownClients, isWhole ? { body } : null).data?.items[0]
}

type KnownClientNoteProps = {
  id: string
  known: KnownClient | undefined
  sends: boolean
  /** Called when the owner leaves for the testimonial that the note is about. */
  onOpen: () => void
}

/** Says before sending that the client was asked before, has answered, or must not be asked. */
export function KnownClientNote({ id, known, sends, onOpen }: KnownClientNoteProps) {
  return (
    <div id={id} role="status" className="icons-14 icons-in-line empty-hidden">
      {known && <KnownClientText known={known} sends={sends} onOpen={onOpen} />}
    </div>
  )
}

function KnownClientText({ known, sends, onOpen }: Omit<KnownClientNoteProps, 'id'> & { known: KnownClient }) {
  const now = useMinute()
  const link = knownClientLink(known)
  const isRefused = !canBeEmailed(known)
  return (
    <div className={styles.known} data-refused={isRefused || undefined}>
      {isRefused ? <MailX /> : <History />}
      <p>
        {knownClientMessage(known, now)}{' '}
        {isRefused && sends && 'Untick the box below to save it and share the link instead. '}
        {link && (
          <Link to={hrefOf({ ...WHOLE_LIST, open: link.id })} onClick={onOpen}>
            {link.label}
          </Link>
        )}
      </p>
    </div>
  )
}

type StyleFieldProps = {
  settings: EmailSettings | undefined
  /** Null for the default one. */
  styleId: string | null
  onChange: (styleId: string | null) => void
}

/** The style of the email, where there are several. */
export function StyleField({ settings, styleId, onChange }: StyleFieldProps) {
  if (!settings || settings.rights.stylesMax === 1 || settings.styles.length < 2) return null
  const { defaultStyleId } = settings
  const chosen = settings.styles.some((style) => style.id === styleId) ? styleId : null
  return (
    <SelectField label="Email style" value={chosen ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{settings.styles.find((style) => style.id === defaultStyleId)?.name} (default)</option>
      {settings.styles
        .filter((style) => style.id !== defaultStyleId || style.id === chosen)
        .map((style) => (
          <option key={style.id} value={style.id}>
            {style.name}
          </option>
        ))}
    </SelectField>
  )
}

type Choice = Pick<EmailSettings, 'styles' | 'defaultStyleId'>

/** A style that was removed is replaced by the default one, as it is when the email is sent. */
export function chosenStyle(settings: Choice, id: string | null): EmailStyle {
  const find = (sought: string | null) => settings.styles.find((one) => one.id === sought)
  const style = find(id) ?? find(settings.defaultStyleId) ?? settings.styles[0]
  if (!style) throw new Error('A workspace has at least one style.')
  return style
}

const VALUE_MAX_LENGTH = 400
type EmailPreviewProps = {
  settings: EmailSettings | undefined
  /** The settings could not be loaded. */
  isUnavailable: boolean
  values: { customerName: string; service: string; emailStyleId: string | null; formId: string | null }
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
    hasStars: useEmailStars(values.formId),
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
      <dl className="border-below beside surface pad-block-12 pad-inline-16 gap-12 rows-4">
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

const isUsedUp = (error: unknown) => error instanceof ApiError && error.code === 'testimonials.quota_exceeded'

type RequestRefusalProps = {
  error: unknown
  withoutSending: {
    /** Label of the button that saves without sending. */
    label: string
    onSelect: (event: MouseEvent) => void
  }
}

/** Why a request was not saved, and what can be done about it; nothing before the first attempt. */
export function RequestRefusal({ error, withoutSending }: RequestRefusalProps) {
  const message = error === undefined ? undefined : failureOf(error)
  return <FormError message={message} hint={<WayOut error={error} withoutSending={withoutSending} />} />
}

function WayOut({ error, withoutSending }: RequestRefusalProps) {
  if (isUsedUp(error)) return <PlansLink />
  const refusal = emailRefusalOf(error)
  if (!refusal) return null
  return (
    <span className={`flex wrap above-4 gap-16 rows-4 ${styles.ways}`}>
      <button type="button" onClick={withoutSending.onSelect}>
        {withoutSending.label}
      </button>
      {refusal === 'emails.unverified_limit' && <ConfirmAddress />}
      {refusal === 'emails.sending_paused' && <ContactLink label="Email" />}
    </span>
  )
}

function ConfirmAddress() {
  const { isSent, send } = useConfirmationEmail()
  return (
    <button type="button" aria-disabled={isSent} title={isSent ? RESTS : undefined} onClick={() => void send()}>
      {isSent ? 'Email sent' : 'Send a confirmation email'}
    </button>
  )
}
