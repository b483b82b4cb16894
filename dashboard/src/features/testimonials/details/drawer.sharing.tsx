import {
  BadgeCheck,
  CreditCard,
  Globe,
  Link2,
  Lock,
  MailCheck,
  type LucideIcon,
  PenLine,
  Ticket,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Attestation, Origin, Consent, TestimonialDetails, Verification } from '#shared/testimonial-details.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { clientName, importerMessage } from '../testimonial.messages.ts'
import { allowanceMessage, consentLanguage, isReplaced, sharingMessage } from './consent.messages.ts'
import { formatInstant } from '../../../lib/moments.ts'
import styles from './drawer.module.css'

const choices: Record<Consent['choice'], { word: string; icon: LucideIcon }> = {
  public: { word: 'Public.', icon: Globe },
  private: { word: 'Private.', icon: Lock },
}

/** What the client chose and agreed to, or what the owner confirmed instead. Nothing before there is an answer. */
type DrawerSharingProps = {
  details: TestimonialDetails
  /** The reader's, if it is known yet. */
  userId: string | undefined
}

export function DrawerSharing({ details, userId }: DrawerSharingProps) {
  const { consents, attestation, origin, imported, verification, source, isRewarded, withdrawnAt, erasedAt } = details
  if (consents.length === 0 && !attestation) return null
  const latest = consents.at(-1)
  const earlier = consents.slice(0, -1)
  const client = clientName(details)
  return (
    <section>
      <h3>Consent</h3>
      {latest && !withdrawnAt && !erasedAt && <p className="above-8">{sharingMessage(details)}</p>}
      <ul className="stack gap-16 above-12 icons-in-line icons-muted" role="list">
        {latest && <ConsentFact consent={latest} next={undefined} client={client} />}
        {attestation && !origin && <AttestationFact attestation={attestation} />}
        {attestation && origin && (
          <OriginFact origin={origin} wording={attestation.wording} by={importerMessage(imported, userId)} />
        )}
        {verification && <VerificationFact verification={verification} />}
        {isRewarded && (
          <Fact icon={Ticket} title="Received a code for answering.">
            Everyone who answers this form does. Visitors read it below the testimonial.
          </Fact>
        )}
        {source === 'link' && <LinkFact details={details} />}
      </ul>
      {earlier.length > 0 && (
        <details className={`above-12 ${styles.earlier}`}>
          <summary className={`muted tabular pointer pad-block-8 hover-ink ${styles.summary}`}>
            {earlier.length === 1 ? 'One earlier consent' : `${earlier.length} earlier consents`}
          </summary>
          <ul className="stack gap-16 above-12 icons-in-line icons-muted" role="list">
            {earlier
              .map((consent, index) => (
                <ConsentFact key={index} consent={consent} next={consents[index + 1]} client={client} />
              ))
              .toReversed()}
          </ul>
        </details>
      )}
    </section>
  )
}

type ConsentFactProps = { consent: Consent; next: Consent | undefined; client: string }

function ConsentFact({ consent, next, client }: ConsentFactProps) {
  const { choice, wording, locale, givenAt, withdrawnAt } = consent
  const { word, icon } = choices[choice]
  return (
    <>
      <Fact icon={icon} title={word} quote={wording}>
        Agreed by {client} on <Moment at={givenAt} />
        {consentLanguage(locale)}
        {allowanceMessage(consent)}.
        {withdrawnAt && isReplaced(consent, next) && (
          <>
            {' '}
            Replaced by another choice on <Moment at={withdrawnAt} />.
          </>
        )}
      </Fact>
      {withdrawnAt && !isReplaced(consent, next) && (
        <Fact icon={Undo2} title="Withdrawn.">
          {client} withdrew it on <Moment at={withdrawnAt} />.
        </Fact>
      )}
    </>
  )
}

function AttestationFact({ attestation: { wording, receivedVia, givenAt } }: { attestation: Attestation }) {
  const title = receivedVia ? `Added by you, received via ${receivedVia}.` : 'Added by you.'
  return (
    <Fact icon={PenLine} title={title} quote={wording}>
      You confirmed this on <Moment at={givenAt} />. It’s shown as added by you, never as verified.
    </Fact>
  )
}

type OriginFactProps = { origin: Origin; wording: string; by: string }

function OriginFact({ origin: { importId, receivedVia, importedAt, originalUrl }, wording, by }: OriginFactProps) {
  return (
    <Fact icon={PenLine} title={`Imported from ${receivedVia}.`} quote={wording}>
      {by} on <Moment at={importedAt} />.{' '}
      <Link className="underline" to={hrefOf({ ...WHOLE_LIST, importId })}>
        Show all of this import
      </Link>
      .{' '}
      {originalUrl !== null && (
        <>
          <a className="underline" href={originalUrl} target="_blank" rel="noreferrer">
            Open the original
          </a>
          .{' '}
        </>
      )}
      It’s shown as added by the owner, never as verified.
    </Fact>
  )
}

const unverified: Record<Exclude<Verification, 'verified'>, string> = {
  paid_elsewhere: 'the invoice was marked as paid outside Stripe.',
  own_webhook: 'only your own webhook reported the payment, so we can’t confirm it.',
  owners_address: 'the email went to an address you entered, not to one that came with the Stripe payment.',
  other_link: 'the answer did not come through the link in the email, which only the client has.',
}

const VerificationFact = ({ verification }: { verification: Verification }) =>
  verification === 'verified' ? (
    <Fact icon={BadgeCheck} title="Verified client.">
      The request followed a payment that went through Stripe.
    </Fact>
  ) : (
    <Fact icon={CreditCard} title="Asked after a payment.">
      Shown without “Verified client”: {unverified[verification]}
    </Fact>
  )

function LinkFact({ details: { customerEmail, emailConfirmedAt } }: { details: TestimonialDetails }) {
  return (
    <>
      {emailConfirmedAt !== null && (
        <Fact icon={MailCheck} title="Email confirmed.">
          Whoever reads {customerEmail} confirmed this testimonial on <Moment at={emailConfirmedAt} />.
        </Fact>
      )}
      <Fact icon={Link2} title="Came through your collection link.">
        Anyone with the link can write, under any name.{' '}
        {customerEmail !== '' && emailConfirmedAt === null && 'Nobody has confirmed the email address. '}Check who wrote
        it before you approve it. It’s never shown as “Verified client”.
      </Fact>
    </>
  )
}

type FactProps = { icon: LucideIcon; title: string; quote?: string; children: ReactNode }

const Fact = ({ icon: Icon, title, quote, children }: FactProps) => (
  <li className="flex gap-12">
    <Icon />
    <div className="shrink anywhere">
      <p>
        <b className="medium">{title}</b> {quote && `“${quote}”`}
      </p>
      <p className="above-4 text-13 muted">{children}</p>
    </div>
  </li>
)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>
