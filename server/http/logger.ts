import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * JSON lines on standard output. Requests are logged by route template, so that no link id gets into the log; errors by
 * type, message and the stack of our own code.
 */
export function createLogger({ level, destination }: { level: string; destination?: DestinationStream }): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        '*.authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.customerEmail',
        '*.recipient',
        'err.params',
        'err.query',
      ],
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

// Only fields without user content: drizzle puts a statement's values into its message.
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const isStatement = 'query' in error
  return {
    type: error.name,
    message: isStatement ? 'a statement failed' : error.message,
    ...('code' in error && { code: error.code }),
    stack: (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
