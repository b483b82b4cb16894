import type { Testimonial } from '../feed.ts'
import type { Say } from '../say.ts'
import type { FieldName, VisitorChoice } from '../hydrated/visitor-choice.ts'

const ORDERS = { newest: 'Newest first', oldest: 'Oldest first', highest: 'Top rated' } as const
const RATINGS = [5, 4, 3]
const ICONS = { lens: 'M15 15l5 5M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0', arrow: 'M7 10l5 5 5-5' }

type ToolsProps = {
  say: Say
  /** All of them, found or not. */
  items: readonly Testimonial[]
  /** Missing in what the server finishes: there they do nothing until the script hydrates them. */
  choice?: VisitorChoice
  found?: number
  onReset?: () => void
}

/** The visitors' search and filter controls. */
export function Tools({ say, items, choice, found = 1, onReset }: ToolsProps) {
  const field = (name: FieldName) =>
    choice && {
      value: choice[name].value,
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => choice.set({ [name]: currentTarget.value }),
    }
  const select = (name: FieldName, label: string, options: readonly (readonly [value: string, text: string])[]) => (
    <span>
      <select part={name} aria-label={label} {...field(name)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="arrow" />
    </span>
  )
  const services = [...new Set(items.map(({ service }) => service))].filter(Boolean)
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
        {services[0] &&
          select('service', say('Service'), [
            ['', say('Any service')],
            ...services.map((name) => [name, name] as const),
          ])}
        {select('rating', say('Rating'), [
          ['', say('Any rating')],
          ...RATINGS.map((stars) => [`${stars}`, stars < 5 ? say('{0}+ stars', stars) : say('5 stars')] as const),
        ])}
        {select('order', say('Order'), [
          ['', say('Default order')],
          ...Object.entries(ORDERS).map(([sort, name]) => [sort, say(name)] as const),
        ])}
      </form>
      <p part="status" role="status">
        {choice?.isNarrow.value &&
          (found > 0
            ? say(found === 1 && say.lang === 'en' ? '{0} of {1} matches' : '{0} of {1} match', found, items.length)
            : say('None of {0} match', items.length))}
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
