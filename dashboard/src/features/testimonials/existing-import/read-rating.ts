const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

/** Nothing, or what exports write for no rating. */
const NONE = /^(0|-|–|—|none|null|n\/a|star_rating_unspecified)?$/i
const STARS = /^(?:[★⭐]\uFE0F?){1,10}[☆✩]*$/u
/** "5", "5.0", "5/5", "5 stars", "5 out of 5", "5 von 5". */
const NUMBER =
  /^(?<stars>[1-5])(?:[.,]0+)?(?:\s*(?:\/|out of|of|von|de|sur|su|van)\s*5(?:[.,]0+)?)?(?:\s*(?:stars?|★|⭐)\uFE0F?)?$/iu

/** Stars, 1 to 5; 0 for no rating; null when it is neither, such as 9/10. */
export function readRating(cell: string): number | null {
  const text = cell.trim()
  if (NONE.test(text)) return 0
  const word = WORDS[text.toLowerCase()]
  if (word) return word
  if (STARS.test(text)) {
    const stars = [...text].filter((letter) => letter === '★' || letter === '⭐').length
    return stars >= 1 && stars <= 5 ? stars : null
  }
  return Number(NUMBER.exec(text)?.groups?.stars ?? Number.NaN) || null
}
