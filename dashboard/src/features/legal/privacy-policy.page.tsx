import type { Installation } from '#shared/installation.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { readInstallation } from '../../installation/installation.ts'
import { LegalLayout, Mailbox, Provider, type Section } from './legal.layout.tsx'
import { BrowserStorage, Keeping, Processors } from './privacy.tables.tsx'

const sectionsOf = (installation: Installation): Section[] => [
  {
    id: 'roles',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          <strong>Owners</strong> are the freelancers, coaches and businesses that have an account with{' '}
          {installation.productName}. For the data of their accounts, the provider of {installation.productName} is
          responsible (the “controller”):
        </p>
        <Provider installation={installation} />
        <p>
          <strong>Clients</strong> are the people an owner asks for a testimonial. The owner is responsible for their
          data, because the owner decides whom to ask and what to show. {installation.productName} handles it on the
          owner’s behalf (as a “processor”) and uses it for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'owners',
    title: 'What we store about owners',
    body: (
      <ul>
        <li>
          Your account: email address, first and last name, time zone, language of emails, and, if you give them, the
          name and image of your organisation. Your password is stored only as a one-way hash, by us or by the sign-in
          service named below.
        </li>
        <li>
          Where you sign in: for each session, the browser and system, the network address and when it was last used;
          and what happened to the safety of your account, such as a new password. You see it in the security settings.
        </li>
        <li>
          Your plan: which one, since when, and Stripe’s IDs for your subscription. You enter your card details at
          Stripe; they never reach us.
        </li>
        <li>
          The ID of a Stripe account you connect. If you connect it with a webhook, we store its signing secret,
          encrypted.
        </li>
        <li>
          What you do in a workspace, with your name and the time: its admins see it for up to 24 months, and everyone
          in it sees what you did with a testimonial as long as the testimonial is stored. In a workspace of somebody
          else, this stays when you leave it or close your account, because its owner has to know who decided.
        </li>
        <li>
          How you use {installation.productName}: the pages you view and the actions you take, with the address of the
          page and of the page before it, your browser, screen size, time zone and IP address. Your browser gets the IP
          address from a lookup service: ours, unless the operator of this server has chosen another. All this is sent
          only after you sign in, together with what you did before in the same session. It carries your account ID,
          name and email address, and a random number that is new for each session. Nothing is sent about visitors who
          never sign in. It shows us what is used and what is broken. If your browser sends the Global Privacy Control
          signal, we collect none of this.
        </li>
      </ul>
    ),
  },
  {
    id: 'clients',
    title: 'What we store about clients',
    body: (
      <>
        <ul>
          <li>The email address to send the request to, and the name if the owner gave one.</li>
          <li>
            If the owner has connected a Stripe account: what Stripe reports about a paid invoice or checkout. That is
            the name, email address, amount, date, what was paid for, and whether it was refunded or disputed. We use it
            to decide whether and when to ask. The owner sees it together with the decision.
          </li>
          <li>
            What you send with the form: your name, rating and testimonial, a photo if you add one, your company, role
            and answers if the owner asks for them, the language of the form, whether your testimonial is private or
            public, and which parts of it can be shown. When you change your testimonial, the earlier version is kept
            for you and the owner.
          </li>
          <li>
            Whether a bot may have filled in the form: because a field was used that people cannot see, or because it
            was sent seconds after it was opened. The owner is told; nothing is rejected for it.
          </li>
          <li>
            A record of your consent: the sentence you were shown, when you saw it, what you chose, and a keyed hash of
            your IP address, from which the address cannot be read.
          </li>
          <li>
            If you unsubscribe or have everything erased: a keyed hash of your email address, so that we never write to
            it again. If you never answer: after its time, your request is deleted, and for a while such a hash keeps
            the owner from asking you again too soon.
          </li>
        </ul>
        <p>
          While you write, a draft is kept in your own browser until you send it or close the tab. The form counts no
          visits. It loads nothing from other companies except those listed below, and our emails do not report whether
          they were opened.
        </p>
        <p>
          Only the owner reads a <strong>private</strong> testimonial. The owner can show a <strong>public</strong> one,
          on their website and elsewhere, with as much of your name, photo, company and role, and answers as you allow.
          Your email address is never shown.
        </p>
      </>
    ),
  },
  {
    id: 'visitors',
    title: 'Visitors to a site with our widget',
    body: (
      <p>
        The widget that shows testimonials on an owner’s site sets no cookies, stores nothing in your browser, and loads
        nothing from other companies. To receive the testimonials, your browser has to send its IP address to our
        server. The widget tracks nobody.
      </p>
    ),
  },
  {
    id: 'grounds',
    title: 'Why we are allowed to use it',
    body: (
      <ul>
        <li>To provide the service that an owner has signed up for: the contract with the owner.</li>
        <li>To ask a client how it went: the owner’s legitimate interest. A client can object to it.</li>
        <li>To show a testimonial in public: the client’s consent, which can be withdrawn at any time.</li>
        <li>To keep the service secure and to improve it: our legitimate interest.</li>
        <li>To keep the payment records that tax law requires: a legal obligation.</li>
      </ul>
    ),
  },
  {
    id: 'processors',
    title: 'Who else handles it',
    body: (
      <>
        <p>
          We do not sell personal data, and we show no advertising. These companies work for us, and each receives only
          what its task needs. Some of them process data in the United States.
        </p>
        <Processors productName={installation.productName} />
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What is kept in your browser',
    body: (
      <>
        <p>
          {installation.productName} sets two cookies, for owners only. One recognises a browser in which an owner
          signed in, for 400 days, so that nobody can lock the owner out by guessing passwords. The other shows for 15
          minutes, while an owner connects a Stripe account, that the same browser comes back from Stripe. The browser’s
          own storage also holds what is listed here. None of it follows you to other sites.
        </p>
        <BrowserStorage />
      </>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    body: (
      <>
        <Keeping productName={installation.productName} />
        <p>
          Deleting an account closes it immediately, and erases everything that belongs to it, including its clients’
          data.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Clients have their own page; the link to it is in our emails to them. There you can see what is stored, change
          it, decide what is shown, withdraw it, download it and erase it permanently, right away and without asking
          anyone. Anyone with the link can do this, so keep it to yourself. Each request also has an unsubscribe link,
          for emails from one owner or from all.
        </p>
        <p>
          You can ask what we store about you, have it corrected, receive a copy, have it erased, object to its use, and
          withdraw your consent. Clients can ask us or the owner who sent the request: we handle it together. A public
          testimonial that is withdrawn disappears from every widget within 60 seconds.
        </p>
        <p>
          Write to <Mailbox address={installation.privacyEmail} />. We answer within one month, without charge. If you
          are not satisfied with the answer, you can complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Minimum age',
    body: (
      <p>
        {installation.productName} is not for children under 13, whether as owners or as clients. If you learn that a
        child under 13 has given us data, tell us and we will erase it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Links to requests cannot be guessed. Each owner can access only their own data, and
        our logs contain no email addresses, testimonials or tokens. If something still goes wrong and puts you at risk,
        we tell you and the authority without delay.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When this policy changes, the date at the top changes too. If a change affects owners, we email them beforehand.
        Questions about your data go to <Mailbox address={installation.privacyEmail} />, everything else to{' '}
        <Mailbox address={installation.contactEmail} />.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  const installation = readInstallation()
  return (
    <LegalLayout
      title={pageHeads['/privacy-policy'].title}
      summary={
        <p>
          {installation.productName} asks people for a testimonial about someone they have worked with. For that it
          needs some data about them, and about the owner who asks. This page says what data that is, what happens to
          it, and how to have it erased.
        </p>
      }
      sections={sectionsOf(installation)}
    />
  )
}
