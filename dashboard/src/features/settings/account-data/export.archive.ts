import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'
import { type Column, detailColumns, testimonialColumns } from '../../../lib/testimonial-columns.ts'

const AT_ONCE = 4

export type Progress = { done: number; total: number }
type Archive = { blob: Blob; missing: readonly ExportedImage[] }

type ArchiveOptions = {
  account: AccountExport
  /** Throws when the image cannot be fetched. */
  fetchImage: (url: string, signal: AbortSignal) => Promise<{ bytes: Uint8Array; mediaType: string }>
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

type Files = Map<string, Uint8Array>

/**
 * Everything in an account as one ZIP: the account document, its testimonials as a table, and the images. An image
 * that cannot be fetched is left out and listed. Throws the signal's reason when it is aborted. Libraries are loaded
 * on demand.
 */
export async function makeArchive(options: ArchiveOptions): Promise<Archive> {
  const { account, signal } = options
  const { strToU8 } = await import('fflate')
  const table = await writeCsv({ header: CSV_HEADER, rows: csvRowsOf(account) })
  const texts: Files = new Map([
    ['export.json', strToU8(`${JSON.stringify(account, null, 2)}\n`)],
    ['testimonials.csv', strToU8(table)],
  ])
  const { images: photos, missing } = await fetchImages(options)
  if (missing.length > 0) texts.set('missing.txt', strToU8(missingNote(missing)))
  signal.throwIfAborted()
  return { blob: await zip({ texts, images: photos }), missing }
}

async function fetchImages({ account, fetchImage, onProgress, signal }: ArchiveOptions) {
  const all = imagesOf(account)
  const photos: Files = new Map()
  const missing: ExportedImage[] = []
  const waiting = [...all]
  const tell = () => onProgress({ done: photos.size + missing.length, total: all.length })

  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted()
      try {
        const { bytes, mediaType } = await fetchImage(next.url, signal)
        photos.set(imageFileName(next, mediaType), bytes)
      } catch {
        signal.throwIfAborted()
        missing.push(next)
      }
      tell()
    }
  }

  tell()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { images: photos, missing }
}

/** Text is compressed; images already are. */
async function zip({ texts, images: photos }: { texts: Files; images: Files }): Promise<Blob> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  const add = (file: InstanceType<typeof ZipDeflate> | InstanceType<typeof ZipPassThrough>, bytes: Uint8Array) => {
    archive.add(file)
    file.push(bytes, true)
  }
  for (const [name, bytes] of texts) add(new ZipDeflate(name), bytes)
  for (const [name, bytes] of photos) add(new ZipPassThrough(name), bytes)
  archive.end()
  return new Blob(chunks, { type: 'application/zip' })
}

/** An image of the account: where to fetch it, and its file name without the extension. */
type ExportedImage = { url: string; name: string; belongsTo: string }

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
function imagesOf({ user, testimonials }: AccountExport): ExportedImage[] {
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
const imageFileName = ({ name }: ExportedImage, mediaType: string): string => `${name}.${endings[mediaType] ?? 'bin'}`

const columns: readonly Column<ExportedTestimonial>[] = [...testimonialColumns, ...detailColumns]

export const CSV_HEADER = columns.map(({ header }) => header)

/** One row per testimonial, below `CSV_HEADER`. */
export const csvRowsOf = ({ testimonials }: Pick<AccountExport, 'testimonials'>): string[][] =>
  testimonials.map((testimonial) => columns.map(({ cell }) => String(cell(testimonial) ?? '')))

/** A note for people about what is missing, and why. */
const missingNote = (missing: readonly ExportedImage[]): string =>
  [
    'These images could not be fetched when this file was created.',
    'Export again to retry.',
    '',
    ...missing.map(({ name, belongsTo }) => `${belongsTo}: ${name}`),
    '',
  ].join('\r\n')

/** Named after the reader's local day. */
export const archiveName = (now: Date): string => `goodword-export-${localDay(now)}.zip`
