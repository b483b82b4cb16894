import type { Form } from '#shared/forms.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Dialog, DialogBody } from '../../components/dialog.tsx'
import { addressParts } from './address.ts'
import styles from './forms.module.css'
import { PrintCards } from './print-cards.tsx'
import { CodeColumn, SignatureColumn } from './link.sheet.tsx'

/** The collection link of a form as a QR code and for an email signature. */
export function ShareDialog({ user, form, onClose }: { user: CurrentUser; form: Form; onClose: () => void }) {
  const link = location.origin + form.path
  return (
    <Dialog title={form.name} onClose={onClose}>
      <DialogBody>
        <p className="muted anywhere">{addressParts(link).join('')}</p>
        <div className={`border round-card ${styles.share}`}>
          <CodeColumn form={form} link={link} />
          <SignatureColumn user={user} link={link} />
        </div>
        <PrintCards user={user} link={link} />
      </DialogBody>
    </Dialog>
  )
}
