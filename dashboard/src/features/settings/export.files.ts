import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { localDay } from '../../lib/dates.ts'
import { type Column, detailColumns, testimonialColumns } from '../../lib/testimonial-columns.ts'

/** A picture of the account: where it is fetched, and what its file is called without the ending. */
export type ExportedPicture = { url: string; name: string; belongsTo: string }

const PICTURES = 'pictures'

/** Letters and digits of a name, for the name of a file. */
const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const clientOf = ({ customerName, customerEmail }: ExportedTestimonial) => customerName || customerEmail || 'A client'

/** Every picture that the account's document names. Ids are in the names, so that no two are the same. */
export function picturesOf({ user, testimonials }: AccountExport): ExportedPicture[] {
  const ofClients = testimonials.flatMap((testimonial) =>
    testimonial.imageUrl === null
      ? []
      : [
          {
            url: testimonial.imageUrl,
            name: `${PICTURES}/${[slugOf(testimonial.customerName ?? ''), testimonial.id].filter(Boolean).join('-')}`,
            belongsTo: clientOf(testimonial),
          },
        ],
  )
  const own = user.organisationImageUrl
  return own === null
    ? ofClients
    : [{ url: own, name: `${PICTURES}/organisation`, belongsTo: user.organisationName ?? 'You' }, ...ofClients]
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The file name of a picture whose bytes are of this media type. */
export const pictureFileName = ({ name }: ExportedPicture, mediaType: string): string =>
  `${name}.${endings[mediaType] ?? 'bin'}`

const columns: readonly Column<ExportedTestimonial>[] = [...testimonialColumns, ...detailColumns]

export const CSV_HEADER = columns.map(({ header }) => header)

/** One row for each testimonial, under `CSV_HEADER`. */
export const csvRowsOf = ({ testimonials }: Pick<AccountExport, 'testimonials'>): string[][] =>
  testimonials.map((testimonial) => columns.map(({ cell }) => String(cell(testimonial) ?? '')))

/** What is missing, and why, to be read by a person. */
export const missingNote = (missing: readonly ExportedPicture[]): string =>
  [
    'These pictures could not be fetched when this file was made.',
    'Export once more to try again.',
    '',
    ...missing.map(({ name, belongsTo }) => `${belongsTo}: ${name}`),
    '',
  ].join('\r\n')

/** Named by the day, as the reader's clock shows it. */
export const archiveName = (now: Date): string => `goodword-export-${localDay(now)}.zip`
