import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { partMessage } from './part-messages.ts'

export type Column<T> = { header: string; cell: (row: T) => string | number | null }

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** The columns of every table of testimonials, so that files from two pages match. Instants are ISO 8601 in UTC. */
export const testimonialColumns: readonly Column<Testimonial>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Client name', cell: ({ customerName }) => customerName },
  { header: 'Client email', cell: ({ customerEmail }) => customerEmail },
  { header: 'Rating (1 to 5)', cell: ({ rating }) => rating },
  { header: 'Testimonial', cell: ({ testimonial }) => testimonial },
  { header: 'Excerpt', cell: ({ excerpt }) => excerpt },
  { header: 'Highlight', cell: ({ highlight }) => highlight },
  { header: 'Reply', cell: ({ reply }) => reply?.text ?? null },
  { header: 'Replied at (UTC)', cell: ({ reply }) => reply?.at ?? null },
  { header: 'Reply hidden', cell: ({ reply }) => (reply ? yesOrNo(reply.isOutdated) : null) },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Private', cell: ({ isPrivate, submittedAt }) => (submittedAt === null ? '' : yesOrNo(isPrivate)) },
  { header: 'Source', cell: ({ source }) => source },
  { header: 'Imported from', cell: ({ imported }) => imported?.receivedVia ?? null },
  { header: 'Imported by', cell: ({ imported }) => imported?.memberName ?? null },
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Tags', cell: ({ tags }) => tags.map(({ name }) => name).join('; ') },
  { header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? null },
  { header: 'Email status', cell: ({ emailState }) => emailState },
  { header: 'Email delivery', cell: ({ emailDelivery }) => emailDelivery },
  { header: 'Sent automatically', cell: ({ isAutoSendEnabled }) => yesOrNo(isAutoSendEnabled) },
  { header: 'Created at (UTC)', cell: ({ createdAt }) => createdAt },
  { header: 'Sent at (UTC)', cell: ({ sentAt }) => sentAt },
  { header: 'Answered at (UTC)', cell: ({ submittedAt }) => submittedAt },
  { header: 'Changed by client at (UTC)', cell: ({ revisedAt }) => revisedAt },
  { header: 'Closed without an answer at (UTC)', cell: ({ closedAt }) => closedAt },
  { header: 'Declined at (UTC)', cell: ({ declinedAt }) => declinedAt },
  { header: 'Unsubscribed at (UTC)', cell: ({ unsubscribedAt }) => unsubscribedAt },
  { header: 'Withdrawn at (UTC)', cell: ({ withdrawnAt }) => withdrawnAt },
  { header: 'Erased at (UTC)', cell: ({ erasedAt }) => erasedAt },
]

export const translationsColumn: Column<Pick<TestimonialDetails, 'translations'>> = {
  header: 'Translations',
  cell: ({ translations }) => translations.map(({ language, text }) => `${language}\n${text}`).join('\n\n'),
}

/** What is known beyond the list. */
export const detailColumns: readonly Column<TestimonialDetails>[] = [
  { header: 'Company', cell: ({ company }) => company },
  { header: 'Role', cell: ({ role }) => role },
  {
    header: 'Answers',
    cell: ({ answers }) => answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  },
  {
    header: 'Can be shown',
    cell: ({ parts, submittedAt, isPrivate }) =>
      submittedAt === null || isPrivate ? '' : partMessage(parts).allowed.join(', '),
  },
  { header: 'Received via', cell: ({ attestation }) => attestation?.receivedVia ?? null },
  { header: 'Imported at (UTC)', cell: ({ origin }) => origin?.importedAt ?? null },
  { header: 'Original', cell: ({ origin }) => origin?.originalUrl ?? null },
  { header: 'Language', cell: ({ language }) => language },
  translationsColumn,
  {
    header: 'Notes',
    cell: ({ notes }) => notes.map(({ name, at, text }) => `${name}, ${at}\n${text}`).join('\n\n'),
  },
]
