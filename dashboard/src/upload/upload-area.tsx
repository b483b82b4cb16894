import { Icon } from './icons.tsx'
import { useId, useRef } from 'react'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'
import { formatSize } from './file-size.ts'
import { isImageType } from './image-file.ts'
import type { ImageRules } from './image-rules.ts'
import { type UploadTexts, useUploadTexts } from './upload.texts.ts'
import { useFileDrop } from './use-file-drop.ts'
import styles from './upload.module.css'

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
export function UploadArea({ labelledBy, rules, isHidden, isReadOnly, hasFault, onChoose }: UploadAreaProps) {
  const id = useId()
  const texts = useUploadTexts()
  const area = useRef<HTMLDivElement>(null)
  const isDisabled = isHidden || isReadOnly
  const drag = useFileDrop({ area, isAccepted: isOneImage, isDisabled, onDrop: onChoose })
  return (
    <div
      ref={area}
      className={`pad-16 text-16 beside align-center relative round-card gap-16 rows-4 ${styles.area}`}
      hidden={isHidden}
      data-drag={drag}
    >
      <Icon name="addImage" />
      <p>
        <span id={`${id}-line`}>{texts.invitation}</span>
        <span id={`${id}-requirement`} className="text-14 muted block">
          {requirementOf(rules, texts)}
        </span>
      </p>
      <input
        type="file"
        className={`full pointer ${styles.input}`}
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
