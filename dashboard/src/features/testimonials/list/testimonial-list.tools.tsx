import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TestimonialCounts } from '#shared/testimonials.ts'
import { SearchField } from './search.field.tsx'
import { SortSelect } from './sort.select.tsx'
import { StatusFilter } from './status-filter.tsx'
import { hrefOf, type ListView, withChoice } from './testimonial-list.address.ts'
import styles from './testimonial-list.tools.module.css'

type ToolsProps = {
  view: ListView
  counts: TestimonialCounts | undefined
}

/** Which rows are shown, and in what order. All of it is in the address. */
export function TestimonialListTools({ view, counts }: ToolsProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)

  // While a search is being typed its entry in the history changes: going back leads to before it, not to a letter less.
  const search = (q: string) =>
    void navigate(hrefOf(withChoice(view, { q })), { replace: view.q !== '' && q !== '', preventScrollReset: true })

  return (
    <div className={styles.tools}>
      <StatusFilter view={view} counts={counts} />
      <div className={styles.find}>
        <SortSelect sort={view.sort} onSort={(sort) => void navigate(hrefOf(withChoice(view, { sort })))} />
        <SearchField ref={field} q={view.q} onSearch={search} hasKeyHint={false} />
      </div>
    </div>
  )
}
