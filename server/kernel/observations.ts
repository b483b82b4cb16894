export type Answered = {
  method: string
  /** The template, such as `/goodword/testimonial/:id`. */
  route: string
  status: number
  /** Until the answer was ready. Undefined where nobody measures it. */
  seconds?: number
}

/** Port for telling the operator what the process does. Nothing in it is about a person. */
export type Observations = {
  observeRequest(answered: Answered): void
  /** An attempt to hand an email to the email service: the kind of its outcome. */
  observeEmail(outcome: string): void
  observeFeedBuild(seconds: number): void
}
