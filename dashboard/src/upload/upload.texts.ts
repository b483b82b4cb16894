import { createContext, use } from 'react'

/** Texts for why an upload failed, by error code. English has none: it shows the message of the server or the browser. */
const reasons: Record<string, string> = {}

/** Texts of the upload field; English unless others are provided. */
export const englishUploadTexts = {
  invitation: 'Drag and drop, or click to upload a file.',
  requirement: (size: string) => `PNG or JPEG, maximum size ${size}`,
  requirementOfPixels: (size: string, width: number, height: number) =>
    `PNG or JPEG, maximum size ${size}, ${width}px by ${height}px`,
  wrongType: 'Supported file types: PNG, JPG, JPEG.',
  tooLarge: 'File exceeds maximum allowed size.',
  tooMany: 'You can only upload one file at a time.',
  wrongDimensions: (width: number, height: number) => `Image dimensions must be ${width}px by ${height}px`,
  uploading: (name: string) => `Uploading ${name}.`,
  uploadingBar: (name: string) => `Uploading ${name}`,
  uploadOf: (name: string) => `${name} is uploaded.`,
  cancelled: (name: string) => `The upload of ${name} was cancelled.`,
  removed: (name: string) => `${name} was removed.`,
  sentOf: (sent: string, total: string) => `${sent} of ${total}`,
  uploaded: 'Uploaded',
  failed: 'Upload failed. Please try again',
  tryAgain: 'Try again',
  tryAgainWith: (name: string) => `Try again: upload ${name}`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel: upload of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  units: ['B', 'KB', 'MB', 'GB', 'TB'],
  /** By error code. */
  reasons,
}

export type UploadTexts = typeof englishUploadTexts

export const UploadTextsContext = createContext<UploadTexts>(englishUploadTexts)

export const useUploadTexts = (): UploadTexts => use(UploadTextsContext)

/** Why an upload failed, in the language of the texts; empty if there is nothing to add. */
export const reasonOf = ({ code, reason }: { code: string; reason: string }, texts: UploadTexts): string =>
  texts.reasons[code] ?? (texts === englishUploadTexts ? reason : '')

/** Whole numbers of B, KB, MB, GB or TB, each 1024 times the one before. */
export function formatSize(bytes: number, units: readonly string[] = englishUploadTexts.units): string {
  let size = bytes
  let unit = 0
  while (Math.round(size) >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Math.round(size)} ${units[unit]}`
}
