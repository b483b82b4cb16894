export const texts = {
  form: {
    pageTitle: (sender: string) => `Your words for ${sender}`,
    heading: (sender: string) => `Thank you for working with ${sender}`,
    hello: (client: string) => `Hello ${client}.`,
    lead: (owner: string) =>
      `Would you put into words how it went? Two or three honest sentences are plenty. They go straight to ${owner}.`,
    photo: 'Your photo',
    photoNote: 'A face next to the words helps strangers believe them. It is up to you.',
    photoFailed: 'Your photo has not arrived. Try again, or remove it to send your words without it.',
    photoUnknown: 'Your photo is no longer there. Choose it again, or send your words without it.',
    photoWaiting: 'Your photo is still on its way. Everything is sent as soon as it has arrived.',
    questions: 'A few more questions',
    send: (sender: string) => `Send to ${sender}`,
    sending: 'Sending…',
    waiting: 'Waiting for your photo…',
    sendAgain: 'Send again',
    consentChanged: 'The sentence that you agree to has changed.',
    consentChangedAdvice: 'Everything you wrote is still here. Please read the new sentence above and send again.',
    questionsChanged: 'The questions have changed meanwhile.',
    questionsChangedAdvice: 'The rest of what you wrote is still here. Please look at them and send again.',
  },
  nowhere: {
    pageTitle: 'Nothing to fill in here',
    title: 'There is nothing to fill in at this link',
    note: 'It may have been cut short on its way to you, or the request has been taken back. Please open the link in your message once more, or ask the person who sent it for a new one. You have done nothing wrong.',
  },
  thanks: {
    pageTitle: (sender: string) => `Thank you! ${sender}`,
    title: 'Thank you!',
    sub: 'Your feedback means the world',
    received: (sender: string) => `Your words are with ${sender}.`,
    staysPrivate: 'They stay private, as you chose.',
    mayBeShown: (sender: string) => `${sender} may now show them in public, as you chose.`,
    close: 'You can close this page.',
    answeredEarlier: (sender: string) =>
      `This request has been answered, and the answer is with ${sender}. You can close this page.`,
    answeredMeanwhile: (sender: string) =>
      `An answer to this request had already reached ${sender}, and a request takes only one. The words on this page were therefore not added.`,
    unsent: 'Words on this page that were not sent',
    ownPage: 'Your own page',
    ownPageNote:
      'There you can read your words again, change them, or take them back. A receipt with the same link is on its way to you by mail.',
    postmarkThanks: 'Thank you',
    postmarkReceived: 'Received',
  },
}
