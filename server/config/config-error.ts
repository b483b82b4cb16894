/** A configuration that cannot be used; the message is one sentence that says what to change. */
export class ConfigError extends Error {}
