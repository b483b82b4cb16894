export const texts = {
  form: {
    pageTitle: (sender: string) => `Your testimonial for ${sender}`,
    heading: (sender: string) => `How was it to work with ${sender}?`,
    lead: (owner: string) => `Two or three honest sentences are plenty. ${owner} reads them before anyone else does.`,
    email: {
      title: 'Your email',
      note: 'For a receipt. It is never shown.',
      refused: 'Please enter an address like ana@example.com, or leave it empty.',
    },
    send: (sender: string) => `Send to ${sender}`,
    sending: 'Sending…',
    sendAgain: 'Send again',
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
}
