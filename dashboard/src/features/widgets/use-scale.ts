import { useEffect, useRef } from 'react'

/** Sets how much a page of that width is scaled down. */
export function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const room = element.clientWidth
      element.style.setProperty('--scale', String(room > 0 ? Math.min(1, room / width) : 1))
      element.style.setProperty('--width', `${width}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return place
}
