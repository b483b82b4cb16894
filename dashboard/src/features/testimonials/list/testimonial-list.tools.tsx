import { ListChecks } from 'lucide-react'
import type { Ref } from 'react'
import type { TestimonialCounts } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { SearchField } from './search.field.tsx'
import { SortSelect } from './sort.select.tsx'
import { StatusFilter } from './status-filter.tsx'
import { LIST_ADDRESS, type ListView, withChoice } from './testimonial-list.address.ts'
import styles from './testimonial-list.tools.module.css'

type ToolsProps = {
  view: ListView
  counts: TestimonialCounts | undefined
  searchRef: Ref<HTMLInputElement>
  /** Shows the key that leads to the search. */
  hasKeyHint: boolean
  /** Begins ticking rows, where the ticks are not in sight. */
  onSelect: () => void
}

/** Which rows are shown, and in what order. All of it is in the address. */
export function TestimonialListTools({ view, counts, searchRef, hasKeyHint, onSelect }: ToolsProps) {
  const changeView = useViewChange(LIST_ADDRESS)

  // While a search is being typed its entry in the history changes: going back leads to before it, not to a letter less.
  const search = (q: string) =>
    changeView(
      (now) => (now.q === q ? now : withChoice(now, { q })),
      (now) => ({ replace: now.q !== '' && q !== '' }),
    )

  return (
    <div className={styles.tools}>
      <StatusFilter view={view} counts={counts} />
      <div className={styles.find}>
        <SortSelect sort={view.sort} onSort={(sort) => changeView((now) => withChoice(now, { sort }))} />
        <SearchField ref={searchRef} q={view.q} onSearch={search} hasKeyHint={hasKeyHint} />
        <Button variant="line" className={styles.select} aria-label="Select" title="Select" onClick={onSelect}>
          <ListChecks />
        </Button>
      </div>
    </div>
  )
}
