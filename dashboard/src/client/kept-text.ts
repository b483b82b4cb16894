/**
 * One text that this browser keeps under a key, as long as the storage does. If the browser blocks it, nothing is kept and
 * nothing fails: the page uses what it has in memory.
 */
export function keptText<T>(key: string, parse: (stored: string) => T | null, openStorage: () => Storage) {
  const attempt = <R>(run: (storage: Storage) => R): R | null => {
    try {
      return run(openStorage())
    } catch {
      // Blocked, full, or it holds something else.
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const stored = storage.getItem(key)
        return stored === null ? null : parse(stored)
      }),
    /** Whether it is kept now. */
    write: (text: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }) ?? false,
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
