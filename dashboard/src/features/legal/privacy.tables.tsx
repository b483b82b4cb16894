import styles from './legal.module.css'

const processors = [
  {
    name: 'Stripe',
    task: 'Payments for our plans; reporting paid invoices of owners who connect their account',
  },
  { name: 'Google Firebase', task: 'Signing owners in (email address, password); keeping uploaded images' },
  { name: 'Resend', task: 'Delivering our emails (name, email address and text of each)' },
  {
    name: 'Sentry',
    task: 'If error reporting is on: errors in our pages and the form, without names, email addresses or links; how fast pages load, for one visit in ten',
  },
]

/** The companies that the product works with when it is connected to them. */
export function Processors({ productName }: { productName: string }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Purpose</th>
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
        If you run {productName} on your own server, you can do without any of them. {productName} then handles sign-in,
        images and emails on that server, and these companies receive nothing.
      </p>
    </>
  )
}

const kept = [
  { name: 'firebaseToken', task: 'Owners: the token that keeps you signed in' },
  { name: 'firebase:authUser:…', task: 'Owners: who is signed in, kept by Firebase’s sign-in' },
  { name: 'authRedirect', task: 'Owners: the page to return to after signing in' },
  { name: 'authRedirectOwner', task: 'Owners: the ID of the account that this page belongs to' },
  { name: 'goodwordWorkspace', task: 'Owners: the ID of the workspace that you have open, until you sign out' },
  { name: 'theme', task: 'Your choice of a light or dark theme' },
  { name: 'first-steps-gone', task: 'Owners: that the first steps are hidden' },
  { name: 'goodword.stripe-linked', task: 'Owners: that a Stripe account is connected' },
  { name: 'goodword.one-key-shortcuts', task: 'Owners: that one-key shortcuts are switched off' },
  { name: 'goodword.list-order', task: 'Owners: the order you chose for your list' },
  { name: 'goodword.share-image', task: 'Owners: how you chose your share images to look' },
  {
    name: 'analytics',
    task: 'Owners: the random number of your session and the ID of your account, until you close the tab or sign out',
  },
  {
    name: 'goodword-draft:…',
    task: 'Clients: the draft of a testimonial, until you send it or close the tab',
  },
  {
    name: 'goodword-collect:…',
    task: 'Visitors of a collection link: the draft of a testimonial, until you send it or start over',
  },
  {
    name: 'goodword-revision:…',
    task: 'Clients: changes to a testimonial, until you save them or close the tab',
  },
  { name: 'goodword-language', task: 'Clients: the language you chose, until you close the tab' },
]

/** Everything that our pages write into the browser's storage, by key. */
export function BrowserStorage() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Purpose</th>
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

const periodsOf = (productName: string) => [
  { what: 'An owner’s account', howLong: 'Until it is deleted, in its settings' },
  {
    what: 'Testimonials, with the record of consent',
    howLong: 'Until the client erases them, or the owner’s account is deleted',
  },
  {
    what: 'Unanswered requests',
    howLong:
      'For the months that the owner chose: 24 after the newest email, unless they set another time. Or until the owner deletes them, the client erases them, or the owner’s account is deleted',
  },
  {
    what: 'What is left of unanswered requests that were deleted after their time: when they were sent, and hashes of link and address',
    howLong:
      'Until the owner’s account is deleted; the hash of the address two years after the last email, so that nobody is asked twice',
  },
  { what: 'Clients of a file that an owner uploaded to request later', howLong: '180 days' },
  {
    what: 'That an address has unsubscribed, as a keyed hash',
    howLong: 'Until the owner’s account is deleted; permanently, if it unsubscribed from all owners',
  },
  {
    what: 'What Stripe reports about clients’ payments, and the decision for each',
    howLong:
      'Until the client erases everything, or the owner’s account is deleted; Stripe’s original messages: 30 days',
  },
  { what: 'Testimonials whose email address was to be confirmed, and never was', howLong: '7 days' },
  { what: 'Photos uploaded but not sent', howLong: '1 day' },
  {
    what: 'What members did in a workspace',
    howLong: '24 months, or fewer if the owner chose so; what they did with a testimonial, as long as it is stored',
  },
  { what: 'Views and clicks of widgets, by day and site', howLong: '13 months, unless the owner chose another time' },
  { what: 'Sign-ins, and what happened to the safety of an account', howLong: 'At most 24 months' },
  { what: `How owners use ${productName}`, howLong: 'At most 13 months, or until the account is deleted' },
  {
    what: 'Backups',
    howLong: 'As long as the provider keeps them. What was erased is erased again when one is restored',
  },
  { what: 'The IDs of an owner’s Stripe account and subscription', howLong: 'Until the account is deleted' },
  { what: 'Server logs', howLong: '30 days' },
]

export function Keeping({ productName }: { productName: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {periodsOf(productName).map(({ what, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
