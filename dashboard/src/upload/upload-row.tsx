import { useState } from 'react'
import { FileImage } from './file-image.tsx'
import { Icon } from './icons.tsx'
import { formatSize, reasonOf, useUploadTexts } from './upload.texts.ts'
import type { UploadItem } from './uploads.ts'
import styles from './upload.module.css'

type UploadRowProps = { item: UploadItem; isReadOnly: boolean; onRemove: () => void; onRetry: () => void }

export function UploadRow({ item, isReadOnly, onRemove, onRetry }: UploadRowProps) {
  const press = (run: () => void) => () => {
    if (!isReadOnly) run()
  }
  const texts = useUploadTexts()
  const isSaving = item.status === 'saving'
  return (
    <li className={styles.item} data-status={item.status}>
      <Preview item={item} />
      <div className="shrink">
        <p className="text-14 medium ellipsis">
          <bdi>{item.name}</bdi>
        </p>
        <State item={item} />
      </div>
      <div className={styles.buttons}>
        {item.status === 'error' && item.file && !item.isFinal && (
          <button
            type="button"
            className={`hover-tint focus-inside ${styles.button}`}
            data-next-focus
            aria-label={texts.tryAgainWith(item.name)}
            aria-disabled={isReadOnly}
            onClick={press(onRetry)}
          >
            <Icon name="again" />
            {texts.tryAgain}
          </button>
        )}
        <button
          type="button"
          className={`hover-tint focus-inside ${styles.button}`}
          data-next-focus
          aria-label={isSaving ? texts.cancelOf(item.name) : texts.removeOf(item.name)}
          aria-disabled={isReadOnly}
          onClick={press(onRemove)}
        >
          {isSaving ? <Icon name="cancel" /> : <Icon name="remove" />}
          {isSaving ? texts.cancel : texts.remove}
        </button>
      </div>
      {isSaving && <UploadProgress item={item} />}
    </li>
  )
}

function State({ item }: { item: UploadItem }) {
  const { status, totalBytes, bytesTransferred } = item
  const texts = useUploadTexts()
  const size = formatSize(totalBytes, texts.units)
  const reason = reasonOf(item, texts)
  switch (status) {
    case 'saving': {
      const isKnown = bytesTransferred !== null && bytesTransferred < totalBytes
      return (
        <p className="flex wrap text-13 muted tabular gap-12 rows-4">
          {isKnown ? texts.sentOf(formatSize(bytesTransferred, texts.units), size) : size}
        </p>
      )
    }
    case 'success':
      return (
        <p className="flex wrap text-13 muted tabular gap-12 rows-4">
          {size}
          <span className="row gap-4 success icons-14">
            <Icon name="done" />
            {texts.uploaded}
          </span>
        </p>
      )
    case 'error':
      return (
        <div role="alert" className="text-13 danger beside gap-8 rows-4 icons-14 icons-in-line">
          <Icon name="alert" />
          <p>{texts.failed}</p>
          {reason && <p className={`ink ${styles.reason}`}>{reason}</p>}
        </div>
      )
  }
}

/** The image file; one uploaded before the page was opened is shown from its storage, if that is this server. */
function Preview({ item: { file, downloadUrl } }: { item: UploadItem }) {
  const [isBroken, setIsBroken] = useState(false)
  const showsStored = !file && downloadUrl?.startsWith('/')
  const shownBroken = () => setIsBroken(true)
  return (
    <span className={styles.preview}>
      {isBroken || !(file || showsStored) ? (
        <Icon name="image" />
      ) : file ? (
        <FileImage file={file} className="full" onError={shownBroken} />
      ) : (
        <img className="full" src={downloadUrl ?? ''} alt="" onError={shownBroken} />
      )}
    </span>
  )
}

/** The bar isn't full before the response has arrived. */
const WAITING_PERCENT = 95

/** The bytes sent, if known; otherwise a fake bar that stops at 95 percent. */
function UploadProgress({ item: { name, totalBytes, bytesTransferred } }: { item: UploadItem }) {
  const texts = useUploadTexts()
  const isKnown = bytesTransferred !== null
  const percent = isKnown
    ? Math.min(WAITING_PERCENT, Math.floor((100 * bytesTransferred) / totalBytes))
    : WAITING_PERCENT
  return (
    <div
      className={`sunken ${styles.progress}`}
      role="progressbar"
      aria-label={texts.uploadingBar(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? percent : undefined}
    >
      <svg className="full" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isKnown ? undefined : styles.untold} width={percent} height="1" />
      </svg>
    </div>
  )
}
