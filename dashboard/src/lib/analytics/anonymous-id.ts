import { newUuid } from '#shared/uuid.ts'
import type { KeyValueStorage } from '../browser-storage.ts'

const STORAGE_KEY = 'analytics'

/**
 * The anonymous id of this session, which ends with the tab or on signing out. Only signed-in users get one: nothing
 * is stored about mere visitors.
 */
export function createAnonymousIds({ storage, newId = newUuid }: { storage: KeyValueStorage; newId?: () => string }) {
  return {
    idFor(userId: string): string {
      const [owner, known] = storage.getItem(STORAGE_KEY)?.split(' ') ?? []
      if (owner === userId && known) return known
      const id = newId()
      storage.setItem(STORAGE_KEY, `${userId} ${id}`)
      return id
    },
    forget: () => storage.removeItem(STORAGE_KEY),
  }
}

export type AnonymousIds = ReturnType<typeof createAnonymousIds>
