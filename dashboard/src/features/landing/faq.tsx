import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { readProductName } from '../../installation/product-name.ts'
import styles from './faq.module.css'
import landing from './landing.module.css'

const questionsAbout = (productName: string): { question: string; answer: ReactNode }[] => [
  {
    question: 'When exactly will my client be asked?',
    answer:
      'Three days after an invoice is paid, a week after a checkout, or a month after a subscription begins: always Monday to Friday, between nine and five in your time zone. You can change each of these, and you can cancel a request until its email goes out.',
  },
  {
    question: 'Who won’t be asked?',
    answer: `Nobody is asked after a deposit: ${productName} waits for the final payment. We also skip refunds, disputes and renewals, anyone asked in the last half year, and anyone who has unsubscribed. We never guess who is satisfied. You can see every payment in a list, with what was decided and why.`,
  },
  {
    question: 'Can I ask someone who didn’t pay through Stripe?',
    answer: `Yes. Create a request by hand, then let ${productName} send it, or copy the link into your own message. All you need is your client’s email address; adding a name makes it friendlier.`,
  },
  {
    question: 'Do my clients need an account?',
    answer:
      'No. They open a link, choose one to five stars, write, and pick private or public. It works on a phone, on a train, with one thumb, and nothing they wrote is lost when the train enters a tunnel.',
  },
  {
    question: 'Who decides what is shown?',
    answer:
      'Both of you. The client chooses whether their testimonial can be public at all. Of the public ones, you approve those that go on your wall. A private testimonial is never published, on any plan.',
  },
  {
    question: 'How do testimonials get onto my site?',
    answer:
      'Copy two lines into WordPress, Webflow, Squarespace, Framer, Shopify or your own HTML. The wall uses your font, sets no cookies, and shows each testimonial you approve automatically.',
  },
  {
    question: 'What happens when I cancel?',
    answer: (
      <>
        You keep your plan until the end of the billing cycle, then move to Free. Your published wall stays up. Payments
        already made are not refunded: the <Link to="/terms-of-service">terms of service</Link> have the details.
      </>
    ),
  },
  {
    question: 'What happens to my clients’ data?',
    answer: (
      <>
        It’s used to ask for testimonials and to show the ones clients shared, and for nothing else. Our emails don’t
        track anyone. The <Link to="/privacy-policy">privacy policy</Link> lists everyone who handles it, and for how
        long.
      </>
    ),
  },
]

export function Faq() {
  return (
    <section className={`${landing.page} gap-32 stack ${styles.faq}`} aria-labelledby="faq-title">
      <h2 className={landing.smallTitle} id="faq-title">
        Questions and answers
      </h2>
      <div className={styles.list}>
        {questionsAbout(readProductName()).map(({ question, answer }, index) => (
          <details className="border-below" key={question} open={index === 0}>
            <summary className="row justify-between gap-24 serif-24 pointer icons-20 icons-muted">
              {question}
              <ChevronDown />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
