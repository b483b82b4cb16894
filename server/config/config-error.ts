/** The configuration can't be used. The message says what to change: one sentence, or a line for each variable. */
export class ConfigError extends Error {}
