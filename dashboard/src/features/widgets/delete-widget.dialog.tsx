import { deleteWidget, listWidgets, type Widget } from '#shared/widget-editor.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useCacheChange, useRefresh } from '../../lib/use-endpoint.ts'

export function DeleteWidgetDialog({ widget, onClose }: { widget: Widget; onClose: () => void }) {
  const { id, name, seenOn } = widget
  const call = useApi()
  const change = useCacheChange()
  const refresh = useRefresh()
  const toast = useToast()

  const remove = async () => {
    try {
      await call(deleteWidget, { params: { id } })
    } catch (error) {
      void refresh(listWidgets)
      throw error
    }
    await change(listWidgets, ({ items }) => ({ items: items.filter((each) => each.id !== id) }))
    toast.success('Widget deleted.')
  }

  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      confirmLabel="Delete"
      variant="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Pages that show it will fall back to the link inside its code, and its hosted page will stop working.
        {seenOn && ` It was last seen on ${seenOn.site}.`} Your testimonials stay.
      </p>
    </ConfirmDialog>
  )
}
