import type { Logger } from 'pino'

/** What features log with. Never a body, a mail, a token, a link id or an address: see `http/logger.ts`. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
