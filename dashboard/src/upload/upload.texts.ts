import { createContext, use } from 'react'
import type { englishUploadTexts } from './english-upload-texts.ts'

/** Texts of the upload field. */
export type UploadTexts = typeof englishUploadTexts & {
  /** Why an upload failed, by error code. English has none: it shows the message of the server or the browser. */
  reasons?: Record<string, string>
}

/** Whoever shows an upload field provides its texts, so that no client downloads English ones beside those of their language. */
export const UploadTextsContext = createContext<UploadTexts | null>(null)

export function useUploadTexts(): UploadTexts {
  const texts = use(UploadTextsContext)
  if (!texts) throw new Error('The upload field has no texts.')
  return texts
}

/** Why an upload failed, in the language of the texts; empty if there is nothing to add. */
export const reasonOf = ({ code, reason }: { code: string; reason: string }, texts: UploadTexts): string =>
  texts.reasons ? (texts.reasons[code] ?? '') : reason

/** Whole numbers of B, KB, MB, GB or TB, each 1024 times the one before. */
export function formatSize(bytes: number, units: readonly string[]): string {
  let size = bytes
  let unit = 0
  while (Math.round(size) >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Math.round(size)} ${units[unit]}`
}
