import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Where dragged files are: over the page, over the area, or over the area but of a wrong type. */
export type Drag = 'near' | 'over' | 'wrong' | undefined

type FileDropOptions = {
  area: RefObject<HTMLElement | null>
  /** Omitted if any file may be dropped. Not every browser tells the types of dragged files. */
  isAccepted?: (types: readonly string[]) => boolean
  isDisabled?: boolean
  onDrop: (files: readonly File[]) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts files that are dropped on an area. Files dropped beside it are ignored: a browser would open them instead of the
 * page, and everything written there would be lost.
 */
export function useFileDrop({ area, isAccepted, isDisabled = false, onDrop }: FileDropOptions): Drag {
  const [drag, setDrag] = useState<Drag>()

  const isInArea = ({ target }: DragEvent) => target instanceof Node && area.current?.contains(target) === true

  const follow = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const isOver = isInArea(event) && !isDisabled
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none'
    const types = [...(event.dataTransfer?.items ?? [])].map(({ type }) => type)
    setDrag(isDisabled ? undefined : !isOver ? 'near' : isAccepted?.(types) === false ? 'wrong' : 'over')
  })

  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setDrag(undefined)
  })

  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDrag(undefined)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (isInArea(event) && !isDisabled && files.length > 0) onDrop(files)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragenter', (event) => follow(event), { signal })
    document.addEventListener('dragover', (event) => follow(event), { signal })
    document.addEventListener('dragleave', (event) => leave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => listening.abort()
  }, [])

  return drag
}
