import { type ExistingImport, listExistingImports } from '#shared/existing-import.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { stoppedMessage } from './approval.messages.ts'
import { ApprovalProgress } from './approval.note.tsx'
import { importDetail, importState } from './existing-import.messages.ts'
import { useImportApproval } from './use-import-approval.ts'
import { useUndoImport } from './use-undo-import.tsx'

/** Imports that can be undone, or that were never finished. Nothing if there are none. */
export function RecentImports() {
  const { data } = useEndpoint(listExistingImports, {})
  const undo = useUndoImport()
  if (!data || data.items.length === 0) return null
  return (
    <section className="above-32" aria-label="Recent imports">
      <h2 className="below-8">Recent imports</h2>
      <ul>
        {data.items.map((item) => (
          <li key={item.id} className="row wrap justify-between gap-16 rows-4 border-below pad-block-12">
            <div className="shrink">
              <p className="anywhere">{importState(item)}</p>
              <p className="text-13 muted">{importDetail(item)}</p>
            </div>
            {item.state !== 'removing' && (
              <p className="row wrap gap-8">
                {item.state === 'done' && (
                  <ButtonLink variant="line" size="small" to={hrefOf({ ...WHOLE_LIST, importId: item.id })}>
                    Show testimonials
                  </ButtonLink>
                )}
                <Button variant="line" size="small" change="undo imports" onClick={() => void undo(item)}>
                  {item.state === 'done' ? 'Undo import' : 'Cancel import'}
                </Button>
              </p>
            )}
            {item.state === 'done' && <LastApproval {...item} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How far the approval of an import is, or why it stopped. */
function LastApproval({ id, approval }: Pick<ExistingImport, 'id' | 'approval'>) {
  const { cancel } = useImportApproval(id, approval)
  if (approval?.state === 'stopped') return <p className="full text-13">{stoppedMessage(approval)}</p>
  if (approval?.state !== 'approving') return null
  return (
    <div className="row full gap-16 text-13">
      <ApprovalProgress approval={approval} onCancel={() => void cancel()} />
    </div>
  )
}
