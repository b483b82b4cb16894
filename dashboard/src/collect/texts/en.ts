export const texts = {
  form: {
    heading: (sender: string) => `How was it to work with ${sender}?`,
    lead: (owner: string) => `Two or three honest sentences are plenty. ${owner} reads them before anyone else does.`,
    email: {
      title: 'Your email',
      note: 'For a receipt. It is never shown.',
      refused: 'Please enter an address like ana@example.com, or leave it empty.',
      needed: 'Please enter an address like ana@example.com.',
      /** Where it is needed. */
      confirmNote: 'We email you a link to confirm your testimonial. Your address is never shown.',
    },
  },
  refusals: {
    'consent-changed': {
      title: 'The text you agree to has changed.',
      advice: 'Everything you wrote is still here. Please read the new text above and send again.',
    },
    'questions-changed': {
      title: 'The questions have changed.',
      advice: 'Everything else you wrote is still here. Please check the questions and send again.',
    },
    'too-fast': {
      title: 'We took this for a program.',
      advice: 'Everything you wrote is still here. Please send it again.',
    },
    duplicate: {
      title: 'This text has already arrived.',
      advice: "You don't need to send it again.",
    },
    'email-needed': {
      title: 'This form now needs your email.',
      advice: 'Everything you wrote is still here. Please enter your email and send again.',
    },
    'not-sent-again': {
      title: "We've emailed you about this text several times.",
      advice: 'Please look in your spam folder, or send it with another email address.',
    },
    proof: {
      title: "Your browser's check didn't work.",
      advice: 'Everything you wrote is still here. Please send it again.',
    },
    'no-check': {
      title: "Your browser can't do the check that this form needs right now.",
      advice: 'Everything you wrote is still here. Please use a newer browser, or try again in a few hours.',
    },
  },
  closed: {
    title: 'This form is closed',
    note: (sender: string) => `${sender} no longer takes testimonials on this page.`,
  },
  full: {
    title: 'Please come back tomorrow',
    note: (sender: string, time: string) =>
      `${sender} takes no more testimonials today. You can send yours from ${time} on.`,
    kept: 'Your text is kept on this device.',
  },
  nowhere: {
    title: "This link doesn't work",
    note: 'It may be incomplete. Ask the person who gave it to you for a new link.',
  },
  unsent: "Text that wasn't sent",
  thanks: {
    title: 'Thank you!',
    received: (sender: string) => `${sender} has received your testimonial.`,
    staysPrivate: 'It stays private, as you chose.',
    mayBeShown: (sender: string) => `${sender} may now show it in public, as you chose.`,
    portal: 'View your testimonial',
    portalNote: 'On your page, you can read, edit or withdraw it at any time. Keep the link: only you have it.',
    portalByEmail:
      "On your page, you can read, edit or withdraw it at any time. We're also emailing you a receipt with the link.",
  },
  /** After sending, until the email is confirmed. What is sent may not arrive: some addresses take no emails from us. */
  unconfirmed: {
    title: 'One more step: confirm your email',
    note: (sender: string, address: string) =>
      `Open our email to ${address} and press the button there. Only then does ${sender} get to read your testimonial.`,
    again: 'Send it again',
    sent: "We've tried again. If this address takes our emails, it arrives within minutes.",
    sentLast:
      "We've tried again, for the last time. If nothing arrives, send your testimonial again with another address.",
    tooMany: "We've tried several times already. Please send your testimonial again with another address.",
    confirmed: (sender: string) => `Your email is confirmed. ${sender} has your testimonial.`,
    gone: "This testimonial was deleted because it wasn't confirmed. Please send it again.",
    nothingCame: (days: number) =>
      `Nothing after a few minutes? Look in your spam folder, send it again, or correct the address. Some addresses don't accept our emails. After ${days} days without a confirmation, your testimonial is deleted.`,
  },
  /** The page behind the link in that email. */
  confirming: {
    title: 'Is this your testimonial?',
    note: (sender: string) => `Confirm it, and ${sender} gets to read it.`,
    confirm: 'Yes, send it',
    isPrivate: (sender: string) => `Private: only ${sender} can read it.`,
    isPublic: (sender: string) => `Public: ${sender} may show it.`,
    notYours: (days: number) =>
      `Not yours? Just close this page. Nobody gets to read it, and it is deleted after ${days} days.`,
    goneTitle: "This link doesn't work any more",
    gone: (days: number) =>
      `Testimonials that aren't confirmed within ${days} days are deleted. If you corrected your address since, use the link in the newest email.`,
  },
}
