export const UNEXPECTED_ERROR_MESSAGE = 'An unexpected error occurred.'

/** The sentence to show for something that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : UNEXPECTED_ERROR_MESSAGE
