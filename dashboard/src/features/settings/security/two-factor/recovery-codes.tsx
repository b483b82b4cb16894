import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog.tsx'
import { useCopyText } from '../../../../components/copy-text.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useCurrentUser } from '../../../../lib/auth/use-current-user.ts'
import { recoveryCodesFile } from './two-factor.messages.ts'
import styles from './two-factor.module.css'

const SAVED = 'I’ve saved these codes somewhere safe.'

/** Why the codes can't be left yet. */
export const SAVE_FIRST = `Tick “${SAVED}” first.`

type RecoveryCodesProps = { codes: readonly string[]; isSaved: boolean; onSavedChange: (isSaved: boolean) => void }

/** New recovery codes, which can't be shown again. */
export function RecoveryCodes({ codes, isSaved, onSavedChange }: RecoveryCodesProps) {
  const copyText = useCopyText()
  const { data: user } = useCurrentUser()
  const file = recoveryCodesFile(codes, { site: location.host, email: user?.email ?? '' })
  const copy = () =>
    copyText(codes.join('\n'), { done: 'Codes copied.', instead: 'Select the codes and copy them yourself.' })
  return (
    <div className="stack gap-16 justify-start">
      <p className="muted measure">
        If you lose your phone, one of these signs you in. Each works once. We can’t show them again.
      </p>
      <div className={`full ${styles.sheet}`}>
        <p className={`below-16 anywhere ${styles.printed}`}>
          Recovery codes for {location.host}, {user?.email}. Each works once.
        </p>
        <ul
          className={`sunken border round-card pad-16 tabular ${styles.codes}`}
          role="list"
          aria-label="Recovery codes"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex wrap gap-8">
        <Button
          variant="line"
          onClick={() => saveFile({ name: 'goodword-recovery-codes.txt', content: file, type: 'text/plain' })}
        >
          <Download />
          Download
        </Button>
        <Button variant="line" onClick={() => void copy()}>
          <Copy />
          Copy
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          <Printer />
          Print
        </Button>
      </div>
      <Checkbox label={SAVED} checked={isSaved} onChange={({ target }) => onSavedChange(target.checked)} />
    </div>
  )
}

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Dialog title="Your new recovery codes" onClose={onClose} canClose={isSaved} hasCloseButton={false}>
      <DialogBody>
        <RecoveryCodes codes={codes} isSaved={isSaved} onSavedChange={setIsSaved} />
      </DialogBody>
      <DialogActions>
        <Button disabledReason={isSaved ? undefined : SAVE_FIRST} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
