import { ArrowDownUp } from 'lucide-react'
import { TestimonialOrder } from '#shared/testimonials.ts'
import styles from './sort.select.module.css'

const words: Record<TestimonialOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'rating-high': 'Highest rating',
  'rating-low': 'Lowest rating',
  name: 'Client name',
}

type SortSelectProps = { sort: TestimonialOrder; onSort: (sort: TestimonialOrder) => void }

export const SortSelect = ({ sort, onSort }: SortSelectProps) => (
  <div className={styles.sort}>
    <ArrowDownUp />
    <select aria-label="Sort by" value={sort} onChange={({ target }) => onSort(TestimonialOrder.parse(target.value))}>
      {TestimonialOrder.options.map((order) => (
        <option key={order} value={order}>
          {words[order]}
        </option>
      ))}
    </select>
  </div>
)
