import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { partWords } from './part-words.ts'

export type Column<T> = { header: string; cell: (row: T) => string | number | null }

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** What every table of testimonials holds, so that files of two pages can be laid side by side. Instants are ISO 8601 in UTC. */
export const testimonialColumns: readonly Column<Testimonial>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Client name', cell: ({ customerName }) => customerName },
  { header: 'Client email', cell: ({ customerEmail }) => customerEmail },
  { header: 'Rating (1 to 5)', cell: ({ rating }) => rating },
  { header: 'Testimonial', cell: ({ testimonial }) => testimonial },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Private', cell: ({ isPrivate, submittedAt }) => (submittedAt === null ? '' : yesOrNo(isPrivate)) },
  { header: 'Source', cell: ({ source }) => source },
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Mail', cell: ({ mailState }) => mailState },
  { header: 'Mail delivery', cell: ({ mailDelivery }) => mailDelivery },
  { header: 'Sent automatically', cell: ({ isAutoSendEnabled }) => yesOrNo(isAutoSendEnabled) },
  { header: 'Created at (UTC)', cell: ({ createdAt }) => createdAt },
  { header: 'Sent at (UTC)', cell: ({ sentAt }) => sentAt },
  { header: 'Answered at (UTC)', cell: ({ submittedAt }) => submittedAt },
  { header: 'Changed by client at (UTC)', cell: ({ revisedAt }) => revisedAt },
  { header: 'Said no thanks at (UTC)', cell: ({ declinedAt }) => declinedAt },
  { header: 'Ended mails at (UTC)', cell: ({ unsubscribedAt }) => unsubscribedAt },
  { header: 'Withdrawn at (UTC)', cell: ({ withdrawnAt }) => withdrawnAt },
  { header: 'Erased at (UTC)', cell: ({ erasedAt }) => erasedAt },
]

/** What is known beyond the list. */
export const detailColumns: readonly Column<TestimonialDetails>[] = [
  { header: 'Company', cell: ({ company }) => company },
  { header: 'Role', cell: ({ role }) => role },
  {
    header: 'Answers',
    cell: ({ answers }) => answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  },
  {
    header: 'May be shown',
    cell: ({ parts, submittedAt, isPrivate }) =>
      submittedAt === null || isPrivate ? '' : partWords(parts).allowed.join(', '),
  },
  { header: 'Language', cell: ({ language }) => language },
]
