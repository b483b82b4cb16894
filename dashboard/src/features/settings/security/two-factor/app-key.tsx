import { Copy } from 'lucide-react'
import { Button } from '../../../../components/button.tsx'
import { QrCode } from '../../../../components/qr-code.tsx'
import { useCopyText } from '../../../../components/copy-text.ts'
import type { TwoFactorStart } from '../../../../lib/auth/identity.ts'
import { groupedKey } from './two-factor.messages.ts'
import styles from './two-factor.module.css'

/** What an authenticator app needs: a QR code, or the same as a key. */
export function AppKey({ start: { key, url } }: { start: TwoFactorStart }) {
  const copyText = useCopyText()
  const copy = () => copyText(key, { done: 'Key copied.', instead: 'Select the key and copy it yourself.' })
  return (
    <div className={`flex wrap ${styles.scan}`}>
      <QrCode text={url} label="QR code for your authenticator app" />
      <div className="stack gap-12 justify-start shrink content-start">
        <p className="muted">Can’t scan it? Enter this key in the app:</p>
        <p className={`tabular medium text-16 anywhere ${styles.key}`} aria-label="Key">
          {groupedKey(key)}
        </p>
        <div className="row wrap gap-12">
          <Button variant="line" size="small" onClick={() => void copy()}>
            <Copy />
            Copy key
          </Button>
          <a className="text-13 underline pad-block-4" href={url}>
            Open an app on this device
          </a>
        </div>
      </div>
    </div>
  )
}
