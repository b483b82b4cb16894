import { ArrowDownUp } from 'lucide-react'
import { TestimonialOrder } from '#shared/testimonials.ts'
import styles from './sort.select.module.css'

const text: Record<TestimonialOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'rating-high': 'Highest rating',
  'rating-low': 'Lowest rating',
  name: 'Client name',
}

type SortSelectProps = { sort: TestimonialOrder; onSort: (sort: TestimonialOrder) => void }

export const SortSelect = ({ sort, onSort }: SortSelectProps) => (
  <div className={`row rigid relative ${styles.sort}`}>
    <ArrowDownUp />
    <select
      className="hover-tint"
      aria-label="Sort by"
      value={sort}
      onChange={({ target }) => onSort(TestimonialOrder.parse(target.value))}
    >
      {TestimonialOrder.options.map((order) => (
        <option className="ink surface" key={order} value={order}>
          {text[order]}
        </option>
      ))}
    </select>
  </div>
)
