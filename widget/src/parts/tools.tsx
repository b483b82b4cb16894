import { WIDGET_SORTS } from '#shared/constants.ts'

const ORDERS = { newest: 'Newest first', oldest: 'Oldest first', highest: 'Highest rating first' }
const RATINGS = [5, 4, 3]

/** What visitors find testimonials with. Does nothing until a behaviour lets it. */
export function Tools() {
  return [
    <form role="search" lang="en">
      <input part="search" type="search" aria-label="Search testimonials" placeholder="Search" autocomplete="off" />
      <select part="rating" aria-label="Rating">
        <option value="0">Any rating</option>
        {RATINGS.map((stars) => (
          <option value={`${stars}`}>{stars < 5 ? `${stars} stars or more` : '5 stars'}</option>
        ))}
      </select>
      <select part="order" aria-label="Order">
        <option value="">As arranged</option>
        {WIDGET_SORTS.map((sort) => (
          <option value={sort}>{ORDERS[sort]}</option>
        ))}
      </select>
    </form>,
    <p part="status" role="status" lang="en" />,
    <div part="nothing" lang="en" hidden>
      <p>No testimonial matches.</p>
      <button part="reset" type="button">
        Show all
      </button>
    </div>,
  ]
}
