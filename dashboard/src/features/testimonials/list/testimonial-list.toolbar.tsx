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

/** What can be done with the list as a whole: bring clients in, take testimonials out, add one, ask for one. */
export function TestimonialListToolbar({ query, onImport, onAdd, onCreate }: ToolbarProps) {
  const { exportList } = useExport()
  return (
    <div className={styles.toolbar}>
      <div className={styles.side}>
        <Button variant="quiet" onClick={onAdd}>
          <PenLine />
          Add one you received
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
            { label: 'Add one you received', icon: PenLine, onSelect: onAdd },
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
