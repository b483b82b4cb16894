import { formatsIn } from '../../client/texts/formats.ts'

const { number, plural } = formatsIn('en')

const testimonials = (count: number) =>
  `${number(count)} ${plural(count, { one: 'testimonial', other: 'testimonials' })}`

export const texts = {
  title: (count: number) => `${testimonials(count)} to review`,
  empty: {
    title: 'Nothing to review',
    note: 'Nothing needs your decision at the moment. You can open this link again later.',
  },
  /** Null for somebody whom nobody can greet by name. */
  intro: (name: string | null, brand: string) =>
    `${name ? `Hi ${name}, please` : 'Please'} say which of these testimonials about ${brand} may be published. Nothing changes until you confirm at the end.`,
  nameless: 'Shown without a name',
  shownWith: (parts: string) => `Shown with ${parts}`,
  parts: { name: 'name', photo: 'photo', company: 'company', answers: 'answers' },
  approve: 'Approve',
  reject: 'Reject',
  later: 'Decide later',
  of: (name: string) => `Testimonial from ${name}`,
  why: 'Why?',
  reasons: {
    off_topic: 'Off topic',
    personal_data: 'Personal data',
    not_our_client: 'Not our client',
    duplicate: 'Duplicate',
    unlawful: 'Unlawful',
    client_asked: 'The client asked us to',
    our_choice: 'Our choice',
  },
  decided: (count: number, all: number) => `${number(count)} of ${number(all)} decided`,
  confirm: 'Confirm decisions',
  chooseOne: 'Approve or reject at least one testimonial first.',
  dialog: {
    title: (count: number) => `Confirm ${number(count)} ${plural(count, { one: 'decision', other: 'decisions' })}?`,
    publish: 'Publish',
    reject: "Don't publish",
    later: 'Later',
    note: 'Published testimonials appear on the website within a minute.',
    confirm: (count: number) => `Confirm ${number(count)} ${plural(count, { one: 'decision', other: 'decisions' })}`,
    doing: 'Saving…',
    back: 'Go back',
    failed: "Your decisions weren't saved.",
  },
  done: {
    title: (name: string | null) => (name ? `Thank you, ${name}` : 'Thank you'),
    none: 'Nothing was changed.',
    approved: (names: string) => `On their way to the website: ${names}.`,
    rejected: (names: string) => `Not shown: ${names}.`,
    changed: (names: string) => `Changed by the client in the meantime, so please read again: ${names}.`,
    taken: (names: string) => `Already decided by somebody else: ${names}.`,
    gone: (names: string) => `No longer to be decided: ${names}.`,
    left: (count: number) => `${testimonials(count)} left to decide.`,
    goOn: 'Decide on the rest',
    again: (day: string) => `You can open this link again until ${day}.`,
  },
  foot: (name: string, day: string) =>
    `This link is for ${name} and works until ${day}. Your decisions are recorded under that name.`,
  leftOut: "Rejected testimonials aren't shown, but the page always says how many were left out.",
  questions: (address: string) => `Questions? Write to ${address}.`,
  expired: {
    title: 'This link has expired',
    note: 'Ask whoever sent it to you for a new one.',
  },
  revoked: {
    title: "This link doesn't work any more",
    note: 'Ask whoever sent it to you whether you still decide about testimonials.',
  },
}
