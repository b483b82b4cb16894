import { useCallback } from 'react'

type FilePictureProps = { file: File; className?: string | undefined; onError?: () => void }

/** A picture as it lies on the owner's or client's disk. Decorative: what it is stands beside it. */
export function FilePicture({ file, className, onError }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} className={className} alt="" onError={onError} />
}
