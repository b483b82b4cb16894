import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'
import filterStyles from './filters.module.css'

type FilterTriggerProps = {
  icon: LucideIcon
  name: string
  chosen: string | null
  /** Shows only its icon while nothing is chosen, so that the filters and the search fit into one line. */
  isBrief?: boolean
}

/** What the button of a filter's menu shows: the filter's name, or what was chosen. */
export const FilterTrigger = ({ icon: Icon, name, chosen, isBrief = false }: FilterTriggerProps) => (
  <span
    title={isBrief ? name : undefined}
    className={classNames(
      'row gap-8 text-13 medium nowrap round-control pad-inline-8 hover-tint icons-14',
      filterStyles.word,
      chosen === null ? 'muted' : filterStyles.current,
    )}
  >
    <Icon />
    <bdi className={chosen === null && isBrief ? 'visually-hidden' : 'ellipsis'}>{chosen ?? name}</bdi>
  </span>
)
