import { isRecord, isText } from '../call.ts'

/** An uploaded photo: the upload's id, the file's name, and the URL to send. */
export type Photo = { id: string; name: string; totalBytes: number; downloadUrl: string }

/** From a stored draft; null if it is none. */
export function parsePhoto(photo: unknown): Photo | null {
  if (!isRecord(photo)) return null
  const { id, name, totalBytes, downloadUrl } = photo
  if (!isText(id) || !isText(name) || typeof totalBytes !== 'number' || !isText(downloadUrl)) return null
  return { id, name, totalBytes, downloadUrl }
}
