import { flushSync } from 'react-dom'
import {
  listTestimonials,
  type Testimonial,
  type TestimonialOrder,
  type TestimonialStatus,
} from '#shared/testimonials.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'
import { collectTestimonials, EXPORT_PAGE_SIZE } from './collect-testimonials.ts'
import { ExportDialog } from './export.dialog.tsx'
import { exportContent, exportFileName, type ExportFormat } from './export.file.ts'

export type ExportQuery = {
  status?: TestimonialStatus | undefined
  q?: string | undefined
  sort?: TestimonialOrder | undefined
}

const types = { csv: 'text/csv', json: 'application/json' } as const

export function useExport() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()

  async function exportRows(rows: readonly Testimonial[], format: ExportFormat) {
    try {
      const content = await exportContent(rows, format)
      saveFile({ name: exportFileName(format, new Date()), content, type: types[format] })
      toast.success(rows.length === 1 ? '1 testimonial exported.' : `${rows.length} testimonials exported.`)
    } catch {
      toast.danger('The file could not be created. Check your connection and try again.')
    }
  }

  function exportList(query: ExportQuery, format: ExportFormat) {
    modal.open(
      <ExportDialog
        collect={(watch) =>
          collectTestimonials({
            ...watch,
            status: query.status,
            fetchPage: (page) => call(listTestimonials, { query: { ...query, page, pageSize: EXPORT_PAGE_SIZE } }),
          })
        }
        onCollected={(rows) => {
          flushSync(modal.close)
          void exportRows(rows, format)
        }}
        onClose={modal.close}
      />,
    )
  }

  return { exportRows, exportList }
}
