import { useEffect } from 'react'

/** Sets the page's one title. A `<title>` that React renders would be a second one, after that of the HTML. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
