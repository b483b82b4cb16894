import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every rendering, which does what the latest one does. To be called from events only. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
