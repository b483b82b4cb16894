import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { localDay } from '../../lib/dates.ts'
import { type Column, detailColumns, testimonialColumns } from '../../lib/testimonial-columns.ts'

/** An image of the account: where to fetch it, and its file name without the extension. */
export type ExportedImage = { url: string; name: string; belongsTo: string }

const IMAGES = 'images'

/** Letters and digits of a name, for use in a file name. */
const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const clientOf = ({ customerName, customerEmail }: ExportedTestimonial) => customerName || customerEmail || 'A client'

/** Every image that the account document mentions. File names contain ids, so that they are unique. */
export function imagesOf({ user, testimonials }: AccountExport): ExportedImage[] {
  const ofClients = testimonials.flatMap((testimonial) =>
    testimonial.imageUrl === null
      ? []
      : [
          {
            url: testimonial.imageUrl,
            name: `${IMAGES}/${[slugOf(testimonial.customerName ?? ''), testimonial.id].filter(Boolean).join('-')}`,
            belongsTo: clientOf(testimonial),
          },
        ],
  )
  const own = user.organisationImageUrl
  return own === null
    ? ofClients
    : [{ url: own, name: `${IMAGES}/organisation`, belongsTo: user.organisationName ?? 'You' }, ...ofClients]
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The file name of an image whose bytes have this media type. */
export const imageFileName = ({ name }: ExportedImage, mediaType: string): string =>
  `${name}.${endings[mediaType] ?? 'bin'}`

const columns: readonly Column<ExportedTestimonial>[] = [...testimonialColumns, ...detailColumns]

export const CSV_HEADER = columns.map(({ header }) => header)

/** One row per testimonial, below `CSV_HEADER`. */
export const csvRowsOf = ({ testimonials }: Pick<AccountExport, 'testimonials'>): string[][] =>
  testimonials.map((testimonial) => columns.map(({ cell }) => String(cell(testimonial) ?? '')))

/** A note for people about what is missing, and why. */
export const missingNote = (missing: readonly ExportedImage[]): string =>
  [
    'These images could not be fetched when this file was created.',
    'Export again to retry.',
    '',
    ...missing.map(({ name, belongsTo }) => `${belongsTo}: ${name}`),
    '',
  ].join('\r\n')

/** Named after the reader's local day. */
export const archiveName = (now: Date): string => `goodword-export-${localDay(now)}.zip`
