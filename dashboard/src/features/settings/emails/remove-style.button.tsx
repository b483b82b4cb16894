import { type EmailSettings, type EmailStyle, MAIN_EMAIL_STYLE, removeEmailStyle } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useApi } from '../../../lib/use-api.ts'

type RemoveStyleButtonProps = { style: EmailStyle; onRemoved: (settings: EmailSettings) => void }

/** Removes a style; the main one, which every workspace has, is reset to its original state. */
export function RemoveStyleButton({ style, onRemoved }: RemoveStyleButtonProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const isMain = style.id === MAIN_EMAIL_STYLE
  if (isMain && style.changedAt === null) return null

  const remove = async () => {
    onRemoved(await call(removeEmailStyle, { params: { id: style.id } }))
    toast.success(isMain ? 'Style reset.' : 'Style removed.')
  }

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title={isMain ? 'Reset this style?' : `Remove “${style.name}”?`}
        confirmLabel={isMain ? 'Reset style' : 'Remove style'}
        variant="danger"
        onConfirm={remove}
        onClose={modal.close}
      >
        <p>
          {isMain
            ? 'Text, tone and appearance go back to the original.'
            : 'Unsent requests with this style will use the default one.'}
        </p>
      </ConfirmDialog>,
    )

  return (
    <Button variant="quiet" size="small" onClick={openRemoval}>
      {isMain ? 'Reset style…' : 'Remove style…'}
    </Button>
  )
}
