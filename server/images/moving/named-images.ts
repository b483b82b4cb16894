import type Sqlite from 'better-sqlite3'
import type { Database } from '#server/db/database.ts'
import { listReadyAfter } from '../images.repository.ts'

/** An image whose files must be there, with the bytes of all its variants together. */
export type NamedImage = { id: string; bytes: number }

const AT_ONCE = 500

/** Every image that the database names. */
export const namedIn = (db: Database): AsyncGenerator<NamedImage> =>
  pageByPage((after) => db.read((tx) => listReadyAfter(tx, { after, limit: AT_ONCE })))

/** The same for the file of an installation that doesn't run, whichever database this process is for. */
export function namedInFile(raw: Sqlite.Database): AsyncGenerator<NamedImage> {
  const select = raw.prepare<[string, number], NamedImage>(
    `select id, bytes from images where state = 'ready' and id > ? order by id limit ?`,
  )
  return pageByPage(async (after) => select.all(after, AT_ONCE))
}

async function* pageByPage(read: (after: string) => Promise<NamedImage[]>): AsyncGenerator<NamedImage> {
  for (let after = ''; ;) {
    const page = await read(after)
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
