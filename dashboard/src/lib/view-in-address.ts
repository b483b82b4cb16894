import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/** How a page says in its address what it shows. */
export type ViewAddress<View> = {
  path: string
  viewOf: (params: URLSearchParams) => View
  hrefOf: (view: View) => string
}

type ChangeView<View> = (change: (now: View) => View, step?: (now: View) => NavigateOptions) => void

/**
 * Leads to another view of the page. The change is made to the view that the address asks for at that moment: what is on
 * the screen may be one step behind it. On another page's address there is nothing to change any more.
 */
export function useViewChange<View>({ path, viewOf, hrefOf }: ViewAddress<View>): ChangeView<View> {
  const navigate = useNavigate()
  return useCallback(
    (change, step) => {
      if (location.pathname !== path) return
      const now = viewOf(new URLSearchParams(location.search))
      const href = hrefOf(change(now))
      if (href !== hrefOf(now)) void navigate(href, step?.(now))
    },
    [navigate, path, viewOf, hrefOf],
  )
}
