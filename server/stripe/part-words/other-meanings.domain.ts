import type { Place } from './part-timing.domain.ts'
import { meantOtherwise, notParts } from './patterns.domain.ts'
import { without } from './plain-text.domain.ts'
import { withWholeWords } from './short-forms.domain.ts'

/** Blanks what only looks like a part of a price. */
export function withoutOtherMeanings(text: string): string {
  const bare = without(text, notParts)
  const whole = withWholeWords(bare)
  const rest = whole === bare ? bare : without(whole, notParts)
  return meantOtherwise
    .filter(({ trade }) => rest.search(trade) >= 0)
    .reduce(
      (left, { word }) =>
        left.replace(word, (found, ...more) => {
          const at = Number(more.find((value) => typeof value === 'number'))
          return hasShareAround(left, { at, end: at + found.length }) ? found : ' '.repeat(found.length)
        }),
      rest,
    )
}

/** "Tax return: deposit 50%" is a deposit all the same. */
const hasShareAround = (text: string, { at, end }: Place) =>
  /%[^,;]{0,6}$/u.test(text.slice(Math.max(0, at - 12), at)) || /^[^,;]{0,8}\d[ ]?%/u.test(text.slice(end, end + 16))
