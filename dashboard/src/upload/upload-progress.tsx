import { useUploadTexts } from './upload.texts.ts'
import type { UploadItem } from './uploads.ts'
import styles from './upload.module.css'

/** The bar isn't full before the response has arrived. */
const WAITING_PERCENT = 95

/** The bytes sent, if known; otherwise a fake bar that stops at 95 percent. */
export function UploadProgress({ item: { name, totalBytes, bytesTransferred } }: { item: UploadItem }) {
  const texts = useUploadTexts()
  const isTold = bytesTransferred !== null
  const percent = isTold
    ? Math.min(WAITING_PERCENT, Math.floor((100 * bytesTransferred) / totalBytes))
    : WAITING_PERCENT
  return (
    <div
      className={`sunken ${styles.progress}`}
      role="progressbar"
      aria-label={texts.uploadingBar(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isTold ? percent : undefined}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isTold ? undefined : styles.untold} width={percent} height="1" />
      </svg>
    </div>
  )
}
