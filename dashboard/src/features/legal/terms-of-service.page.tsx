import { Link } from 'react-router-dom'
import { PRIVACY_MAILBOX, SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { LegalLayout, Mailbox, type Section } from './legal.layout.tsx'

const sections: Section[] = [
  {
    id: 'service',
    title: 'What Goodword does',
    body: (
      <p>
        Goodword sends requests for testimonials to your clients, at your word or after a payment in a Stripe account
        that you have connected. It collects the answers, lets you approve or reject them, and shows the approved public
        ones on your website.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You must be at least 13 years old to use Goodword, and old enough where you live to enter into this agreement,
          or have the consent of somebody who is. If you use it for an organisation, you confirm that you may act for
          it.
        </p>
        <p>
          Give your real name and an address that reaches you, keep your password to yourself, and tell us if somebody
          else gets hold of it. What is done from your account counts as done by you.
        </p>
      </>
    ),
  },
  {
    id: 'billing',
    title: 'Plans and billing',
    body: (
      <>
        <p>
          The Free plan costs nothing and needs no credit card. The other plans are subscriptions: they are billed in
          advance, every month or every year as you choose, and renew by themselves for the same period until you
          cancel. Prices and contents stand on our <Link to="/#pricing">pricing list</Link>.
        </p>
        <p>
          Stripe takes the payment. If one fails, Stripe tries again, and your plan stays for 14 days; if it is not paid
          by then, your account moves to the Free plan. When a price changes, you are told by email before your next
          renewal, in time to cancel.
        </p>
      </>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    body: (
      <p>
        You can cancel at any time in your settings, without giving a reason. You keep your plan until the end of the
        billing cycle that is already paid, and move to the Free plan then. Until that day you can take the cancellation
        back. Your testimonials stay yours and your published wall stays up.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'No refunds',
    body: (
      <p>
        Payments are not refunded, neither in full nor in part, also when you cancel in the middle of a billing cycle or
        do not use the service. Rights that the law gives you and that no agreement can take away remain as they are.
      </p>
    ),
  },
  {
    id: 'fairness',
    title: 'Asking and showing honestly',
    body: (
      <>
        <p>A testimonial is worth something only while it is true. Therefore you agree</p>
        <ul>
          <li>to ask only people who really were your clients, and whom you may write to;</li>
          <li>to ask them whether or not you expect praise;</li>
          <li>not to write testimonials yourself, have them written, or change what a client wrote;</li>
          <li>not to offer anything in return for a favourable answer;</li>
          <li>not to show in public what a client has marked as private or has withdrawn;</li>
          <li>not to present a selection as if it were everything.</li>
        </ul>
        <p>
          Where the law says more about reviews, advertising or email, you keep to that too. You are responsible to your
          clients for their data, and we handle it for you as the <Link to="/privacy-policy">privacy policy</Link> says.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Whose words they are',
    body: (
      <p>
        A testimonial belongs to the client who wrote it. By sending it, the client allows you to keep it and, if it is
        public, to show it with their name and photo until they withdraw it. You allow us to store, process and display
        what you and your clients put into Goodword, as far as the service needs it. We claim nothing beyond that.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>unsolicited advertising, harassment, and anything that is against the law;</li>
        <li>pretending to be somebody else, or sending in somebody else’s name;</li>
        <li>getting around the limits of a plan, or reaching for data of other accounts;</li>
        <li>disturbing the service or putting others at risk. If you find a weakness, please tell us.</li>
      </ul>
    ),
  },
  {
    id: 'suspension',
    title: 'Suspension and end',
    body: (
      <p>
        If your requests cause complaints or you break these terms, we may pause your sending or close your account.
        Unless others would be harmed by waiting, we tell you first and give you the chance to put it right. You may
        close your account at any time, in your settings under Data.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    body: (
      <p>
        We work with care to keep Goodword available and correct, but offer it as it is and cannot promise that it never
        fails, or that it brings you testimonials or customers. As far as the law allows, we are not liable for indirect
        losses, and otherwise for no more than you have paid us in the twelve months before. We are fully liable where
        the law says so.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When these terms change, the date at their top changes, and you are told by email at least 30 days before if the
        change is more than a matter of wording. You may cancel if you disagree. Questions go to{' '}
        <Mailbox address={SUPPORT_MAILBOX} />, those about personal data to <Mailbox address={PRIVACY_MAILBOX} />.
      </p>
    ),
  },
]

export function TermsOfServicePage() {
  return (
    <LegalLayout
      title="Terms of service"
      summary={
        <p>
          These terms are the agreement between you, who collect testimonials with Goodword, and us, who provide it. By
          creating an account you accept them.
        </p>
      }
      sections={sections}
    />
  )
}
