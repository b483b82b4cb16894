import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'
import { Icon } from './icons.tsx'
import { describeFault, findFaults, type ImageFault, type ImageRules, isImageType } from './image-file.ts'
import { UploadRow } from './upload-row.tsx'
import { formatSize, type UploadTexts, useUploadTexts } from './upload.texts.ts'
import { type UploadItem, type Uploads, useUploadItems } from './uploads.ts'
import { useFileDrop } from './use-file-drop.ts'
import styles from './upload.module.css'

type ImageUploadProps = {
  uploads: Uploads
  /** Id of the element that labels the field, if it isn't the only one. */
  labelledBy?: string
  rules?: ImageRules
  /** True while the form is being sent. */
  isReadOnly?: boolean
  /** What the form found wrong with the image when sending. */
  error?: string | undefined
}

/** A field for one image: it is checked and uploaded as soon as it's chosen, previewed, and can be removed at any time. */
export function ImageUpload({ uploads, labelledBy = '', rules = {}, isReadOnly = false, error }: ImageUploadProps) {
  const texts = useUploadTexts()
  const items = useUploadItems(uploads)
  const [faults, setFaults] = useState<ImageFault[]>([])
  const [announcement, setAnnouncement] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const latestChoice = useRef(0)

  /** The focused element may disappear with the change: focus then moves to what replaces it. */
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
    setAnnouncement(status === 'saving' ? texts.cancelled(name) : texts.removed(name))
    keepFocus(() => uploads.remove(id))
  }

  const messages = items.length > 0 ? [] : faults.map((fault) => describeFault(fault, { rules, texts }))
  return (
    <div ref={place} className="shrink gap-8 stack">
      <p className="visually-hidden nowrap" role="status">
        {items.map((item) => announcementOf(item, texts)).join(' ') || announcement}
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
        <ul role="list">
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
        <div role="alert" className="gap-4 stack">
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
    <p className="flex gap-8 text-14 danger icons-in-line">
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  )
}

function announcementOf({ status, name, file }: UploadItem, texts: UploadTexts): string {
  if (status === 'saving') return texts.uploading(name)
  // Failures have their own alert, and an image from before the page opened needs no announcement.
  return status === 'success' && file ? texts.uploadOf(name) : ''
}

type UploadAreaProps = {
  labelledBy: string
  rules: ImageRules
  isHidden: boolean
  isReadOnly: boolean
  hasFault: boolean
  onChoose: (files: readonly File[]) => void
}

const accepted = Object.entries(IMAGE_TYPES).flat(2).join(',')

function requirementOf({ maxBytes = IMAGE_MAX_BYTES, dimensions }: ImageRules, texts: UploadTexts): string {
  const size = formatSize(maxBytes, texts.units)
  return dimensions ? texts.requirementOfPixels(size, dimensions.width, dimensions.height) : texts.requirement(size)
}

/** If the browser doesn't tell the type of a dragged file, the file is accepted. */
const isOneImage = (types: readonly string[]) =>
  types.length <= 1 && types.every((type) => type === '' || isImageType(type))

/**
 * The file input itself covers the area and opens the dialog. It stays in the page while hidden, so that a file dropped
 * beside it never replaces the page.
 */
function UploadArea({ labelledBy, rules, isHidden, isReadOnly, hasFault, onChoose }: UploadAreaProps) {
  const id = useId()
  const texts = useUploadTexts()
  const area = useRef<HTMLDivElement>(null)
  const isDisabled = isHidden || isReadOnly
  const drag = useFileDrop({ area, isAccepted: isOneImage, isDisabled, onDrop: onChoose })
  return (
    <div ref={area} className={styles.area} hidden={isHidden} data-drag={drag}>
      <Icon name="addImage" />
      <p>
        <span id={`${id}-line`}>{texts.invitation}</span>
        <span id={`${id}-requirement`} className="text-14 muted block">
          {requirementOf(rules, texts)}
        </span>
      </p>
      <input
        type="file"
        className={`cover ${styles.input}`}
        accept={accepted}
        disabled={isDisabled}
        aria-labelledby={`${labelledBy} ${id}-line`.trim()}
        aria-describedby={`${id}-requirement`}
        aria-invalid={hasFault || undefined}
        data-next-focus={isHidden ? undefined : true}
        // Choosing the same file again must fire a change, too.
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onChoose(files)
        }}
      />
    </div>
  )
}
