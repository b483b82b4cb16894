import { useEffect } from 'react'
import { Check, Import } from 'lucide-react'
import { type ExistingImportContent, getExistingImport, listExistingImports } from '#shared/existing-import.ts'
import { getImportedToApprove } from '#shared/imported-approval.ts'
import { listTags } from '#shared/tags.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import noteStyles from '../list/testimonial-list.notes.module.css'
import { ApprovalNote, ApprovalProgress } from './approval.note.tsx'
import { importDetail, importState, shownMessage } from './existing-import.messages.ts'
import { type ImportPart, useImportApproval } from './use-import-approval.ts'
import { useUndoImport } from './use-undo-import.tsx'

const POLL_MS = 2000

type NoteProps = {
  id: string
  /** What can be approved in one go; null when the view shows something else. */
  part: ImportPart | null
}

/** What is known about an import, and what of it matters most. */
function useImportNote({ id, part }: NoteProps) {
  const isAdmin = useHasRole('admin')
  const isEditor = useHasRole('editor')
  const { data: content } = useEndpoint(getExistingImport, isAdmin ? { params: { id } } : null)
  const input = { params: { id }, query: part?.filter ?? {} }
  const { data: found } = useEndpoint(getImportedToApprove, isEditor ? input : null)
  const isChanging = content && content.state !== 'done'
  const top =
    found?.approval?.state === 'approving'
      ? 'progress'
      : found && found.waiting > 0 && part && !isChanging
        ? 'decision'
        : 'import'
  return { top, content, found, isKnown: (content || !isAdmin) && (found || !isEditor) } as const
}

/** Above the rows of one import: what matters most about it. Nothing if there is no such import. */
export function ImportNote({ id, part }: NoteProps) {
  const { top, content, found, isKnown } = useImportNote({ id, part })
  const { approve, cancel } = useImportApproval(id, found?.approval)
  useFollowing(content)
  if (!isKnown) return null
  if (top === 'progress' && found?.approval)
    return (
      <aside className={noteStyles.note} aria-label="Being approved">
        <Check />
        <ApprovalProgress approval={found.approval} onCancel={() => void cancel()} />
      </aside>
    )
  if (top === 'decision' && part && found) return <ApprovalNote part={part} found={found} onApprove={approve} />
  return content ? <Origin content={content} /> : null
}

/** Beneath the rows, unless the note above them says it: where they come from, and how to undo it. */
export function ImportLine({ id, part }: NoteProps) {
  const { top, content } = useImportNote({ id, part })
  return content && top !== 'import' ? <Origin content={content} /> : null
}

function Origin({ content }: { content: ExistingImportContent }) {
  const undo = useUndoImport()
  return (
    <aside className={noteStyles.note} aria-label="Import">
      <Import />
      <p className="shrink anywhere">
        <b className="medium">{importState(content)}</b> {importDetail(content)}{' '}
        {content.present > 0 && shownMessage(content)}
      </p>
      {content.undoUntil !== null && content.present > 0 && (
        <Button variant="quiet" size="small" change="undo imports" onClick={() => void undo(content)}>
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
