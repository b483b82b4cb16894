import styles from './legal.module.css'

const processors = [
  {
    name: 'Stripe',
    task: 'Payments for our plans; telling us about paid invoices of owners who connect their account',
  },
  { name: 'Google Firebase', task: 'Signing owners in (email address, password); keeping uploaded images' },
  { name: 'Resend', task: 'Delivering our emails (name, email address and text of each)' },
  {
    name: 'Sentry',
    task: 'Where error reporting is switched on: errors in our pages and the form, without names, email addresses and links; how fast pages were, for one visit in ten',
  },
]

/** Whom the product works with when it is connected to them. */
export function Processors() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">What for</th>
          </tr>
        </thead>
        <tbody>
          {processors.map(({ name, task }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{task}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Whoever runs Goodword on their own server may do without any of them: Goodword then signs owners in and keeps
        images and emails itself, and the company receives nothing.
      </p>
    </>
  )
}

const kept = [
  { name: 'firebaseToken', task: 'Owners: the token that keeps you signed in' },
  { name: 'firebase:authUser:…', task: 'Owners: who is signed in, kept by Firebase’s sign-in' },
  { name: 'authRedirect', task: 'Owners: the page to return to after signing in' },
  { name: 'authRedirectOwner', task: 'Owners: the number of the account that this page belongs to' },
  { name: 'theme', task: 'Your choice of a light or dark theme' },
  { name: 'first-steps-gone', task: 'Owners: that the first steps need not be shown again' },
  { name: 'goodword.stripe-linked', task: 'Owners: that a Stripe account is connected' },
  { name: 'goodword.one-key-shortcuts', task: 'Owners: that shortcuts of one key are switched off' },
  {
    name: 'analytics',
    task: 'Owners: the random number of your session, with that of your account, until the tab is closed or you sign out',
  },
  {
    name: 'goodword-draft:…',
    task: 'Clients: the draft of an unsent testimonial, until the tab is closed or it is sent',
  },
  {
    name: 'goodword-revision:…',
    task: 'Clients: words that are being changed, until the tab is closed or they are saved',
  },
  { name: 'goodword-language', task: 'Clients: the language that was chosen, until the tab is closed' },
]

/** Whatever the pages write into the browser's storage, by its key. */
export function BrowserStorage() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ name, task }) => (
          <tr key={name}>
            <th scope="row" className={styles.key}>
              {name}
            </th>
            <td>{task}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const periods = [
  { what: 'An owner’s account', howLong: 'Until it is closed, in its settings' },
  {
    what: 'Testimonials, with the record of consent',
    howLong: 'Until the client has them erased, or the owner’s account is closed',
  },
  {
    what: 'Requests that nobody answered',
    howLong: 'Until the owner takes them back, the client has them erased, or the owner’s account is closed',
  },
  {
    what: 'That an address wants no mails, as a keyed hash',
    howLong: 'Until the owner’s account is closed; for mails of all owners, for good',
  },
  {
    what: 'What Stripe tells about payments of clients, and what was decided because of each',
    howLong:
      'Until the client has everything erased, or the owner’s account is closed; the messages themselves 30 days',
  },
  { what: 'Photos that were uploaded but not sent', howLong: '1 day' },
  { what: 'What owners do with Goodword', howLong: '90 days, or until the account is closed' },
  { what: 'The numbers of an owner’s Stripe account and subscription', howLong: 'Until the account is closed' },
  { what: 'Server logs', howLong: '30 days' },
]

export function Keeping() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ what, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
