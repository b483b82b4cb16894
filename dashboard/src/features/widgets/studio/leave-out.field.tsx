import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { WidgetDetails } from '#shared/widget-studio.ts'
import { HIDDEN_MAX } from '#shared/widgets.ts'
import { SearchBox } from '../../../components/search-box.tsx'
import { moveThroughList } from './leave-out.keys.ts'
import styles from './leave-out.module.css'
import { Hint } from './option.parts.tsx'
import { excerptOf, findTestimonials, nameOf } from './testimonial.words.ts'

type LeaveOutFieldProps = {
  testimonials: WidgetDetails['testimonials']
  hiddenIds: string[]
  onChange: (hiddenIds: string[]) => void
}

/** Every testimonial that may be shown; what is not ticked is left out of this widget. */
export function LeaveOutField({ testimonials, hiddenIds, onChange }: LeaveOutFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hidden = useMemo(() => new Set(hiddenIds), [hiddenIds])
  const count = testimonials.filter(({ id }) => hidden.has(id)).length
  if (testimonials.length === 0) return <Hint>What you approve can be left out here, one by one.</Hint>
  return (
    <details className={styles.leaveOut} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>Leave some out by hand</span>
        <span className={styles.count}>{count === 0 ? 'none left out' : `${count} left out`}</span>
        <ChevronDown />
      </summary>
      {isOpen && <Choices testimonials={testimonials} hidden={hidden} onChange={onChange} />}
    </details>
  )
}

const TOO_MANY = `At most ${HIDDEN_MAX.toLocaleString('en-GB')} can be left out by hand. “Lowest rating” leaves out any number.`

type ChoicesProps = Pick<LeaveOutFieldProps, 'testimonials' | 'onChange'> & { hidden: Set<string> }

function Choices({ testimonials, hidden, onChange }: ChoicesProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  /** Those that were left out when only they were asked for: one that is ticked again stays in sight. */
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

  const news = isTooMany ? TOO_MANY : ids.length === 0 ? `Nothing with “${query.trim()}” in its name or words.` : ''

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
    <div className={styles.choices}>
      <div className={styles.search}>
        <SearchBox
          label="Search by name and words"
          placeholder="Search by name and words"
          size="small"
          value={query}
          onType={setQuery}
          onKeyDown={goToList}
        />
      </div>
      {ids.length > 0 && (
        <div className={styles.all}>
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
              type="button"
              aria-pressed={only !== undefined}
              onClick={() => setOnly(only ? undefined : new Set(hidden))}
            >
              Only what is left out
            </button>
          )}
        </div>
      )}
      <p role="status" className={styles.news} data-is={news ? 'seen' : 'heard'}>
        {news || (query.trim() && `${ids.length} found, ${leftOut} of them left out`)}
      </p>
      <ul role="list" aria-label="Testimonials">
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
