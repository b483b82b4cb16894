export const texts = {
  form: {
    heading: (sender: string) => `Thank you for working with ${sender}`,
    hello: (client: string) => `Hello ${client}.`,
    lead: (owner: string) => `Would you tell ${owner} how it went? Two or three honest sentences are plenty.`,
    questions: 'A few more questions',
    consentChanged: 'The text you agree to has changed.',
    consentChangedAdvice: 'Everything you wrote is still here. Please read the new text above and send again.',
    questionsChanged: 'The questions have changed.',
    questionsChangedAdvice: 'Everything else you wrote is still here. Please check the questions and send again.',
  },
  nowhere: {
    pageTitle: "This link doesn't work",
    title: "This link doesn't work",
    note: 'It may be incomplete, or the request may have been cancelled. Try opening it from your message again, or ask the person who sent it for a new link.',
  },
  thanks: {
    pageTitle: (sender: string) => `Thank you! ${sender}`,
    title: 'Thank you!',
    sub: 'Your feedback means the world',
    received: (sender: string) => `${sender} has received your testimonial.`,
    staysPrivate: 'It stays private, as you chose.',
    mayBeShown: (sender: string) => `${sender} may now show it in public, as you chose.`,
    close: 'You can close this page.',
    answeredEarlier: (sender: string) =>
      `This request has already been answered, and ${sender} has received the testimonial. You can close this page.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} has already received a testimonial for this request. A request can only be answered once, so the text on this page wasn't sent.`,
    unsent: "Text that wasn't sent",
    portal: 'View your testimonial',
    portalNote:
      "On your page, you can read, edit or withdraw it at any time. We're also emailing you a receipt with the link.",
    postmarkThanks: 'Thank you',
    postmarkReceived: 'Received',
  },
}
