import type { Logger } from 'pino'

/** The log for features. Never log a body, an email, a token, a link id or an address: see `http/logger.ts`. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
