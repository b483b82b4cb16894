import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { HIDDEN_MAX } from '#shared/widgets.ts'
import { SearchBox } from '../../../components/search-box.tsx'
import { moveThroughList } from './leave-out.keys.ts'
import styles from './leave-out.module.css'
import { Hint } from './option.parts.tsx'
import { excerptOf, findTestimonials, nameOf } from './testimonial.search.ts'
type LeaveOutFieldProps = {
  testimonials: WidgetDetails['testimonials']
  hiddenIds: string[]
  onChange: (hiddenIds: string[]) => void
}
/** Every testimonial that can be shown; those not ticked are hidden in this widget. */
export function LeaveOutField({ testimonials, hiddenIds, onChange }: LeaveOutFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hidden = useMemo(() => new Set(hiddenIds), [hiddenIds])
  const count = testimonials.filter(({ id }) => hidden.has(id)).length
  if (testimonials.length === 0)
    return <Hint>Once you’ve approved testimonials, you can hide them here one by one.</Hint>
  return (
    <details
      className={`border round-control surface ${styles.leaveOut}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>Hide testimonials</span>
        <span className="text-13 muted">{count === 0 ? 'none hidden' : `${count} hidden`}</span>
        <ChevronDown />
      </summary>
      {isOpen && <Choices testimonials={testimonials} hidden={hidden} onChange={onChange} />}
    </details>
  )
}
const TOO_MANY = `At most ${HIDDEN_MAX.toLocaleString('en-GB')} can be hidden one by one. “Minimum rating” hides any number.`
type ChoicesProps = Pick<LeaveOutFieldProps, 'testimonials' | 'onChange'> & { hidden: Set<string> }
function Choices({ testimonials, hidden, onChange }: ChoicesProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  /** The testimonials that were hidden when the filter was turned on: one that is ticked again stays visible. */
  const [only, setOnly] = useState<Set<string>>()
  const [isTooMany, setIsTooMany] = useState(false)
  const inQuestion = useMemo(
    () => (only ? testimonials.filter((each) => only.has(each.id)) : testimonials),
    [testimonials, only],
  )
  const found = useMemo(() => findTestimonials(inQuestion, query), [inQuestion, query])
  const [active, setActive] = useState<string>()
  const tabStop = found.some((each) => each.id === active) ? active : found[0]?.id
  const ids = found.map((each) => each.id)
  const leftOut = ids.filter((each) => hidden.has(each)).length
  const news = isTooMany ? TOO_MANY : ids.length === 0 ? `No results for “${query.trim()}”.` : ''
  const settle = (next: string[]) => {
    setIsTooMany(next.length > HIDDEN_MAX)
    if (next.length <= HIDDEN_MAX) onChange(next)
  }
  const show = (shown: string[]) => {
    const back = new Set(shown)
    settle([...hidden].filter((each) => !back.has(each)))
  }
  const leaveOut = (gone: string[]) => settle([...new Set([...hidden, ...gone])])
  const goToList = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || !tabStop) return
    event.preventDefault()
    document.getElementById(`${id}-${tabStop}`)?.focus()
  }
  return (
    <div className={`border-above stack ${styles.choices}`}>
      <div className={styles.search}>
        <SearchBox
          label="Search names and testimonials"
          placeholder="Search names and testimonials"
          size="small"
          value={query}
          onType={setQuery}
          onKeyDown={goToList}
        />
      </div>
      {ids.length > 0 && (
        <div className={`row wrap justify-between text-13 pad-inline-8 ${styles.all}`}>
          <label>
            <input
              type="checkbox"
              checked={leftOut === 0}
              ref={(box) => {
                if (box) box.indeterminate = leftOut > 0 && leftOut < ids.length
              }}
              onKeyDown={goToList}
              onChange={() => (leftOut > 0 ? show(ids) : leaveOut(ids))}
            />
            {query.trim() ? `All ${ids.length} found` : `All ${ids.length}`}
          </label>
          {(only ?? leftOut > 0) && (
            <button
              className="hover-ink"
              type="button"
              aria-pressed={only !== undefined}
              onClick={() => setOnly(only ? undefined : new Set(hidden))}
            >
              Only hidden ones
            </button>
          )}
        </div>
      )}
      <p role="status" className={`text-13 muted anywhere ${styles.news}`} data-is={news ? 'seen' : 'heard'}>
        {news || (query.trim() && `${ids.length} found, ${leftOut} of them hidden`)}
      </p>
      <ul className="empty-hidden" role="list" aria-label="Testimonials">
        {found.map((testimonial) => (
          <li key={testimonial.id}>
            <label>
              <input
                type="checkbox"
                id={`${id}-${testimonial.id}`}
                tabIndex={testimonial.id === tabStop ? 0 : -1}
                checked={!hidden.has(testimonial.id)}
                onFocus={() => setActive(testimonial.id)}
                onKeyDown={moveThroughList}
                onChange={({ currentTarget }) =>
                  currentTarget.checked ? show([testimonial.id]) : leaveOut([testimonial.id])
                }
              />
              <span dir="auto">
                <b>{nameOf(testimonial)}</b>
                {testimonial.rating !== null && <span> · {testimonial.rating} of 5</span>}
                <br />
                {excerptOf(testimonial)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
