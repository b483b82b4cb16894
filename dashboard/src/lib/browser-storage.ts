export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function storageInMemory(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function openStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    return window[kind]
  } catch {
    // A browser that blocks site data throws on any access.
    return storageInMemory()
  }
}

export const browserStorage = openStorage('localStorage')

/** Cleared when the tab is closed. */
export const sessionMemory = openStorage('sessionStorage')
