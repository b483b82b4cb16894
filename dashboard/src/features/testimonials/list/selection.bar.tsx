import { Check, type LucideIcon, Send, X } from 'lucide-react'
import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { ExportMenu } from '../export/export.menu.tsx'
import styles from './selection.bar.module.css'
import { rowsFor, severalActions, severalThings, severalVerb } from './several.messages.ts'
import type { PerformOnSeveral } from './use-several.tsx'

const icons: Record<BulkAction, LucideIcon> = { approve: Check, reject: X, resend: Send }

type SelectionBarProps = {
  selected: readonly Testimonial[]
  onAction: PerformOnSeveral
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the selected rows: only actions that apply to some of them, and to how many. */
export function SelectionBar({ selected, onAction, onSelectAll, onClear }: SelectionBarProps) {
  return (
    <section className={`row wrap gap-8 touch pad-block-4 icons-14 ${styles.bar}`} aria-label="Selection">
      <b role="status">{selected.length} selected</b>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        {severalActions.map((action) => {
          const rows = rowsFor(selected, action)
          const Icon = icons[action]
          if (rows.length === 0) return null
          const word = severalVerb(action, rows)
          return (
            <Button
              key={action}
              variant="line"
              size="small"
              aria-label={`${word} ${rows.length} of ${severalThings(action, selected.length)} selected`}
              onClick={() => onAction(action)}
            >
              <Icon />
              {rows.length < selected.length ? `${word} ${rows.length} of ${selected.length}` : word}
            </Button>
          )
        })}
        {selected.length > 0 && <ExportMenu query={{}} selected={selected} />}
      </div>
      <Button variant="quiet" size="small" className={styles.all} onClick={onSelectAll}>
        Select all
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
