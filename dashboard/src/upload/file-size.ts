import { englishUploadTexts } from './upload.texts.ts'

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
