import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top, a hash at its element; going back is left to the browser. */
export function useScrolling() {
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- a new query on the same page keeps its place
  }, [pathname])

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key])
}
