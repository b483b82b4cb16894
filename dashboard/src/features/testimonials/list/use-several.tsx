import { flushSync } from 'react-dom'
import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { newUuid } from '#shared/uuid.ts'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { ConfirmSeveral, SeveralFailed } from './several.dialogs.tsx'
import { rowsFor, severalDone } from './several.messages.ts'
import type { Failure, ListDecisions } from './use-decisions.ts'
import type { ListSelection } from './use-selection.ts'

export type PerformOnSeveral = (action: BulkAction) => void

type SeveralOptions = Pick<ListDecisions, 'changeSeveral'> & Pick<ListSelection, 'selected' | 'choose'>

/** Asks for confirmation, does it for all selected rows, and reports which were refused: those stay selected. */
export function useSeveral({ changeSeveral, selected, choose }: SeveralOptions): PerformOnSeveral {
  const modal = useModal()
  const toast = useToast()

  function finish(action: BulkAction, rows: readonly Testimonial[], failures: readonly Failure[]) {
    flushSync(modal.close)
    choose(rows.filter(({ id }) => failures.some((failure) => failure.id === id)))
    if (failures.length === 0) return toast.success(severalDone(action, rows.length))
    modal.open(<SeveralFailed action={action} rows={rows} failures={failures} onClose={modal.close} />)
  }

  return (action) => {
    const rows = rowsFor(selected, action)
    const idempotencyKey = newUuid()
    let failures: Failure[] | undefined
    modal.open(
      <ConfirmSeveral
        action={action}
        rows={rows}
        onConfirm={async () => {
          failures = await changeSeveral({ action, rows, idempotencyKey })
        }}
        onClose={() => (failures ? finish(action, rows, failures) : modal.close())}
      />,
    )
  }
}
