import { Icon } from './icons.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeFault, findFaults, type PictureFault, type PictureRules } from './picture-rules.ts'
import { UploadArea } from './upload-area.tsx'
import { type UploadTexts, useUploadTexts } from './upload.texts.ts'
import { UploadRow } from './upload-row.tsx'
import type { UploadItem, Uploads } from './uploads.ts'
import { useUploadItems } from './use-uploads.ts'
import styles from './upload.module.css'

type ImageUploadProps = {
  uploads: Uploads
  /** Id of the element that names the field, where it is not the only one. */
  labelledBy?: string
  rules?: PictureRules
  /** While what was chosen is being sent. */
  isReadOnly?: boolean
  /** What whoever sends the form finds wrong with the picture. */
  error?: string | undefined
}

/** One picture: chosen, checked, uploaded at once, looked at, and taken back at any time. */
export function ImageUpload({ uploads, labelledBy = '', rules = {}, isReadOnly = false, error }: ImageUploadProps) {
  const texts = useUploadTexts()
  const items = useUploadItems(uploads)
  const [faults, setFaults] = useState<PictureFault[]>([])
  const [news, setNews] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const latestChoice = useRef(0)

  /** What holds the focus may go with the change: it then goes on to what comes in its place. */
  const keepFocus = (change: () => void) => {
    const hadFocus = place.current?.contains(document.activeElement)
    flushSync(change)
    if (hadFocus) place.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus()
  }

  const choose = async (files: readonly File[]) => {
    latestChoice.current += 1
    const choice = latestChoice.current
    const found = await findFaults(files, rules)
    const [file] = files
    if (choice !== latestChoice.current || !file) return
    setFaults(found)
    if (found.length === 0) keepFocus(() => uploads.add(file))
  }

  const remove = ({ id, name, status }: UploadItem) => {
    setNews(status === 'saving' ? texts.cancelled(name) : texts.removed(name))
    keepFocus(() => uploads.remove(id))
  }

  const messages = items.length > 0 ? [] : faults.map((fault) => describeFault(fault, { rules, texts }))
  return (
    <div ref={place} className={styles.upload}>
      <p className={styles.unseen} role="status">
        {items.map((item) => newsOf(item, texts)).join(' ') || news}
      </p>
      <UploadArea
        labelledBy={labelledBy}
        rules={rules}
        isHidden={items.length > 0}
        isReadOnly={isReadOnly}
        hasFault={messages.length > 0 || error !== undefined}
        onChoose={(files) => void choose(files)}
      />
      {items.length > 0 && (
        <ul className={styles.items} role="list">
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              isReadOnly={isReadOnly}
              onRemove={() => remove(item)}
              onRetry={() => keepFocus(() => uploads.retry(item.id))}
            />
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <div role="alert" className={styles.faults}>
          {messages.map((message) => (
            <Fault key={message} message={message} />
          ))}
        </div>
      )}
      {error !== undefined && messages.length === 0 && <Fault message={error} />}
    </div>
  )
}

function Fault({ message }: { message: string }) {
  return (
    <p className={styles.fault}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  )
}

function newsOf({ status, name, file }: UploadItem, texts: UploadTexts): string {
  if (status === 'saving') return texts.uploading(name)
  // What failed is told by its alert, and what was there when the page opened is no news.
  return status === 'success' && file ? texts.uploadOf(name) : ''
}
