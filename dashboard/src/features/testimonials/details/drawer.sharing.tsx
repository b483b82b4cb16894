import { BadgeCheck, Globe, Lock, type LucideIcon, PenLine, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Attestation, Consent, TestimonialDetails } from '#shared/testimonial-details.ts'
import { clientName } from '../testimonial.words.ts'
import { consentLanguage } from './consent.language.ts'
import { momentWords } from './moment.words.ts'
import styles from './drawer.module.css'

const choices: Record<Consent['choice'], { word: string; icon: LucideIcon }> = {
  public: { word: 'Public.', icon: Globe },
  private: { word: 'Private.', icon: Lock },
}

/** What the client chose and agreed to, or what the owner stands for instead. Nothing before there is an answer. */
export function DrawerSharing({ details }: { details: TestimonialDetails }) {
  const { consents, attestation, source } = details
  if (consents.length === 0 && !attestation) return null
  return (
    <section>
      <h3>Consent</h3>
      <ul className={styles.facts} role="list">
        {consents.map((consent) => (
          <ConsentFact key={consent.givenAt} consent={consent} client={clientName(details)} />
        ))}
        {attestation && <AttestationFact attestation={attestation} />}
        {source === 'payment' && (
          <Fact icon={BadgeCheck} title="Verified client.">
            The request followed a payment.
          </Fact>
        )}
      </ul>
    </section>
  )
}

function ConsentFact({ consent, client }: { consent: Consent; client: string }) {
  const { choice, wording, locale, givenAt, withdrawnAt } = consent
  const { word, icon } = choices[choice]
  return (
    <>
      <Fact icon={icon} title={word} quote={wording}>
        Agreed by {client} on <Moment at={givenAt} />
        {consentLanguage(locale)}.
      </Fact>
      {withdrawnAt && (
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
      Confirmed by you on <Moment at={givenAt} />. It is shown as added by you, never as verified.
    </Fact>
  )
}

type FactProps = { icon: LucideIcon; title: string; quote?: string; children: ReactNode }

const Fact = ({ icon: Icon, title, quote, children }: FactProps) => (
  <li>
    <Icon />
    <div>
      <p>
        <b>{title}</b> {quote && `“${quote}”`}
      </p>
      <p className={styles.note}>{children}</p>
    </div>
  </li>
)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentWords(at)}</time>
