import { getEmailSettings } from '#shared/email-settings.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { RequestEmailPreview } from '../request/request.parts.tsx'
import type { ReadyClient } from './clients.ts'

type EmailDialogProps = {
  /** Whose email is shown; undefined if nobody is chosen. */
  client: ReadyClient | undefined
  formId: string | null
  onClose: () => void
}

/** The email as the first of the chosen clients gets it. */
export function EmailDialog({ client, formId, onClose }: EmailDialogProps) {
  const { data: settings, error } = useEndpoint(getEmailSettings, {})
  const values = {
    customerName: client?.customerName ?? '',
    service: client?.service ?? '',
    emailStyleId: null,
    formId,
  }
  return (
    <Dialog title={`Email to ${client?.customerName || client?.customerEmail || 'a client'}`} onClose={onClose}>
      <DialogBody>
        <RequestEmailPreview settings={settings} isUnavailable={error !== undefined} values={values} />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
