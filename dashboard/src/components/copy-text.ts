import { copyText } from '../lib/clipboard.ts'
import { useToast } from './toast.tsx'

type Copied = {
  /** What the toast says when it was copied. */
  done: string
  /** What to do instead where the browser refuses: it says why in the sentence before. */
  instead: string
  /** Called before the toast, which appears in the dialog that this opens. */
  onRefused?: () => void
}

/** Copies text and says so in a toast. Returns whether it was copied. */
export function useCopyText() {
  const toast = useToast()
  return async (text: string, { done, instead, onRefused }: Copied): Promise<boolean> => {
    try {
      await copyText(text)
      toast.success(done)
      return true
    } catch {
      onRefused?.()
      toast.danger('Failed to copy to clipboard.', { hint: `Your browser didn’t allow it. ${instead}` })
      return false
    }
  }
}
