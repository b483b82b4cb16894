import { copyText } from '../lib/clipboard.ts'
import { useToast } from './toast.tsx'

type Copied = {
  /** What the toast says when it was copied. */
  done: string
  /** What to do instead where the browser refuses: it says why in the sentence before. */
  instead: string
  /** Called before the toast, which appears in the dialog that this opens. */
  onRefused?: () => void
  /** What the same press did besides, said first; `isProblem` keeps it on the screen. */
  first?: { text: string; isProblem: boolean }
}

/** Copies text and says so in a toast. Returns whether it was copied. */
export function useCopyText() {
  const toast = useToast()
  return async (text: string, { done, instead, onRefused, first }: Copied): Promise<boolean> => {
    try {
      await copyText(text)
      if (first?.isProblem) toast.danger(first.text, { hint: done })
      else toast.success(after(first, done))
      return true
    } catch {
      onRefused?.()
      toast.danger('Failed to copy to clipboard.', {
        hint: after(first, `Your browser didn’t allow it. ${instead}`),
      })
      return false
    }
  }
}

const after = (first: Copied['first'], text: string) => (first ? `${first.text} ${text}` : text)
