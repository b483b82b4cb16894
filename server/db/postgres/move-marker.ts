import type { ClientBase } from 'pg'

/** A move into the database did not end. */
export class PostgresMoveUnfinished extends Error {}

/** It stands among the migrations, so versions that don't know it refuse the database as well. */
const MARKER = 'move-unfinished'

export const isMoving = (applied: readonly string[]): boolean => applied.includes(MARKER)

export const withoutMarker = (applied: readonly string[]): string[] => applied.filter((hash) => hash !== MARKER)

/** From now on nothing starts on the database. The table is the one that the migrations would make. */
export async function markMoving(client: ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  // The newest of them says which migrations are missing, so this one is the oldest.
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 0)', [MARKER])
  await client.query('commit')
}

export async function unmarkMoving(client: ClientBase): Promise<void> {
  await client.query('delete from drizzle.__drizzle_migrations where hash = $1', [MARKER])
}
