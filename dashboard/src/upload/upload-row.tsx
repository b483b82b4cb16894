import { Icon } from './icons.tsx'
import { useState } from 'react'
import { FilePicture } from './file-picture.tsx'
import { formatSize } from './file-size.ts'
import { reasonOf, useUploadTexts } from './upload.texts.ts'
import { UploadProgress } from './upload-progress.tsx'
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
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{item.name}</bdi>
        </p>
        <State item={item} />
      </div>
      <div className={styles.buttons}>
        {item.status === 'error' && item.file && !item.isFinal && (
          <button
            type="button"
            className={styles.button}
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
          className={styles.button}
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
      const isTold = bytesTransferred !== null && bytesTransferred < totalBytes
      return (
        <p className={styles.state}>{isTold ? texts.sentOf(formatSize(bytesTransferred, texts.units), size) : size}</p>
      )
    }
    case 'success':
      return (
        <p className={styles.state}>
          {size}
          <span className={styles.done}>
            <Icon name="done" />
            {texts.uploaded}
          </span>
        </p>
      )
    case 'error':
      return (
        <div role="alert" className={styles.failure}>
          <Icon name="alert" />
          <p>{texts.failed}</p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </div>
      )
  }
}

/** The file itself; what was uploaded before the page was opened is looked at where it is kept, if that is here. */
function Preview({ item: { file, downloadUrl } }: { item: UploadItem }) {
  const [isBroken, setIsBroken] = useState(false)
  const showsStored = !file && downloadUrl?.startsWith('/')
  const shownBroken = () => setIsBroken(true)
  return (
    <span className={styles.preview}>
      {isBroken || !(file || showsStored) ? (
        <Icon name="picture" />
      ) : file ? (
        <FilePicture file={file} onError={shownBroken} />
      ) : (
        <img src={downloadUrl ?? ''} alt="" onError={shownBroken} />
      )}
    </span>
  )
}
