import { CircleCheck, Clock, Inbox, Pause, Send, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import landing from './landing.module.css'
import styles from './steps.module.css'
import { Word } from './word.tsx'

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
    decision: 'Deposit, waits for the rest',
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
    <div className={styles.line}>
      <CircleCheck />
      <span>
        <strong>Stripe connected!</strong>
        <span className={styles.muted}>Studio Halm, Berlin</span>
      </span>
      <span className={styles.plainAction}>Disconnect</span>
    </div>
  )
}

function LedgerSlip() {
  return (
    <table className={styles.ledger}>
      <tbody>
        {invoices.map(({ client, paid, amount, icon: Icon, decision }) => (
          <tr key={client}>
            <th scope="row">
              {client}
              <span className={styles.muted}>{paid}</span>
              <span className={styles.decision}>
                <Icon />
                {decision}
              </span>
            </th>
            <td>{amount}</td>
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
        <Word
          content={{
            text: 'Clear price, clear dates, kept both.',
            author: 'Yuki Tanabe',
            authorNote: 'Tanabe Coffee, Sat 15 Mar',
            rating: 5,
          }}
        />
      </div>
      <div className={styles.actions}>
        <span className={styles.badge}>
          <Inbox />
          Submitted
        </span>
        <span className={styles.plainAction}>Reject</span>
        <span className={styles.inkAction}>Approve</span>
      </div>
    </>
  )
}

type StepProps = { number: number; title: string; picture: string; slip: ReactNode; children: ReactNode }

function Step({ number, title, picture, slip, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <figure className={styles.proof} aria-label={picture}>
        <div className={styles.slip} inert>
          {slip}
        </div>
      </figure>
    </li>
  )
}

export function Steps() {
  return (
    <section className={`${landing.page} ${landing.section}`} aria-labelledby="how-title">
      <h2 className={landing.title} id="how-title">
        <span className={landing.titleLine}>You send the invoice.</span> The asking takes care of itself.
      </h2>
      <ol className={styles.steps} role="list">
        <Step
          number={1}
          title="Connect your Stripe account"
          picture="Example: the connected account in Goodword’s settings"
          slip={<ConnectedSlip />}
        >
          Once, in a Stripe window. Goodword looks at what your clients paid and moves no money; you can disconnect at
          any time.
        </Step>
        <Step
          number={2}
          title="Your client pays"
          picture="Example: three invoices, and what Goodword does about each"
          slip={<LedgerSlip />}
        >
          A few days later, on a working day, a short note in your name asks how it went. Deposits wait. Renewals are
          left in peace.
        </Step>
        <Step
          number={3}
          title="Feedback rolls in"
          picture="Example: a new testimonial, waiting for approval"
          slip={<AnswerSlip />}
        >
          Your client writes it in two minutes, without an account, and decides whether it may be public. You approve
          what goes on the wall.
        </Step>
      </ol>
      <p className={styles.caption}>The names, words and sums in these pictures are examples.</p>
    </section>
  )
}
