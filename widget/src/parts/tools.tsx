import { WIDGET_SORTS } from '#shared/constants.ts'
import type { Say } from '../say.ts'
import type { VisitorChoice } from '../hydrated/visitor-choice.ts'

const ORDERS = { newest: 'Newest first', oldest: 'Oldest first', highest: 'Top rated' } as const
const RATINGS = [5, 4, 3]
const ICONS = { lens: 'M16 16l4.5 4.5M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0', arrow: 'M7 10l5 5 5-5' }

type ToolsProps = {
  say: Say
  /** Missing in what the server finishes: there they do nothing until the script hydrates them. */
  choice?: VisitorChoice
  found?: number
  total?: number
  onReset?: () => void
}

/** The visitors' search and filter controls. */
export function Tools({ say, choice, found = 1, total = 1, onReset }: ToolsProps) {
  const field = (name: 'search' | 'rating' | 'order') =>
    choice && {
      value: choice[name].value,
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => choice.set({ [name]: currentTarget.value }),
    }
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <span>
          <input
            part="search"
            type="search"
            aria-label={say('Search testimonials')}
            placeholder={say('Search')}
            autocomplete="off"
            {...field('search')}
          />
          <Icon name="lens" />
        </span>
        <span>
          <select part="rating" aria-label={say('Rating')} {...field('rating')}>
            <option value="0">{say('Any rating')}</option>
            {RATINGS.map((stars) => (
              <option key={stars} value={`${stars}`}>
                {stars < 5 ? say('{0}+ stars', stars) : say('5 stars')}
              </option>
            ))}
          </select>
          <Icon name="arrow" />
        </span>
        <span>
          <select part="order" aria-label={say('Order')} {...field('order')}>
            <option value="">{say('Default order')}</option>
            {WIDGET_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {say(ORDERS[sort])}
              </option>
            ))}
          </select>
          <Icon name="arrow" />
        </span>
      </form>
      <p part="status" role="status">
        {choice?.isNarrow.value &&
          (found > 0 ? say('{0} of {1} match', found, total) : say('None of {0} match', total))}
      </p>
      <div part="nothing" hidden={found > 0}>
        <p>{say('No testimonial matches.')}</p>
        <button part="reset" type="button" onClick={onReset}>
          {say('Show all')}
        </button>
      </div>
    </>
  )
}

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
