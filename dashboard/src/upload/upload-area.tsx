import { Icon } from './icons.tsx'
import { useId, useRef } from 'react'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'
import { formatSize } from './file-size.ts'
import { isPictureType } from './picture-file.ts'
import type { PictureRules } from './picture-rules.ts'
import { type UploadTexts, useUploadTexts } from './upload.texts.ts'
import { useFileDrop } from './use-file-drop.ts'
import styles from './upload.module.css'

type UploadAreaProps = {
  labelledBy: string
  rules: PictureRules
  isHidden: boolean
  isReadOnly: boolean
  hasFault: boolean
  onChoose: (files: readonly File[]) => void
}

const accepted = Object.entries(IMAGE_TYPES).flat(2).join(',')

function requirementOf({ maxBytes = IMAGE_MAX_BYTES, dimensions }: PictureRules, texts: UploadTexts): string {
  const size = formatSize(maxBytes, texts.units)
  return dimensions ? texts.requirementOfPixels(size, dimensions.width, dimensions.height) : texts.requirement(size)
}

/** A browser that does not tell the type of what is dragged says nothing against it. */
const isOnePicture = (types: readonly string[]) =>
  types.length <= 1 && types.every((type) => type === '' || isPictureType(type))

/**
 * The input itself lies over the area and opens the dialog as any file input does. It stays while it is hidden, so that a
 * file that misses it is never opened in place of the page.
 */
export function UploadArea({ labelledBy, rules, isHidden, isReadOnly, hasFault, onChoose }: UploadAreaProps) {
  const id = useId()
  const texts = useUploadTexts()
  const area = useRef<HTMLDivElement>(null)
  const isDisabled = isHidden || isReadOnly
  const drag = useFileDrop({ area, isAccepted: isOnePicture, isDisabled, onDrop: onChoose })
  return (
    <div ref={area} className={styles.area} hidden={isHidden} data-drag={drag}>
      <Icon name="addPicture" />
      <p>
        <span id={`${id}-line`}>{texts.invitation}</span>
        <span id={`${id}-requirement`} className={styles.requirement}>
          {requirementOf(rules, texts)}
        </span>
      </p>
      <input
        type="file"
        className={styles.input}
        accept={accepted}
        disabled={isDisabled}
        aria-labelledby={`${labelledBy} ${id}-line`.trim()}
        aria-describedby={`${id}-requirement`}
        aria-invalid={hasFault || undefined}
        data-next-focus={isHidden ? undefined : true}
        // The same file again is a choice as well.
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onChoose(files)
        }}
      />
    </div>
  )
}
