export type Answered = {
  method: string
  /** The template, such as `/goodword/testimonial/:id`. */
  route: string
  status: number
  /** Until the answer was ready. Undefined where nobody measures it. */
  seconds?: number
  /** Why it was refused, like `request.too_many`. */
  code?: string
  requestId?: string
}

/** `later`: it asked to run again, without having failed. */
export type JobOutcome = 'done' | 'later' | 'failed' | 'dead'

export type JobRun = {
  kind: string
  jobId: string
  outcome: JobOutcome
  seconds: number
}

/** Port for telling the operator what the process does. Nothing in it is about a person. */
export type Observations = {
  observeRequest(answered: Answered): void
  /** An attempt to hand an email to the email service: the kind of its outcome. */
  observeEmail(outcome: string): void
  observeFeedBuild(seconds: number): void
  observeJob(run: JobRun): void
  /** Something in the database could not be read because its file is damaged. */
  observeDamage(): void
}
