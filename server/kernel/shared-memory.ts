/** A key of several parts. All keys that start alike can be forgotten together. */
export type Key = readonly string[]

/** A value, and until when it is remembered. */
export type Remembered<Value> = { value: Value; until: Date }

/** Small values of one kind, by key. They are JSON. */
export type SharedValues<Value> = {
  /** In the order of the keys. Undefined for what is unknown or over. */
  read(keys: readonly Key[], now: Date): Promise<(Value | undefined)[]>
  /** The same for one key, for what many requests need: what another process did may be missing for a second. */
  glance(key: Key, now: Date): Promise<Value | undefined>
  /**
   * Remembers what `decide` makes of what is known: one for each key, or null to change nothing. Nobody changes them
   * meanwhile. `decide` may be called again, with something else.
   */
  change(
    keys: readonly Key[],
    now: Date,
    decide: (known: readonly (Value | undefined)[]) => readonly Remembered<Value>[] | null,
  ): Promise<void>
  forget(key: Key): Promise<void>
  /** Forgets every key that starts with these parts and has more. */
  forgetAll(start: Key): Promise<void>
}

export type PreviewKind = 'email' | 'widget'

/** What an owner looks at before it is saved. Whoever has the id can read it. */
export type Previews<Draft> = {
  keep(preview: { id: string; workspaceId: string; draft: Draft; until: Date; now: Date }): Promise<void>
  /** Undefined when it is over, or newer ones took its place. */
  find(id: string, now: Date): Promise<Draft | undefined>
}

/** Where rate limits are counted when several processes count together. */
export type RateLimitStore = {
  /** A client of PostgreSQL, as rate-limiter-flexible uses it. */
  client: { query(statement: object): Promise<unknown> }
  table: string
  /** Nobody can read a network address from what is stored. */
  hash: (key: string) => string
}

/**
 * What must count in all processes of an installation, for a while: in the database when there may be several, and in the
 * process itself when there is one.
 */
export type SharedMemory = {
  /** Another one for each memory that began empty. */
  id: string
  values<Value>(name: string): SharedValues<Value>
  /** The newest `ofOneMax` of each workspace are kept. One process keeps `max` altogether. */
  previews<Draft>(kept: { kind: PreviewKind; ofOneMax: number; max: number }): Previews<Draft>
  /** Undefined when this process counts alone. */
  rateLimits: RateLimitStore | undefined
  close(): Promise<void>
}
