import { EXISTING_IMPORT_MAX_PHOTOS } from '#shared/existing-import.ts'
import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import { contentTypeOf, findFault, isImageType } from '../../../upload/image-file.ts'
import { ImportFault } from '../import/table.ts'
import { loadUnzip } from './load-unzip.ts'

const UNPACKED_MAX_BYTES = 400 * 1024 * 1024

/** A file that can be uploaded, or what is wrong with it. */
export type Photo = { name: string } & ({ file: File; problem: null } | { file: null; problem: string })

/** The chosen files, by their folded name. */
export type Photos = ReadonlyMap<string, Photo>

export const NO_PHOTOS: Photos = new Map()

const photoFaults = {
  tooMany: () => new ImportFault(`At most ${EXISTING_IMPORT_MAX_PHOTOS} photos can be imported at once.`),
  tooLarge: () => new ImportFault('The photos of the ZIP file are larger than 400 MB together. Choose fewer.'),
  damaged: () => new ImportFault('The ZIP file is damaged. Pack the photos again, or choose the photos themselves.'),
  none: () => new ImportFault('There are no photos among these files. Choose PNG or JPEG files.'),
}

/** Reads photos that the owner has chosen, also from ZIP files. Throws an `ImportFault`. */
export async function readPhotos(chosen: readonly File[]): Promise<Photos> {
  const found: Photo[] = []
  for (const file of chosen) found.push(...((await isZip(file)) ? await unpack(file) : [await checked(file)]))
  if (found.length === 0) throw photoFaults.none()
  if (found.length > EXISTING_IMPORT_MAX_PHOTOS) throw photoFaults.tooMany()
  const photos = new Map<string, Photo>()
  for (const photo of found) {
    const key = foldName(photo.name)
    const hasTwin = photos.has(key)
    photos.set(key, hasTwin ? problem(photo.name, `Two of the files are named “${photo.name}”.`) : photo)
  }
  return photos
}

const problem = (name: string, text: string): Photo => ({ name, file: null, problem: text })
const tooLarge = (name: string) => problem(name, `“${name}” is larger than 15 MB.`)

async function checked(file: File): Promise<Photo> {
  const fault = await findFault(file)
  const { name } = file
  if (fault === 'tooLarge') return tooLarge(name)
  return fault ? problem(name, `“${name}” isn’t a PNG or JPEG.`) : { name, file, problem: null }
}

async function isZip(file: File): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4
}

/** The images of a ZIP file, as far as they aren't too large. */
async function unpack(zip: File): Promise<Photo[]> {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const names = new Set<string>()
  let size = 0
  const unpacked = await unzipped(bytes, ({ name, originalSize }) => {
    if (!isPhotoName(name)) return false
    names.add(name)
    if (names.size > EXISTING_IMPORT_MAX_PHOTOS) throw photoFaults.tooMany()
    if (originalSize > IMAGE_MAX_BYTES) return false
    size += originalSize
    if (size > UNPACKED_MAX_BYTES) throw photoFaults.tooLarge()
    return true
  })
  const files = [...names].map((path) => {
    const content = unpacked[path]
    const name = lastPart(path)
    return content ? checked(new File([content], name, { type: contentTypeOf({ name, type: '' }) })) : tooLarge(name)
  })
  return Promise.all(files)
}

async function unzipped(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  const { unzipSync } = await loadUnzip()
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ImportFault ? error : photoFaults.damaged()
  }
}

/** Macs add hidden files to ZIP files, named like the photos. */
const isPhotoName = (name: string) =>
  !/(^|\/)(__MACOSX\/|\.)/.test(name) && isImageType(contentTypeOf({ name, type: '' }))

const lastPart = (path: string) => path.split(/[/\\]/).at(-1) ?? path

/** Cells have names, paths or addresses of files. Nothing is fetched from an address: only its last part counts. */
function foldName(cell: string): string {
  const name = lastPart(/^https?:/i.test(cell) ? decoded(cell.replace(/[?#].*$/u, '')) : cell)
  return name.normalize('NFC').toLowerCase().trim()
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The photo that a cell names; null if it names none. */
export function photoOf(cell: string, photos: Photos): Photo | null {
  const name = foldName(cell)
  if (name === '') return null
  const found = photos.get(name) ?? photos.get(`${name}.jpg`) ?? photos.get(`${name}.jpeg`) ?? photos.get(`${name}.png`)
  return found ?? problem(cell, `No photo named “${lastPart(cell)}” is chosen.`)
}
