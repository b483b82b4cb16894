import { useEffect } from 'react'
import { Import } from 'lucide-react'
import { type ExistingImportContent, getExistingImport, listExistingImports } from '#shared/existing-import.ts'
import { listTags } from '#shared/tags.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Button } from '../../../components/button.tsx'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import noteStyles from '../list/testimonial-list.notes.module.css'
import { importDetail, importState, shownMessage } from './existing-import.messages.ts'
import { useUndoImport } from './use-undo-import.tsx'

const POLL_MS = 2000

/** Above the rows of one import: where they come from, and how to undo it. Nothing if there is no such import. */
export function ImportNote({ id }: { id: string }) {
  const { data } = useEndpoint(getExistingImport, { params: { id } })
  useFollowing(data)
  const undo = useUndoImport()
  if (!data) return null
  return (
    <aside className={noteStyles.note} aria-label="Import">
      <Import />
      <p className="shrink anywhere">
        <b className="medium">{importState(data)}</b> {importDetail(data)} {data.present > 0 && shownMessage(data)}
      </p>
      {data.undoUntil !== null && data.present > 0 && (
        <Button variant="quiet" size="small" change="undo imports" onClick={() => void undo(data)}>
          Undo import
        </Button>
      )}
    </aside>
  )
}

/** While testimonials are being made or deleted. */
function useFollowing(found: ExistingImportContent | undefined) {
  const refresh = useRefresh()
  const isUnderWay = found?.state === 'importing' || found?.state === 'removing'
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      for (const endpoint of [getExistingImport, listExistingImports, listTestimonials, listTags])
        void refresh(endpoint)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])
}
