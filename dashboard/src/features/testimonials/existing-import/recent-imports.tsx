import {
  type ExistingImport,
  getExistingImport,
  listExistingImports,
  undoExistingImport,
} from '#shared/existing-import.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../../../lib/use-endpoint.ts'
import { importState, undoMessages } from './existing-import.messages.ts'

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
              <p className="text-13 muted">{detailOf(item)}</p>
            </div>
            {item.state !== 'removing' && (
              <Button variant="line" size="small" change="undo imports" onClick={() => void undo(item)}>
                {item.state === 'done' ? 'Undo import' : 'Cancel import'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const detailOf = ({ memberName, startedAt, undoUntil }: ExistingImport) =>
  [
    `${memberName ? `${memberName}, ` : ''}${formatInstant(startedAt)}.`,
    undoUntil && `You can undo it until ${formatInstant(undoUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Asks first, and says what will be deleted. */
function useUndoImport() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefresh()
  return async ({ id }: Pick<ExistingImport, 'id'>) => {
    try {
      const content = await call(getExistingImport, { params: { id } })
      const isDone = content.state === 'done'
      modal.open(
        <ConfirmDialog
          title={isDone ? 'Undo this import?' : 'Cancel this import?'}
          confirmLabel={isDone ? 'Undo import' : 'Cancel import'}
          cancelLabel="Keep it"
          variant="danger"
          onConfirm={async () => {
            await call(undoExistingImport, { params: { id } })
            for (const endpoint of [listExistingImports, listTestimonials]) void refresh(endpoint)
            toast.success(isDone ? 'The import is being undone.' : 'The import is cancelled.')
          }}
          onClose={modal.close}
        >
          {(content.present > 0 ? undoMessages(content) : ['Its rows are deleted. None of them can be seen yet.']).map(
            (message) => (
              <p key={message}>{message}</p>
            ),
          )}
        </ConfirmDialog>,
      )
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
}
