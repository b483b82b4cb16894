import { Braces, Download, Sheet } from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Menu } from '../../../components/menu.tsx'
import styles from './export.module.css'
import type { ExportFormat } from './export.file.ts'
import { type ExportQuery, useExport } from './use-export.tsx'

type ExportMenuProps = {
  /** The view of the list: all of its pages are exported. */
  query: ExportQuery
  /** Exported instead, if there are any. */
  selected?: readonly Testimonial[]
}

/** Exports the list as a file, for a spreadsheet or for developers. */
export function ExportMenu({ query, selected = [] }: ExportMenuProps) {
  const { exportList, exportRows } = useExport()
  const run = (format: ExportFormat) =>
    selected.length > 0 ? void exportRows(selected, format) : exportList(query, format)
  return (
    <Menu
      label={selected.length > 0 ? `Export ${selected.length} selected` : 'Export testimonials'}
      trigger={
        <span className={`row gap-8 medium nowrap phone-touch ${styles.trigger}`} aria-hidden="true">
          <Download />
          Export
        </span>
      }
      triggerClassName={styles.button}
      items={[
        { label: 'CSV, for spreadsheets', icon: Sheet, onSelect: () => run('csv') },
        { label: 'JSON, for developers', icon: Braces, onSelect: () => run('json') },
      ]}
    />
  )
}
