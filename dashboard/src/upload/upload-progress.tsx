import { useUploadTexts } from './upload.texts.ts'
import type { UploadItem } from './uploads.ts'
import styles from './upload.module.css'

/** No bar is full before the answer is there. */
const WAITING_PERCENT = 95

/** What has left, as far as that is told; else a bar that goes to 95 percent by itself. */
export function UploadProgress({ item: { name, totalBytes, bytesTransferred } }: { item: UploadItem }) {
  const texts = useUploadTexts()
  const isTold = bytesTransferred !== null
  const percent = isTold
    ? Math.min(WAITING_PERCENT, Math.floor((100 * bytesTransferred) / totalBytes))
    : WAITING_PERCENT
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={texts.uploadingBar(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isTold ? percent : undefined}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isTold ? styles.told : styles.untold} width={percent} height="1" />
      </svg>
    </div>
  )
}
