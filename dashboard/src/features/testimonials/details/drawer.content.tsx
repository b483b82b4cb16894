import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Stars } from '../../../stars/stars.tsx'
import { endingOf, StatusBadge } from '../../../components/status-badge.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { ApiError } from '../../../lib/api.ts'
import { clientName } from '../testimonial.messages.ts'
import { DrawerAnswers, DrawerPayment, DrawerReminder, DrawerStatus } from './drawer.sections.tsx'
import { DrawerExport } from './drawer.export.tsx'
import { DrawerHistory } from './drawer.history.tsx'
import { DrawerSharing } from './drawer.sharing.tsx'
import { DrawerVersions } from './drawer.versions.tsx'
import { ExcerptSection } from '../excerpt/excerpt.section.tsx'
import { NotesSection } from '../notes/notes.section.tsx'
import { ReplySection } from '../reply/reply.section.tsx'
import { SpellingSection } from '../spelling/spelling.section.tsx'
import { TranslationsSection } from '../translations/translations.section.tsx'
import { DrawerTags } from '../tags/drawer.tags.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { waitingMessage } from './status.messages.ts'
import styles from './drawer.module.css'
type DrawerContentProps = {
  titleId: string
  /** What the list knows about it, else the details; undefined while neither has loaded. */
  testimonial: Testimonial | undefined
  details: TestimonialWithSentences | undefined
  error: Error | undefined
  isRetrying: boolean
  onRetry: () => void
}
const isGone = (error: Error | undefined) => error instanceof ApiError && error.status === 404
export function DrawerContent({ titleId, testimonial, details, error, isRetrying, onRetry }: DrawerContentProps) {
  const userId = useCurrentUser().data?.id
  if (isGone(error))
    return (
      <Notice titleId={titleId} title="This testimonial doesn’t exist.">
        It may have been deleted, or the link may be incomplete.
      </Notice>
    )
  const failure = error && !details && (
    <LoadFailure what="Consent and history" error={error} isValidating={isRetrying} mutate={onRetry} />
  )
  if (!testimonial)
    return failure ? (
      <Notice titleId={titleId} title="This testimonial could not be loaded.">
        {failure}
      </Notice>
    ) : (
      <LoadingContent titleId={titleId} />
    )
  return (
    <>
      <Client titleId={titleId} testimonial={testimonial} details={details} />
      <DrawerStatus testimonial={testimonial} suspicion={details?.suspicion ?? null} />
      <AnswerFields testimonial={testimonial} details={details} />
      <DrawerTags testimonial={testimonial} />
      {details && <DrawerReminder details={details} />}
      {details && <DrawerAnswers answers={details.answers} />}
      {details && <ReplySection testimonial={testimonial} />}
      {details ? (
        <>
          <TranslationsSection details={details} />
          <SpellingSection key={details.revisedAt} testimonial={details} />
          <NotesSection details={details} />
          <DrawerPayment payment={details.payment} />
          <DrawerSharing details={details} userId={userId} />
          <DrawerVersions details={details} />
          <DrawerHistory key={`${details.id} ${details.history.at(-1)?.at}`} details={details} />
          <DrawerExport id={details.id} />
        </>
      ) : (
        (failure ?? <LoadingDetails />)
      )}
    </>
  )
}
type ClientProps = { titleId: string; testimonial: Testimonial; details: TestimonialWithSentences | undefined }
function Client({ titleId, testimonial, details }: ClientProps) {
  const { customerName, customerEmail, imageUrl, status } = testimonial
  const work = [details?.role, details?.company].filter(Boolean).join(', ')
  const heading = useReadFromTop()
  return (
    <div className={`row gap-12 ${styles.client}`}>
      <Avatar name={customerName} imageUrl={imageUrl} size="large" />
      <div className="shrink grow">
        <h2 ref={heading} id={titleId} tabIndex={-1} data-autofocus dir="auto">
          {clientName(testimonial)}
        </h2>
        {work && (
          <p className="text-13 muted anywhere" dir="auto">
            {work}
          </p>
        )}
        {customerName !== null && customerEmail && <p className="text-13 muted anywhere">{customerEmail}</p>}
      </div>
      <StatusBadge status={status} ending={endingOf(testimonial)} />
    </div>
  )
}
type TextProps = { testimonial: Testimonial; details: TestimonialWithSentences | undefined }
function AnswerFields({ testimonial: row, details }: TextProps) {
  const clock = useOwnersClock()
  const { rating, testimonial, imageUrl, erasedAt, ...client } = row
  if (erasedAt) return null
  if (testimonial === null) return <p className="serif-18 muted">{waitingMessage(row, clock)}</p>
  return (
    <figure className={`justify-start gap-12 stack ${styles.quote}`}>
      {rating !== null && <Stars rating={rating} size="medium" />}
      {details && isSameText(details, row) ? (
        <ExcerptSection details={details} />
      ) : (
        <blockquote dir="auto">{testimonial}</blockquote>
      )}
      {imageUrl && <img src={imageUrl} alt={`Sent by ${clientName(client)}`} />}
    </figure>
  )
}
/** The list may already have a text that the details don't have yet. */
const isSameText = (details: TestimonialWithSentences, { testimonial }: Testimonial) =>
  details.sentences.join('') === testimonial

function Notice({ titleId, title, children }: { titleId: string; title: string; children: ReactNode }) {
  const heading = useReadFromTop()
  return (
    <div className={`gap-12 stack ${styles.notice}`}>
      <h2 ref={heading} id={titleId} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      <div className="muted">{children}</div>
    </div>
  )
}
const LoadingContent = ({ titleId }: { titleId: string }) => (
  <div aria-busy="true" className="gap-16 stack">
    <div className={`row gap-12 ${styles.client}`}>
      <Skeleton shape="avatar" />
      <div className="shrink grow">
        <h2 id={titleId} className="visually-hidden" tabIndex={-1} data-autofocus>
          Loading
        </h2>
        <Skeleton length="medium" />
      </div>
    </div>
    <Skeleton length="full" />
    <Skeleton length="long" />
    <Skeleton length="medium" />
  </div>
)
const LoadingDetails = () => (
  <div aria-busy="true" className="gap-16 stack">
    <Skeleton length="short" />
    <Skeleton length="full" />
    <Skeleton length="long" />
    <Skeleton length="medium" />
  </div>
)
/** Scrolls each testimonial to its beginning. The placeholder heading may have had the focus. */
function useReadFromTop() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const dialog = heading.current?.closest('dialog')
    if (!dialog?.open) return
    // Focusing may return a promise, which an effect must not return.
    void dialog.scrollTo(0, 0)
    if (!dialog.contains(document.activeElement)) heading.current?.focus()
  }, [])
  return heading
}
