import { WIDGET_SORTS } from '#shared/constants.ts'

const ORDERS = { newest: 'Newest first', oldest: 'Oldest first', highest: 'Top rated' }
const RATINGS = [5, 4, 3]
const ICONS = { lens: 'M16 16l4.5 4.5M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0', arrow: 'M7 10l5 5 5-5' }

/** The visitors' search and filter controls. They do nothing until the script enables them. */
export function Tools() {
  return [
    <form role="search" lang="en">
      <span>
        <input part="search" type="search" aria-label="Search testimonials" placeholder="Search" autocomplete="off" />
        <Icon name="lens" />
      </span>
      <span>
        <select part="rating" aria-label="Rating">
          <option value="0">Any rating</option>
          {RATINGS.map((stars) => (
            <option value={`${stars}`}>{stars < 5 ? `${stars}+ stars` : '5 stars'}</option>
          ))}
        </select>
        <Icon name="arrow" />
      </span>
      <span>
        <select part="order" aria-label="Order">
          <option value="">Default order</option>
          {WIDGET_SORTS.map((sort) => (
            <option value={sort}>{ORDERS[sort]}</option>
          ))}
        </select>
        <Icon name="arrow" />
      </span>
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

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
