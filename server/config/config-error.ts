/** The configuration can't be used. The message is one sentence that says what to change. */
export class ConfigError extends Error {}
