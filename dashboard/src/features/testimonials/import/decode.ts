import { faults } from './import.fault.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // What spreadsheets on Windows save by default. Every byte is a letter in it.
    return 'windows-1252'
  }
}

// Control characters other than tab and line breaks.
const hasBinary = (text: string) => /[^\P{Cc}\t\n\r\u0080-\u009F]/u.test(text)

/** The text of a file: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Throws for a file that is not text. */
export function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw faults.spreadsheet()
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (hasBinary(text)) throw faults.noText()
  return text
}
