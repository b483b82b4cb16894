import { PRIVACY_MAILBOX, SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { LegalLayout, Mailbox, type Section } from './legal.layout.tsx'
import { BrowserStorage, Keeping, Processors } from './privacy.tables.tsx'

const sections: Section[] = [
  {
    id: 'roles',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          <strong>Owners</strong> are the freelancers, coaches and businesses that have an account with Goodword. For
          the data of their accounts, Goodword is responsible (the “controller”).
        </p>
        <p>
          <strong>Clients</strong> are the people whom an owner asks for a testimonial. For their data the owner is
          responsible, because the owner decides whom to ask and what to show. Goodword handles it on the owner’s behalf
          (as a “processor”) and uses it for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'owners',
    title: 'What we hold about owners',
    body: (
      <ul>
        <li>
          Your account: email address, first and last name, time zone, and, if you give them, the name and image of your
          organisation. Your password is held only as a one-way hash, by us or by the sign-in service named below.
        </li>
        <li>
          Your plan: which one, since when, and the numbers under which Stripe knows your subscription. Your card
          details are entered at Stripe and never reach us.
        </li>
        <li>
          The identifier of a Stripe account that you connect; of one that you connect by a webhook, its signing secret,
          encrypted.
        </li>
        <li>
          What you do with Goodword: pages viewed and actions taken, with the address of the page and the one before it,
          your browser, screen size, time zone and IP address, which your browser asks a lookup service for: ours,
          unless whoever runs this server has chosen another. It is sent only once you have signed in, then with what
          led up to it, under your account’s number, name and email address and a random number that is new for each
          session. A visitor who never signs in is not told of. It shows us what is used and what is broken. If your
          browser sends the Global Privacy Control signal, none of this happens.
        </li>
      </ul>
    ),
  },
  {
    id: 'clients',
    title: 'What we hold about clients',
    body: (
      <>
        <ul>
          <li>The email address, and the name if the owner gave one, to send the request to.</li>
          <li>
            If the owner has connected a Stripe account: what Stripe tells about a paid invoice or checkout, which is
            name, email address, amount, date, what was paid for, and whether it was refunded or disputed. It decides
            whether and when to ask, and the owner sees it with what was decided.
          </li>
          <li>
            What you send with the form: your name, your rating, your words, a photo if you add one, your company, role
            and answers where the owner asks for them, the language you read the form in, whether it is private or
            public, and what of it may be shown. When you change your words, what stood before is kept for you and the
            owner.
          </li>
          <li>
            Whether it looks as if a program had filled the form in: when a field was used that people cannot see, or
            when it was sent moments after it was opened. The owner is told, and nothing is refused for it.
          </li>
          <li>
            A record of your consent: the sentence you were shown, when, what you chose, and a keyed hash of the network
            address it came from, from which the address cannot be read.
          </li>
          <li>
            If you end our mails, or have everything erased: a keyed hash of your email address, by which we know not to
            write to it again.
          </li>
        </ul>
        <p>
          While you write, a draft is kept in your own browser until you have sent it or closed the tab. The form counts
          no visits. It loads nothing from other companies but what the list of them below names, and our emails do not
          report whether they were opened.
        </p>
        <p>
          A <strong>private</strong> testimonial is read by the owner only. A <strong>public</strong> one may be shown
          by the owner, on their website and elsewhere, with what you allow of your name, photo, company and role, and
          answers. Your email address is never shown.
        </p>
      </>
    ),
  },
  {
    id: 'visitors',
    title: 'Visitors of a site with our widget',
    body: (
      <p>
        The widget that shows testimonials on an owner’s site sets no cookies, stores nothing in your browser, and asks
        no other company for anything. Your browser has to tell our server its address to receive the testimonials. It
        follows nobody.
      </p>
    ),
  },
  {
    id: 'grounds',
    title: 'Why we may use it',
    body: (
      <ul>
        <li>To provide the service that an owner has signed up for: the contract with the owner.</li>
        <li>To ask a client how it went: the owner’s legitimate interest, which a client may object to.</li>
        <li>To show a testimonial in public: the client’s consent, which may be withdrawn at any time.</li>
        <li>To keep the service secure and to improve it: our legitimate interest.</li>
        <li>To keep what tax law tells us to keep about payments: a legal duty.</li>
      </ul>
    ),
  },
  {
    id: 'processors',
    title: 'Who else handles it',
    body: (
      <>
        <p>
          We do not sell personal data, and we show no advertising. These companies work for us, each with only what its
          task needs. Some of them process data in the United States.
        </p>
        <Processors />
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What is kept in your browser',
    body: (
      <>
        <p>
          Goodword sets no cookies but one: while an owner connects a Stripe account, for a quarter of an hour, it shows
          that the same browser comes back from Stripe. Besides, the browser’s own storage holds what is listed here.
          None of it follows you to other sites.
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
        <Keeping />
        <p>Closing an account erases at once all that belongs to it, its clients’ data included.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Clients have a page of their own: its link is in our mails to them. There you see what is kept, change it,
          decide what is shown, take it back, download it and erase it for good, at once and without asking anybody.
          Whoever has the link can do so, so keep it to yourself. Another link in each request ends our mails, from one
          owner or from all.
        </p>
        <p>
          You may ask what we hold about you, have it corrected, receive a copy, have it erased, object to its use, and
          take back a consent. Clients can ask the owner who sent the request, or us: we see to it together. A public
          testimonial that is withdrawn disappears from every widget within 60 seconds.
        </p>
        <p>
          Write to <Mailbox address={PRIVACY_MAILBOX} />. We answer within one month, without charge. If you are not
          content with the answer, you may complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Minimum age',
    body: (
      <p>
        Goodword is not for children under 13, neither as owners nor as clients. If you learn that a child under 13 has
        given us data, tell us, and we erase it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Links to requests cannot be guessed. Each owner can reach only their own data, and
        our logs hold no email addresses, no words of clients and no tokens. If something goes wrong all the same and
        puts you at risk, we tell you and the authority without delay.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When this policy changes, the date at its top changes, and owners are told by email beforehand if the change
        concerns them. Questions about your data go to <Mailbox address={PRIVACY_MAILBOX} />, everything else to{' '}
        <Mailbox address={SUPPORT_MAILBOX} />.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <LegalLayout
      title="Privacy policy"
      summary={
        <p>
          Goodword asks people for a testimonial about somebody they have worked with. For that it needs a few things
          about them, and about whoever asks. This page says what these things are, what becomes of them, and how to get
          rid of them.
        </p>
      }
      sections={sections}
    />
  )
}
