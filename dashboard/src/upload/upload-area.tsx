import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'
import { formatSize } from './file-size.ts'
import type { PictureRules } from './picture-rules.ts'
import styles from './upload.module.css'

type UploadAreaProps = {
  labelledBy: string
  rules: PictureRules
  isHidden: boolean
  isReadOnly: boolean
  hasFault: boolean
  onChoose: (files: readonly File[]) => void
}

function requirementOf({ maxBytes = IMAGE_MAX_BYTES, dimensions }: PictureRules): string {
  const size = `PNG or JPEG, maximum size ${formatSize(maxBytes)}`
  return dimensions ? `${size}, ${dimensions.width}px by ${dimensions.height}px` : size
}

/** Stays while it is hidden, so that a file that misses it is never opened in place of the page. */
export function UploadArea({ labelledBy, rules, isHidden, isReadOnly, hasFault, onChoose }: UploadAreaProps) {
  const id = useId()
  const zone = useDropzone({
    accept: IMAGE_TYPES,
    multiple: false,
    disabled: isHidden || isReadOnly,
    // The input itself lies over the area and opens the dialog as any file input does.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)]
      if (files.length > 0) onChoose(files)
    },
  })
  const drag = zone.isDragReject ? 'wrong' : zone.isDragActive ? 'over' : zone.isDragGlobal ? 'near' : undefined
  const input = zone.getInputProps({
    // The same file again is a choice as well.
    onClick: ({ currentTarget }) => void (currentTarget.value = ''),
    style: undefined,
    tabIndex: 0,
    disabled: isHidden || isReadOnly,
    'aria-label': undefined,
    'aria-labelledby': `${labelledBy} ${id}-line`.trim(),
    'aria-describedby': `${id}-requirement`,
    'aria-invalid': hasFault || undefined,
    className: styles.input,
  })
  return (
    <div {...zone.getRootProps({ className: styles.area, hidden: isHidden })} data-drag={drag}>
      <ImagePlus />
      <p>
        <span id={`${id}-line`}>Drag and drop, or click to upload a file.</span>
        <span id={`${id}-requirement`} className={styles.requirement}>
          {requirementOf(rules)}
        </span>
      </p>
      <input {...input} data-next-focus={isHidden ? undefined : true} />
    </div>
  )
}
