import * as z from 'zod'
import {
  FIRST_CHOICE,
  SHARE_COLOR_NAMES,
  SHARE_FONT_NAMES,
  SHARE_PARTS,
  type ShareChoice,
} from '#shared/share-image/choice.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'

const STORAGE_KEY = 'goodword.share-image'

const KeptChoice: z.ZodType<ShareChoice> = z.strictObject({
  hidden: z.array(z.enum(SHARE_PARTS)),
  color: z.enum(SHARE_COLOR_NAMES),
  quoteFont: z.enum(SHARE_FONT_NAMES),
  namesFont: z.enum(SHARE_FONT_NAMES),
})

/** Keeps how the owner wants images, in this browser. A highlight belongs to its testimonial, so it is always shown first. */
export function keepChoice({ hidden, ...choice }: ShareChoice): void {
  const kept: ShareChoice = { ...choice, hidden: hidden.filter((part) => part !== 'highlight') }
  browserStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
}

/** What the owner chose before; what it can't read is as if nothing was chosen. */
export function keptChoice(): ShareChoice {
  const kept = browserStorage.getItem(STORAGE_KEY)
  return (kept === null ? undefined : KeptChoice.safeParse(parsed(kept)).data) ?? FIRST_CHOICE
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
