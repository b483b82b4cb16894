import { useState } from 'react'
import { sessionMemory } from '../../lib/browser-storage.ts'

/** What was typed and not saved, by its place: whoever closes the details finds it again. */
export function useDraft(place: string, saved = '') {
  const key = `goodword.draft.${place}`
  const [text, setText] = useState(() => sessionMemory.getItem(key) ?? saved)
  return {
    text,
    isChanged: text !== saved,
    write(next: string) {
      setText(next)
      sessionMemory.setItem(key, next)
    },
    /** It begins with `next` from now on. */
    forget(next: string) {
      setText(next)
      sessionMemory.removeItem(key)
    },
  }
}
