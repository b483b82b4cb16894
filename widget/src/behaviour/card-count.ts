/**
 * Tells the style sheet how many cards a list has: it reserves height for a page that the browser skips, and knows
 * whether all slides fit.
 */
export function countCards(frame: HTMLElement): void {
  for (const list of frame.querySelectorAll<HTMLElement>('[part=page],[part=track]'))
    (list.closest<HTMLElement>('.carousel') ?? list).style.setProperty('--count', `${list.childElementCount}`)
}
