import { createHash } from 'node:crypto'

/** The hash of a file's content, for the attribute `integrity`. */
export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
