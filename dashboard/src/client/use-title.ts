import { useLayoutEffect, useRef } from 'react'

/**
 * Sets the one title of the document that contains the element with the returned ref: in the owner's preview, that of the
 * frame. A `<title>` that React renders would be a second one, after that of the HTML.
 */
export function useTitle(title: string) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) place.current.ownerDocument.title = title
  }, [title])
  return place
}
