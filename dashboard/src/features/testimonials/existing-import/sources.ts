import { readProductName } from '../../../installation/product-name.ts'
import type { DateOrder } from './read-date.ts'
import { type Field, foldTitle } from './fields.ts'

/**
 * How far the columns of a source are known: `files` means that the header stands in files or programs of several people
 * who use such exports; `documented` means that the service documents these fields, though not for this file; `assumed` means a guess.
 * Whatever is wrong can be corrected before anything is imported. docs/decisions/0043-importing-existing-testimonials.md has the details.
 */
type Evidence = 'files' | 'documented' | 'assumed'

export type Source = {
  /** As owners know it. It is kept with each testimonial. */
  name: string
  /** Which file it is, as owners find it. */
  file: string
  /** Titles that only this source has together. */
  signature: readonly string[]
  columns: Partial<Record<Field, readonly string[]>>
  dateOrder?: DateOrder
  /** Between the names of tags, where commas can be part of a name. */
  tagSeparator?: string
  /** Why a row can't be imported, by its cells. */
  refusalOf?: (cell: (title: string) => string) => string | null
  evidence: Evidence
}

export const SOURCES: readonly Source[] = [
  {
    name: readProductName(),
    file: 'Your own export of testimonials, as CSV or JSON',
    signature: ['Client name', 'Rating (1 to 5)', 'Testimonial', 'Answered at (UTC)'],
    columns: {
      name: ['Client name'],
      email: ['Client email'],
      company: ['Company'],
      role: ['Role'],
      testimonial: ['Testimonial'],
      rating: ['Rating (1 to 5)'],
      date: ['Answered at (UTC)'],
      originalUrl: ['Original'],
      service: ['Service'],
      tags: ['Tags'],
    },
    tagSeparator: '; ',
    refusalOf: refusalBy({ isPrivate: 'Private', withdrawnAt: 'Withdrawn at (UTC)' }),
    evidence: 'files',
  },
  {
    name: readProductName(),
    file: 'Your own export of testimonials, as CSV or JSON',
    signature: ['customerName', 'testimonial', 'isPrivate', 'submittedAt', 'withdrawnAt'],
    columns: {
      name: ['customerName'],
      email: ['customerEmail'],
      testimonial: ['testimonial'],
      rating: ['rating'],
      date: ['submittedAt'],
      service: ['service'],
      tags: ['tags'],
    },
    tagSeparator: '; ',
    refusalOf: refusalBy({ isPrivate: 'isPrivate', withdrawnAt: 'withdrawnAt' }),
    evidence: 'files',
  },
  {
    name: 'LinkedIn',
    file: 'Recommendations_Received.csv, in the copy of your data',
    signature: ['First Name', 'Last Name', 'Job Title', 'Text', 'Creation Date', 'Status'],
    columns: {
      name: ['First Name'],
      lastName: ['Last Name'],
      company: ['Company'],
      role: ['Job Title'],
      testimonial: ['Text'],
      date: ['Creation Date'],
    },
    dateOrder: 'month',
    evidence: 'files',
  },
  {
    name: 'Trustpilot',
    file: 'The download of your reviews, as CSV',
    signature: ['Review Stars', 'Review Content', 'Review Created (UTC)'],
    columns: {
      name: ['Review Username', 'Consumer Name'],
      email: ['Review User Email', 'Consumer Email'],
      title: ['Review Title'],
      testimonial: ['Review Content'],
      rating: ['Review Stars'],
      date: ['Review Created (UTC)'],
      originalUrl: ['Review URL', 'Review Link'],
    },
    evidence: 'files',
  },
  {
    name: 'Judge.me',
    file: 'The export of your reviews, as CSV',
    signature: ['body', 'rating', 'review_date', 'reviewer_name', 'product_handle'],
    columns: {
      name: ['reviewer_name'],
      email: ['reviewer_email'],
      title: ['title'],
      testimonial: ['body'],
      rating: ['rating'],
      date: ['review_date'],
      service: ['product_handle'],
    },
    evidence: 'files',
  },
  {
    name: 'Google',
    file: 'The ZIP file of Google Takeout with your Business Profile, or a JSON file of reviews in it',
    signature: ['reviewer.displayName', 'starRating', 'createTime'],
    columns: {
      name: ['reviewer.displayName'],
      testimonial: ['comment'],
      rating: ['starRating'],
      date: ['createTime'],
    },
    evidence: 'documented',
  },
  {
    name: 'Senja',
    file: 'The export of your testimonials, as CSV',
    signature: ['customer_name', 'text', 'rating', 'customer_tagline'],
    columns: {
      name: ['customer_name'],
      email: ['customer_email'],
      company: ['customer_company'],
      role: ['customer_tagline'],
      title: ['title'],
      testimonial: ['text'],
      rating: ['rating'],
      date: ['date', 'created_at'],
      originalUrl: ['url'],
    },
    evidence: 'documented',
  },
  {
    name: 'Testimonial.to',
    file: 'The export of your testimonials, as CSV',
    signature: ['Name', 'Email', 'Testimonial', 'Rating', 'Submitted at'],
    columns: {
      name: ['Name'],
      email: ['Email'],
      company: ['Company'],
      role: ['Title', 'Job title'],
      testimonial: ['Testimonial'],
      rating: ['Rating'],
      date: ['Submitted at'],
      originalUrl: ['URL', 'Link'],
    },
    evidence: 'assumed',
  },
  {
    name: 'Famewall',
    file: 'The export of your testimonials, as CSV',
    signature: ['Author name', 'Testimonial', 'Author tagline'],
    columns: {
      name: ['Author name'],
      email: ['Author email'],
      role: ['Author tagline'],
      testimonial: ['Testimonial'],
      rating: ['Rating'],
      date: ['Date', 'Created at'],
      originalUrl: ['Source URL', 'URL'],
    },
    evidence: 'assumed',
  },
]

const YES = ['yes', 'true']

/** What a client doesn't share can't come back by an import. */
function refusalBy(titles: { isPrivate: string; withdrawnAt: string }): NonNullable<Source['refusalOf']> {
  return (cell) => {
    if (cell(titles.withdrawnAt) !== '') return 'The client has withdrawn this, so it can’t be imported.'
    return YES.includes(cell(titles.isPrivate)) ? 'The client keeps this private, so it can’t be imported.' : null
  }
}

/** The source whose export has these titles, which are folded. */
export const sourceOf = (titles: readonly string[]): Source | null =>
  SOURCES.find(({ signature }) => signature.every((title) => titles.includes(foldTitle(title)))) ?? null
