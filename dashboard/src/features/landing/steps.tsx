import { CircleCheck, Clock, Inbox, Pause, Send, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { readProductName } from '../../installation/product-name.ts'
import landing from './landing.module.css'
import styles from './steps.module.css'
import { Token } from './quote.tsx'
type Invoice = { client: string; paid: string; amount: string; icon: LucideIcon; decision: string }
const invoices: Invoice[] = [
  {
    client: 'Tanabe Coffee',
    paid: 'Invoice 0042, paid 11 Mar',
    amount: '€4,850.00',
    icon: Clock,
    decision: 'Will ask Fri 14 Mar, 10:00',
  },
  {
    client: 'Praxis Dr. Yılmaz',
    paid: 'Invoice 0043, paid 12 Mar',
    amount: '€1,200.00',
    icon: Pause,
    decision: 'On hold: a deposit',
  },
  {
    client: 'Hotel Anker',
    paid: 'Invoice 0039, paid 3 Mar',
    amount: '€640.00',
    icon: Send,
    decision: 'Asked Thu 6 Mar, 10:00',
  },
]
function ConnectedSlip() {
  return (
    <div className={`row gap-12 pad-16 icons-20 ${styles.line}`}>
      <CircleCheck />
      <span>
        <strong className="medium">Stripe connected!</strong>
        <span className="text-13 muted block">Studio Halm, Berlin</span>
      </span>
      <span className={`push medium round-control text-13-20 ${styles.plainAction}`}>Disconnect</span>
    </div>
  )
}
function LedgerSlip() {
  return (
    <table className={styles.ledger}>
      <tbody>
        {invoices.map(({ client, paid, amount, icon: Icon, decision }) => (
          <tr key={client}>
            <th className="regular" scope="row">
              {client}
              <span className="text-13 muted block">{paid}</span>
              <span className="row gap-8 above-4 text-13">
                <Icon />
                {decision}
              </span>
            </th>
            <td className="nowrap end-text">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
function AnswerSlip() {
  return (
    <>
      <div className={styles.answer}>
        <Token
          content={{
            text: 'Clear price, clear dates, kept both.',
            author: 'Yuki Tanabe',
            authorNote: 'Tanabe Coffee, Sat 15 Mar',
            rating: 5,
          }}
        />
      </div>
      <div className={`row wrap gap-8 border-above pad-block-12 pad-inline-16 ${styles.actions}`}>
        <span
          className={`inline-row gap-8 medium round-control pad-block-4 pad-inline-8 icons-14 text-13-20 ${styles.badge}`}
        >
          <Inbox />
          Submitted
        </span>
        <span className={`medium round-control text-13-20 ${styles.plainAction}`}>Reject</span>
        <span className={`medium round-control text-13-20 ${styles.inkAction}`}>Approve</span>
      </div>
    </>
  )
}
type StepProps = { number: number; title: string; image: string; slip: ReactNode; children: ReactNode }
function Step({ number, title, image, slip, children }: StepProps) {
  return (
    <li className={`border-below pad-block-32 stack ${styles.step}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className="above-8 muted">{children}</p>
      </div>
      <figure className={`shrink above-12 ${styles.proof}`} aria-label={image}>
        <div className="card text-14" inert>
          {slip}
        </div>
      </figure>
    </li>
  )
}
export function Steps() {
  const productName = readProductName()
  return (
    <section className={`${landing.page} ${landing.section}`} aria-labelledby="how-title">
      <h2 className={landing.title} id="how-title">
        <span className="block">You send the invoice.</span> {productName} asks for the testimonial.
      </h2>
      <ol className={styles.steps} role="list">
        <Step
          number={1}
          title="Connect your Stripe account"
          image={`Example: the connected account in ${productName}’s settings`}
          slip={<ConnectedSlip />}
        >
          Once, in a Stripe window. {productName} sees what your clients paid and never moves money. You can disconnect
          at any time.
        </Step>
        <Step
          number={2}
          title="Your client pays"
          image={`Example: three invoices and what ${productName} does about each`}
          slip={<LedgerSlip />}
        >
          A few days later, on a working day, a short note in your name asks how it went. Deposits wait for the final
          payment. Renewals never trigger a request.
        </Step>
        <Step
          number={3}
          title="Feedback rolls in"
          image="Example: a new testimonial, waiting for approval"
          slip={<AnswerSlip />}
        >
          Your client writes it in two minutes, without an account, and decides whether it may be public. You approve
          what goes on the wall.
        </Step>
      </ol>
      <p className="above-16 muted text-13-20">The names, testimonials and amounts shown here are examples.</p>
    </section>
  )
}
