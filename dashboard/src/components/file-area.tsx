import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFileDrop } from '../upload/use-file-drop.ts'
import styles from './file-area.module.css'

type FileAreaProps = {
  /** What to do here. */
  line: string
  /** What a file may hold. */
  limits: string
  /** As the attribute of a file input. */
  accept: string
  hasFault: boolean
  /** Focused when the dialog around it opens. */
  hasFocus?: boolean
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped or chosen. */
export function FileArea({ line, limits, accept, hasFault, hasFocus, isMultiple, onFiles }: FileAreaProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const drag = useFileDrop({ area, onDrop: onFiles })
  return (
    <div
      ref={area}
      className={`pad-16 beside align-center relative round-card sunken gap-16 rows-4 icons-muted ${styles.area}`}
      data-over={drag === 'over' || undefined}
    >
      <FileUp />
      <p>
        <span className="block" id={`${id}-line`}>
          {line}
        </span>
        <span id={`${id}-limits`} className="text-13 muted block">
          {limits}
        </span>
      </p>
      <input
        type="file"
        className="cover"
        accept={accept}
        multiple={isMultiple}
        aria-labelledby={`${id}-line`}
        aria-describedby={`${id}-limits`}
        aria-invalid={hasFault || undefined}
        data-autofocus={hasFocus}
        // Choosing the same file again must count as a choice too.
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </div>
  )
}
