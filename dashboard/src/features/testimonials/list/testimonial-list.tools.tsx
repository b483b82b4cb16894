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
  /** Shows the shortcut that focuses the search. */
  hasKeyHint: boolean
  /** Starts selecting rows, where the checkboxes are hidden. */
  onSelect: () => void
}

/** Which rows are shown, and in what order. All of it is in the address. */
export function TestimonialListTools({ view, counts, searchRef, hasKeyHint, onSelect }: ToolsProps) {
  const changeView = useViewChange(LIST_ADDRESS)

  // While a search is typed, its history entry is replaced: going back leaves the search instead of removing one
  // letter.
  const search = (q: string) =>
    changeView(
      (now) => (now.q === q ? now : withChoice(now, { q })),
      (now) => ({ replace: now.q !== '' && q !== '' }),
    )

  return (
    <div className={`row wrap justify-between below-12 gap-8-16 ${styles.tools}`}>
      <StatusFilter view={view} counts={counts} />
      <div className={`flex gap-8 justify-end ${styles.find}`}>
        <SortSelect sort={view.sort} onSort={(sort) => changeView((now) => withChoice(now, { sort }))} />
        <SearchField ref={searchRef} q={view.q} onSearch={search} hasKeyHint={hasKeyHint} />
        <Button variant="line" className={styles.select} aria-label="Select" title="Select" onClick={onSelect}>
          <ListChecks />
        </Button>
      </div>
    </div>
  )
}
