import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { checkTravel } from './travel.ts'

/** An attempt to leave the page that waits for an answer. */
type Departure = { leave: () => void }

/** What the router keeps with each entry of the browser's history: its index, and a key from the second entry on. */
const HistoryEntry = z.object({ idx: z.number(), key: z.string().default('default') })

const entryOf = (state: unknown) => HistoryEntry.safeParse(state).data

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self')

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

/**
 * While `isActive`, holds back navigation by a link or by going back, and lets the browser ask on a reload.
 * `departure` is the held navigation: `leave` or `stay`. A page that is removed for another reason, like the end of a
 * session, is not held back.
 */
export function useLeaveGuard(isActive: boolean) {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [departure, setDeparture] = useState<Departure | null>(null)
  const index = useRef<number>(undefined)

  useEffect(() => {
    const here = entryOf(history.state)
    if (here?.key === key) index.current = here.idx
  }, [key])

  useEffect(() => {
    if (!isActive) return
    let ownMoves = 0
    let isLeaving = false

    const holdUpLink = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link?.href || event.defaultPrevented || opensElsewhere(event, link)) return
      const { origin, pathname: to, search, hash } = new URL(link.href)
      if (origin !== location.origin || to === pathname) return
      event.preventDefault()
      setDeparture({ leave: () => void navigate(to + search + hash) })
    }

    const holdUpTravel = (event: PopStateEvent): boolean => {
      if (isLeaving) return false
      if (ownMoves > 0) {
        ownMoves -= 1
        return true
      }
      const [from, to] = [index.current, entryOf(event.state)?.idx]
      if (location.pathname === pathname || from === undefined || to === undefined) return false
      ownMoves += 1
      history.go(from - to)
      const leave = () => {
        isLeaving = true
        history.go(to - from)
      }
      setDeparture({ leave })
      return true
    }

    const holdUpUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    document.addEventListener('click', holdUpLink, { capture: true })
    const stopChecking = checkTravel(holdUpTravel)
    window.addEventListener('beforeunload', holdUpUnload)
    return () => {
      document.removeEventListener('click', holdUpLink, { capture: true })
      stopChecking()
      window.removeEventListener('beforeunload', holdUpUnload)
    }
  }, [isActive, navigate, pathname])

  return { departure, stay: () => setDeparture(null) }
}
