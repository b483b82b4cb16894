import { Link2, type LucideIcon, MessageSquarePlus, Send, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { getChecklist } from '#shared/onboarding.ts'
import { whoMay } from '#shared/roles.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { StripeInvitation, useIsInvited } from '../../../components/stripe-banner.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { Block } from '../first-steps/block.tsx'
import { FirstSteps } from '../first-steps/first-steps.card.tsx'
import { useCopyCollectionLink } from '../collection-link.ts'
import styles from './no-testimonials.module.css'

type NoTestimonialsProps = { onCreate: () => void; onAdd: () => void }

/** Shown before the first request: how to begin. */
export function NoTestimonials({ onCreate, onAdd }: NoTestimonialsProps) {
  const { data: user } = useCurrentUser()
  const setsUp = useHasRole('admin')
  const mayAsk = useHasRole('editor')
  const isInvited = useIsInvited()
  const copyCollectionLink = useCopyCollectionLink()
  const { data: checklist, error } = useEndpoint(getChecklist, {})
  if (!mayAsk)
    return (
      <Block
        title="There are no testimonials yet."
        aside={<p className="text-13 muted">{whoMay('editor', 'send requests')}</p>}
      />
    )
  // The first steps stand above the rest, which would jump when they come.
  if (!checklist && !error) return null
  return (
    <>
      {setsUp && <FirstSteps place="alone" onCreateRequest={onCreate} />}
      <Block
        title="You don't have any testimonials currently."
        aside={<p className="text-13 muted">Start with a client you’ve just finished work for. Or use one of these.</p>}
      >
        <ul role="list" className="border-above">
          {(!setsUp || checklist?.isDismissed !== false) && (
            <Way icon={Send} title="Ask a client" text="Write to one client now. You see the email before it is sent.">
              <Button change="send requests" variant="line" className={styles.button} onClick={onCreate}>
                Create request
              </Button>
            </Way>
          )}
          {setsUp && isInvited && user && user.connectedStripeAccountId === undefined && (
            <li className="border-below">
              <StripeInvitation className={`icons-20 icons-muted ${styles.way}`} buttonClassName={styles.button} />
            </li>
          )}
          {setsUp && (
            <Way
              icon={Upload}
              title="Import your clients"
              text="From a CSV or Excel file. You choose who gets a request."
            >
              <ButtonLink variant="line" className={styles.button} to="/import/clients" aria-label="Import clients">
                Import
              </ButtonLink>
            </Way>
          )}
          <Way
            icon={Link2}
            title="Share your collection link"
            text="For your email signature, invoices or a QR code. Answers don’t use your monthly requests."
          >
            <Button variant="line" className={styles.button} onClick={() => void copyCollectionLink()}>
              Copy link
            </Button>
          </Way>
          <Way
            icon={MessageSquarePlus}
            title="Add existing testimonial"
            text={
              <>
                Copy it from an email or a message. It’s shown as “Added by the owner”.
                {setsUp && (
                  <>
                    {' '}
                    <Link to="/import">Import many</Link> from Senja, Trustpilot, Google and others.
                  </>
                )}
              </>
            }
          >
            <Button change="add testimonials" variant="line" className={styles.button} onClick={onAdd}>
              Add testimonial
            </Button>
          </Way>
        </ul>
      </Block>
    </>
  )
}

type WayProps = { icon: LucideIcon; title: string; text: ReactNode; children: ReactNode }

const Way = ({ icon: Icon, title, text, children }: WayProps) => (
  <li className={`border-below icons-20 icons-muted ${styles.way}`}>
    <Icon />
    <div>
      <b className="block medium">{title}</b>
      <p className="text-13 muted">{text}</p>
    </div>
    {children}
  </li>
)
