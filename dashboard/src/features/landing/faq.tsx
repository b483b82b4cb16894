import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import styles from './faq.module.css'
import landing from './landing.module.css'

const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'When exactly is my client asked?',
    answer:
      'Three days after an invoice is paid, a week after a checkout, a month after a subscription begins; Monday to Friday, between nine and five in your time zone. You can change each of these, and until the mail goes out you can say no.',
  },
  {
    question: 'And who is not?',
    answer:
      'Nobody is asked because of a deposit: that waits for the payment that settles the work. Nobody is asked after a refund or a dispute, for a renewal, or twice within half a year, and nobody who has ended your mails. Nor does anything guess who is satisfied. Each payment stands in a list, with what was decided and why, in plain words.',
  },
  {
    question: 'Can I ask someone who did not pay through Stripe?',
    answer:
      'Yes. Create a request by hand, then let Goodword send it, or copy the link and put it in your own message. A client’s email address is all it needs; a name makes it kinder.',
  },
  {
    question: 'Do my clients need an account?',
    answer:
      'No. They open a link, choose one to five stars, write, and decide between private and public. It works on a phone, on a train, with one thumb, and what they wrote is not lost when the train enters a tunnel.',
  },
  {
    question: 'Who decides what is shown?',
    answer:
      'Both of you. The client chooses whether their words may be public at all. Of those, you approve the ones that go on your wall. A private testimonial is never published, whatever plan you are on.',
  },
  {
    question: 'How do the words get on my site?',
    answer:
      'Copy two lines into WordPress, Webflow, Squarespace, Framer, Shopify or your own HTML. The wall takes on your font, sets no cookies, and shows your next approved testimonial by itself.',
  },
  {
    question: 'What happens when I cancel?',
    answer: (
      <>
        You keep your plan until the end of the billing cycle, then move to Free. Your published wall stays up. Payments
        already made are not refunded; the <Link to="/terms-of-service">terms of service</Link> say it in full.
      </>
    ),
  },
  {
    question: 'What becomes of my clients’ data?',
    answer: (
      <>
        It is used to ask for their words and to show the ones they shared, and for nothing else. Nobody is tracked in
        the emails. The <Link to="/privacy-policy">privacy policy</Link> names everybody who handles it, and for how
        long.
      </>
    ),
  },
]

export function Faq() {
  return (
    <section className={`${landing.page} ${styles.faq}`} aria-labelledby="faq-title">
      <h2 className={landing.smallTitle} id="faq-title">
        Fair questions
      </h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <ChevronDown />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
