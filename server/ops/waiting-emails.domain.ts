import type { EmailMessage } from '#server/emails/emails.queries.ts'

/** What dropping a waiting email loses. */
export const LOST_WITH_EMAIL: Record<EmailMessage['kind'], string> = {
  request: 'The request is not sent. Its owner sees that, and can send it again.',
  reminder: 'The client gets no reminder. The owner sees that.',
  receipt: 'The client gets no copy of the answer.',
  confirmation: 'A visitor can’t confirm an answer, which is deleted after some days.',
  spelling_suggestion: 'The client is not told of a spelling fix, which stays open in the client portal.',
  notice: 'A member is not told of a new testimonial. It is in the list.',
  scheduled_notice: 'A member is not told of a planned request. It is in the list.',
  quota_notice: 'A member is not told that the month’s requests are used up.',
  payments_notice: 'A member is not told of payments that need a decision.',
  report_notice: 'A member is not told that a report is ready.',
  invitation: 'Somebody is not invited. An admin can resend the invitation.',
  sign_off_link: 'Somebody doesn’t get the sign-off link. A member can send it again.',
  sign_off_reminder: 'Somebody is not reminded of what waits for a sign-off.',
  wall_domain_missing: 'The owner is not told that the records of a hosted page’s domain are gone.',
  wall_domain_released: 'The owner is not told that a hosted page has lost its domain.',
  test: 'A member doesn’t get the test email.',
}
