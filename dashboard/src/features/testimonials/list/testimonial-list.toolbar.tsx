import { Braces, Ellipsis, PenLine, Sheet, Upload } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Menu } from '../../../components/menu.tsx'
import { ExportMenu } from '../export/export.menu.tsx'
import { type ExportQuery, useExport } from '../export/use-export.tsx'
import styles from './testimonial-list.toolbar.module.css'

type ToolbarProps = {
  query: ExportQuery
  onImport: () => void
  onAdd: () => void
  onCreate: () => void
}

/** Actions on the whole list: import clients, export testimonials, add one, request one. */
export function TestimonialListToolbar({ query, onImport, onAdd, onCreate }: ToolbarProps) {
  const { exportList } = useExport()
  return (
    <div className={styles.toolbar}>
      <div className={styles.side}>
        <Button variant="quiet" onClick={onAdd}>
          <PenLine />
          Add existing testimonial
        </Button>
        <Button variant="quiet" onClick={onImport}>
          <Upload />
          Import
        </Button>
        <ExportMenu query={query} />
      </div>
      <div className={styles.folded}>
        <Menu
          label="More: add, import, export"
          trigger={<Ellipsis />}
          triggerClassName={styles.more}
          items={[
            { label: 'Add existing testimonial', icon: PenLine, onSelect: onAdd },
            { label: 'Import clients from CSV', icon: Upload, onSelect: onImport },
            { label: 'Export as CSV', icon: Sheet, onSelect: () => exportList(query, 'csv') },
            { label: 'Export as JSON', icon: Braces, onSelect: () => exportList(query, 'json') },
          ]}
        />
      </div>
      <Button onClick={onCreate}>+ Create</Button>
    </div>
  )
}
