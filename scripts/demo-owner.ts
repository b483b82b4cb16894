/** The owner whom `seed-demo.ts` signs up and whose widget the example customer site shows. */
export const demoOwner = {
  email: 'demo@goodword.example',
  password: 'goodword-demo',
  firstName: 'Nora',
  lastName: 'Feldmann',
  organisationName: 'Feldmann Studio',
  timeZone: 'Europe/Berlin',
}

/** What the demo owner asks clients besides the testimonial. */
export const demoQuestions = ['What surprised you?', 'What would you do the same way again?'] as const

/** Testimonials received elsewhere that the designer added herself. */
export const demoEntries = [
  {
    daysAgo: 55,
    input: {
      customerName: 'George Whitlock',
      customerEmail: null,
      rating: 5,
      testimonial: 'No drama, no jargon. Files named so a cider maker can find them.',
      receivedVia: 'A letter with the invoice',
      isAttested: true,
    },
  },
] as const
