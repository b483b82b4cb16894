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

const periods = [
  { what: 'An owner’s account', howLong: 'Until it is closed, in its settings' },
  {
    what: 'Testimonials, with the record of consent',
    howLong: 'Until the client has them erased, or the owner’s account is closed',
  },
  { what: 'Requests that nobody answered', howLong: 'Until the owner’s account is closed' },
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
