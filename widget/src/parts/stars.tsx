import type { Say } from '../say.ts'

const STAR_PITCH = 25.5

/** Five stars: filled, empty, and a partial one in between. `rating` is 1 to 5. */
export function Stars({ rating, say }: { rating: number; say: Say }) {
  const whole = Math.floor(rating)
  const part = rating - whole
  return (
    <svg part="stars" viewBox="0 0 126 24" role="img" aria-label={say('Rated {0} out of 5', say(`${rating}`))}>
      <path d={outlineOf(0, whole)} />
      <path d={outlineOf(whole, 5)} />
      {part > 0 && (
        <svg width={STAR_PITCH * whole + 2 + 20 * part}>
          <path d={outlineOf(whole, whole + 1)} />
        </svg>
      )}
    </svg>
  )
}

function outlineOf(from: number, to: number): string {
  let outline = ''
  for (let star = from; star < to; star++) {
    outline += `M${12 + star * STAR_PITCH} 2.8l2.9 5.8 6.4.9-4.6 4.5 1 6.4-5.7-3-5.7 3 1-6.4-4.6-4.5 6.4-.9z`
  }
  return outline
}
