import { Link } from 'react-router-dom'
import type { Installation } from '#shared/installation.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { readInstallation } from '../../installation/installation.ts'
import { LegalLayout, Mailbox, Provider, type Section } from './legal.layout.tsx'

const sectionsOf = (installation: Installation): Section[] => [
  {
    id: 'service',
    title: `What ${installation.productName} does`,
    body: (
      <p>
        {installation.productName} sends requests for testimonials to your clients, when you tell it to or after a
        payment in a Stripe account you have connected. It collects the answers, lets you approve or reject them, and
        shows the approved public ones on your website.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You must be at least 13 years old to use {installation.productName}, and old enough where you live to enter
          into this agreement, or have the consent of someone who is. If you use it for an organisation, you confirm
          that you are allowed to act for it.
        </p>
        <p>
          Give your real name and an email address that reaches you, keep your password to yourself, and tell us if
          someone else gets hold of it. You are responsible for what is done from your account.
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
          advance, every month or every year as you choose, and renew automatically for the same period until you
          cancel. You’ll find prices and features in our <Link to="/#pricing">pricing list</Link>.
        </p>
        <p>
          Stripe takes the payment. If one fails, Stripe tries again, and your plan stays for 14 days; if it is not paid
          by then, your account moves to the Free plan. When a price changes, we email you before your next renewal, in
          time to cancel.
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
        billing cycle you have paid for, then move to the Free plan. Until that day you can undo the cancellation. Your
        testimonials stay yours and your published wall stays up.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'No refunds',
    body: (
      <p>
        Payments are not refunded, in full or in part, even if you cancel in the middle of a billing cycle or do not use
        the service. This does not affect any rights that the law gives you and that no agreement can take away.
      </p>
    ),
  },
  {
    id: 'fairness',
    title: 'Honest requests and honest display',
    body: (
      <>
        <p>A testimonial is only worth something if it is true. So you agree</p>
        <ul>
          <li>to ask only people who really were your clients and whom you are allowed to email;</li>
          <li>to ask them whether or not you expect praise;</li>
          <li>not to write testimonials yourself, have them written, or change what a client wrote;</li>
          <li>not to offer anything in return for a positive testimonial;</li>
          <li>not to show in public what a client has marked as private or has withdrawn;</li>
          <li>not to present a selection as if it were complete.</li>
        </ul>
        <p>
          If the law sets further rules for reviews, advertising or email, you follow those too. You are responsible to
          your clients for their data, and we handle it for you as described in the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Who owns a testimonial',
    body: (
      <p>
        A testimonial belongs to the client who wrote it. By sending it, the client allows you to keep it and, if it is
        public, to show it with their name and photo until they withdraw it. You allow us to store, process and display
        what you and your clients put into {installation.productName}, as far as the service requires. We claim nothing
        beyond that.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>unsolicited advertising, harassment, and anything illegal;</li>
        <li>pretending to be someone else, or sending in someone else’s name;</li>
        <li>getting around the limits of a plan, or trying to access data of other accounts;</li>
        <li>disrupting the service or putting others at risk. If you find a vulnerability, please tell us.</li>
      </ul>
    ),
  },
  {
    id: 'suspension',
    title: 'Suspension and end',
    body: (
      <p>
        If your requests cause complaints or you break these terms, we may pause your emails or close your account. We
        tell you first and give you the chance to fix it, unless waiting would harm others. You can delete your account
        at any time, in your settings under Data.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    body: (
      <p>
        We work hard to keep {installation.productName} available and correct, but we offer it as it is and cannot
        promise that it never fails, or that it brings you testimonials or customers. As far as the law allows, we are
        not liable for indirect losses, and our total liability is limited to what you paid us in the previous twelve
        months. We are fully liable where the law says so.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When these terms change, the date at the top changes too. If a change is more than wording, we email you at
        least 30 days beforehand. You can cancel if you disagree. Questions go to{' '}
        <Mailbox address={installation.contactEmail} />, questions about personal data to{' '}
        <Mailbox address={installation.privacyEmail} />.
      </p>
    ),
  },
]

export function TermsOfServicePage() {
  const installation = readInstallation()
  return (
    <LegalLayout
      title={pageHeads['/terms-of-service'].title}
      summary={
        <>
          <p>
            These terms are an agreement between you, who collect testimonials with {installation.productName}, and us,
            who provide it. By creating an account you accept them. We are:
          </p>
          <Provider installation={installation} />
        </>
      }
      sections={sectionsOf(installation)}
    />
  )
}
