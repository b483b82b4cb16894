import type Sqlite from 'better-sqlite3'

/**
 * Tables that say who is signed in and what they may do: all that checking a call reads. A test
 * compares the two.
 */
export const ACCOUNT_TABLES = [
  'identity_accounts',
  'identity_sessions',
  'identity_keys',
  'users',
  'workspace_members',
  'workspaces',
  'active_workspaces',
  'subscriptions',
]

/** Changes with every change of a testimonial, and says nothing about people. */
const UNWATCHED_COLUMN = 'workspaces.content_version'

const counters = new WeakMap<Sqlite.Database, () => number>()

/** How many changes this connection has made to those tables. A change that was rolled back counts too. */
export function countAccountChanges(raw: Sqlite.Database): () => number {
  const counter = counters.get(raw) ?? watch(raw)
  counters.set(raw, counter)
  return counter
}

/** Triggers of the connection: the file doesn't contain them. */
function watch(raw: Sqlite.Database): () => number {
  let changes = 0
  raw.function('note_account_change', () => {
    changes += 1
    return null
  })
  const note = 'begin select note_account_change(); end'
  for (const table of ACCOUNT_TABLES) {
    // Safe: the pragma lists a table's columns.
    const columns = raw.pragma(`table_info(${table})`) as { name: string }[]
    // The emulators' file has none of them.
    if (columns.length === 0) continue
    const watched = columns.map(({ name }) => name).filter((name) => `${table}.${name}` !== UNWATCHED_COLUMN)
    raw.exec(`create temp trigger watch_insert_${table} after insert on main.${table} ${note};
      create temp trigger watch_delete_${table} after delete on main.${table} ${note};
      create temp trigger watch_update_${table} after update of ${watched.join(', ')} on main.${table} ${note};`)
  }
  return () => changes
}
