import { type EmailSettings, type EmailStyle, MAIN_EMAIL_STYLE, removeEmailStyle } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'

type RemoveStyleButtonProps = { style: EmailStyle; onRemoved: (settings: EmailSettings) => void }

/** Takes a style away; the main one, which every workspace has, goes back to what it was given as. */
export function RemoveStyleButton({ style, onRemoved }: RemoveStyleButtonProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const isMain = style.id === MAIN_EMAIL_STYLE
  if (isMain && style.changedAt === null) return null

  const remove = async () => {
    onRemoved(await call(removeEmailStyle, { params: { id: style.id } }))
    toast.success(isMain ? 'Everything is as it was given.' : 'Style removed.')
  }

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title={isMain ? 'Start over?' : `Remove “${style.name}”?`}
        confirmLabel={isMain ? 'Start over' : 'Remove'}
        variant="danger"
        onConfirm={remove}
        onClose={modal.close}
      >
        <p>
          {isMain
            ? 'Words, tone and look go back to what they were given as.'
            : 'Requests of this style that wait to be sent go out in the default one.'}
        </p>
      </ConfirmDialog>,
    )

  return (
    <Button variant="quiet" size="small" onClick={openRemoval}>
      {isMain ? 'Start over…' : 'Remove style…'}
    </Button>
  )
}
