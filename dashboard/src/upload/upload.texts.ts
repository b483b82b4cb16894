import { createContext, use } from 'react'

/** What the server, and the browser, say in English of an upload that failed is said by these where there is one. */
const reasons: Record<string, string> = {}

/** What the upload says; in English, wherever nothing else is provided. */
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
  /** By the code of the failure. */
  reasons,
}
export type UploadTexts = typeof englishUploadTexts

export const UploadTextsContext = createContext<UploadTexts>(englishUploadTexts)

export const useUploadTexts = (): UploadTexts => use(UploadTextsContext)

/** Why an upload failed, in the language of the texts; empty where there is nothing to say but that it did. */
export const reasonOf = ({ code, reason }: { code: string; reason: string }, texts: UploadTexts): string =>
  texts.reasons[code] ?? (texts === englishUploadTexts ? reason : '')
