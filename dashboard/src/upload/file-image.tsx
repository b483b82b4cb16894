import { useCallback } from 'react'

type FileImageProps = { file: File; className?: string | undefined; onError?: () => void }

/** A preview of an image from the user's disk. Decorative: its name is next to it. */
export function FileImage({ file, className, onError }: FileImageProps) {
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
