import {
  ArrowDownUp,
  Braces,
  CalendarClock,
  Ellipsis,
  FileInput,
  Link2,
  ListChecks,
  type LucideIcon,
  MessageSquarePlus,
  Sheet,
  Upload,
} from 'lucide-react'
import type { Ref } from 'react'
import { type TestimonialCounts, TestimonialOrder } from '#shared/testimonial-list.ts'
import type { TagRef } from '#shared/tags.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { FilterLinks } from '../../../components/filter-links.tsx'
import { Menu } from '../../../components/menu.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Select } from '../../../components/select.tsx'
import { statusStyles } from '../../../components/status-badge.tsx'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { BATCHES_PATH } from '../batches/batch.messages.ts'
import { useCopyCollectionLink } from '../collection-link.ts'
import { type ExportQuery, useExport } from '../export/export.menu.tsx'
import { TagFilters } from '../tags/tag.filters.tsx'
import { keepOrder } from './kept-order.ts'
import { LIST_ADDRESS, type ListView, withChoice } from './testimonial-list.address.ts'
import styles from './testimonial-list.tools.module.css'

const ADD = 'send requests or add testimonials'
const EXPORT = 'export testimonials'

type ToolbarProps = {
  query: ExportQuery
  onAdd: () => void
  onCreate: () => void
}

/** Actions on the whole list: import clients, export testimonials, add one, request one. */
export function TestimonialListToolbar({ query, onAdd, onCreate }: ToolbarProps) {
  const { exportList } = useExport()
  const copyCollectionLink = useCopyCollectionLink()
  return (
    <div className="row gap-8">
      <Menu
        label="More: add, import, export"
        trigger={<Ellipsis />}
        triggerClassName={styles.more}
        items={[
          { label: 'Add existing testimonial', icon: MessageSquarePlus, onSelect: onAdd, change: ADD },
          { label: 'Import existing testimonials', icon: FileInput, to: '/import', change: 'import testimonials' },
          { label: 'Import clients', icon: Upload, to: '/import/clients', change: 'import clients' },
          { label: 'Planned requests', icon: CalendarClock, to: BATCHES_PATH },
          { label: 'Copy collection link', icon: Link2, onSelect: () => void copyCollectionLink() },
          {
            label: 'Export as CSV',
            icon: Sheet,
            hasRuleAbove: true,
            change: EXPORT,
            onSelect: () => exportList(query, 'csv'),
          },
          { label: 'Export as JSON', icon: Braces, change: EXPORT, onSelect: () => exportList(query, 'json') },
        ]}
      />
      <Button change={ADD} onClick={onCreate}>
        + Create
      </Button>
    </div>
  )
}

type ToolsProps = {
  view: ListView
  counts: TestimonialCounts | undefined
  /** Those of the rows. */
  tags: readonly TagRef[]
  searchRef: Ref<HTMLInputElement>
  /** Shows the shortcut that focuses the search. */
  hasKeyHint: boolean
  /** Starts selecting rows, where the checkboxes are hidden. */
  onSelect: () => void
}

/** Which rows are shown, and in what order. All of it is in the address. */
export function TestimonialListTools({ view, counts, tags, searchRef, hasKeyHint, onSelect }: ToolsProps) {
  const changeView = useViewChange(LIST_ADDRESS)
  const mayChange = useHasRole('editor')

  // While a search is typed, its history entry is replaced: going back leaves the search instead of removing one
  // letter.
  const search = (q: string) =>
    changeView(
      (now) => (now.q === q ? now : withChoice(now, { q })),
      (now) => ({ replace: now.q !== '' && q !== '' }),
    )

  const sortBy = (sort: TestimonialOrder) => {
    keepOrder(sort)
    changeView((now) => withChoice(now, { sort }))
  }

  return (
    <div className={`row wrap justify-between gap-16 rows-8 ${styles.tools}`}>
      <StatusFilter view={view} counts={counts} tags={tags} />
      <div className={`flex gap-8 ${styles.find}`}>
        <SortSelect sort={view.sort} mayChange={mayChange} onSort={sortBy} />
        <SearchField
          ref={searchRef}
          label="Search testimonials"
          placeholder="Search clients and testimonials"
          q={view.q}
          onSearch={search}
          hasKeyHint={hasKeyHint}
        />
        {mayChange && (
          <Button variant="line" className={styles.select} aria-label="Select" title="Select" onClick={onSelect}>
            <ListChecks />
          </Button>
        )}
      </div>
    </div>
  )
}

type StatusFilterProps = {
  view: ListView
  /** None while they are being fetched. */
  counts: TestimonialCounts | undefined
  tags: readonly TagRef[]
}

type Choice = { status: TestimonialStatus | null; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { status: null, word: 'All' },
  ...TestimonialStatus.options.map((status) => ({ status, ...statusStyles[status] })),
]

const StatusFilter = ({ view, counts, tags }: StatusFilterProps) => (
  <FilterLinks
    label="Filter by status"
    address={LIST_ADDRESS}
    view={view}
    choices={choices.map(({ status, word, icon }) => ({
      word,
      icon,
      count: counts?.[status ?? 'all'],
      change: (now: ListView) => withChoice(now, { status }),
      isCurrent: status === view.status,
    }))}
  >
    <TagFilters view={view} known={tags} />
  </FilterLinks>
)

const orderLabels: Record<TestimonialOrder, string> = {
  'needs-you': 'Needs you first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  'rating-high': 'Highest rating',
  'rating-low': 'Lowest rating',
  name: 'Client name',
}

type SortSelectProps = {
  sort: TestimonialOrder
  /** Whether anything can need this member. */
  mayChange: boolean
  onSort: (sort: TestimonialOrder) => void
}

const SortSelect = ({ sort, mayChange, onSort }: SortSelectProps) => (
  <div className={`row rigid relative ${styles.sort}`}>
    <ArrowDownUp />
    <Select
      look="quiet"
      aria-label="Sort by"
      value={sort}
      onChange={({ target }) => onSort(TestimonialOrder.parse(target.value))}
    >
      {TestimonialOrder.options.map((order) => (
        <option key={order} value={order}>
          {order === 'needs-you' && !mayChange ? 'Needs an editor first' : orderLabels[order]}
        </option>
      ))}
    </Select>
  </div>
)
