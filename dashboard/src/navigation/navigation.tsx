/*
 * What pages need besides react-router's `BrowserRouter`: code that is fetched page by page and announced while it is
 * on its way, scrolling, and holding back whoever leaves unsaved changes. The data router of react-router 7.18 would
 * bring its own (`useBlocker`, `ScrollRestoration`, `useNavigation`). With it the first load of the dashboard grows
 * from 104 to 121 kB, and that of the landing page to 132 kB, while `.size-limit.cjs` allows 130 kB.
 */

import { type ComponentType, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import styles from './navigation.module.css'

let awaitedCount = 0
let isFirstAwaited = false
const awaitedListeners = new Set<() => void>()

function changeAwaited(by: number): void {
  awaitedCount += by
  for (const listener of awaitedListeners) listener()
}

function watchAwaited(listener: () => void): () => void {
  awaitedListeners.add(listener)
  return () => awaitedListeners.delete(listener)
}

/**
 * A page, or what is around it, whose code is fetched when it is first shown. It counts as awaited until that has loaded
 * or failed.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  let Preloaded: ComponentType<Props> | undefined
  const Lazy: ComponentType<Props> = lazy(async () => {
    changeAwaited(1)
    try {
      return { default: await load() }
    } finally {
      changeAwaited(-1)
    }
  })
  function Page(props: Props) {
    // What was shown first stays: another component would begin anew.
    const [Shown] = useState(() => Preloaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Page, {
    /** Before it is shown: then it is there at once, as the HTML that the build rendered needs it. */
    preload: async () => {
      Preloaded = await load()
    },
  })
}

/**
 * Shows nothing before this has loaded or failed. A Suspense would do that too, but React keeps what follows its fallback
 * back for 300 ms.
 */
export async function awaitFirstPage(loading: Promise<unknown>): Promise<void> {
  isFirstAwaited = true
  changeAwaited(1)
  await Promise.allSettled([loading])
  isFirstAwaited = false
  changeAwaited(-1)
}

/** Whether there is something to show already. */
export const useHasFirstPage = (): boolean =>
  useSyncExternalStore(
    watchAwaited,
    () => !isFirstAwaited,
    () => true,
  )

/** Most pages load faster than this: then nothing flashes and nothing is announced. */
const PATIENCE_MS = 150

/**
 * Announces that a page's code is loading. It has its own React root, because an update in the main one would hide
 * the current page.
 */
export function ComingPage() {
  return useSyncExternalStore(watchAwaited, () => awaitedCount > 0) && <Sign />
}

function Sign() {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={`clip ${styles.place}`} aria-live="polite">
      {isLong && (
        <>
          <div className={styles.line} role="progressbar" aria-label="Loading the page" />
          <p className={styles.quote}>The page is loading.</p>
        </>
      )}
    </div>
  )
}

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

/** Returns true when the router must not hear of this step through the browser's history. */
type Checkpoint = (event: PopStateEvent) => boolean

let checkpoint: Checkpoint | undefined

/** Call it before the router exists: a window calls its listeners in the order in which they were added. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (checkpoint?.(event)) event.stopImmediatePropagation()
  })
}

/** The router's index and key of an entry of the browser's history; the first entry of a tab has no key. */
function entryOf(state: unknown): { index: number; key: string } | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number')
    return undefined
  return { index: state.idx, key: 'key' in state && typeof state.key === 'string' ? state.key : 'default' }
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a press on a link is for another tab, another window or the disk. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The page of ours that a press on a link leads to in this window. */
function pageAhead(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.download || event.defaultPrevented || opensElsewhere(event)) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const address = new URL(link.href)
  return address.origin === location.origin ? address : undefined
}

/**
 * While `isActive`, holds back navigation by a link or by going back, and lets the browser ask on a reload.
 * `departure` is the held navigation: `leave` or `stay`. A page that is removed for another reason, like the end of a
 * session, is not held back.
 */
export function useLeaveGuard(isActive: boolean) {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [departure, setDeparture] = useState<{ leave: () => void } | null>(null)
  const index = useRef<number>(undefined)

  useEffect(() => {
    const here = entryOf(history.state)
    if (here?.key === key) index.current = here.index
  }, [key])

  useEffect(() => {
    if (!isActive) return
    let ownMoves = 0
    let isLeaving = false

    const holdUpLink = (event: MouseEvent) => {
      const ahead = pageAhead(event)
      if (!ahead || ahead.pathname === pathname) return
      event.preventDefault()
      setDeparture({ leave: () => void navigate(ahead.pathname + ahead.search + ahead.hash) })
    }

    const holdUpStep = (event: PopStateEvent): boolean => {
      if (isLeaving) return false
      if (ownMoves > 0) {
        ownMoves -= 1
        return true
      }
      const [from, to] = [index.current, entryOf(event.state)?.index]
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
    checkpoint = holdUpStep
    window.addEventListener('beforeunload', holdUpUnload)
    return () => {
      document.removeEventListener('click', holdUpLink, { capture: true })
      if (checkpoint === holdUpStep) checkpoint = undefined
      window.removeEventListener('beforeunload', holdUpUnload)
    }
  }, [isActive, navigate, pathname])

  return { departure, stay: () => setDeparture(null) }
}
