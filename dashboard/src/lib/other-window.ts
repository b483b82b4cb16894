import { useCallback, useEffect, useState } from 'react'

const ASK_AGAIN_MS = 3000

type OtherWindowOptions = {
  /** Shown in the window until its address is known. */
  message: string
  findAddress: () => Promise<string>
  /** Called when the address is known. */
  onOpened: () => void
  onFailure: (error: unknown) => void
  /** Called every few seconds while the window is open, and once more after it is closed. */
  refresh: () => unknown
}

/**
 * For what happens on somebody else's site in a new window: a consent, a payment. Call `open` on a press.
 * `blockedUrl` is the address when the browser blocked the window: offer it as a link.
 */
export function useOtherWindow({ message, findAddress, onOpened, onFailure, refresh }: OtherWindowOptions) {
  const [isOpening, setIsOpening] = useState(false)
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const [opened, setOpened] = useState<Window | null>(null)

  useEffect(() => {
    if (!opened) return
    const timer = setInterval(() => {
      if (opened.closed) setOpened(null)
      void refresh()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [opened, refresh])

  async function open() {
    if (isOpening) return
    const place = openWindow(message)
    setIsOpening(true)
    setBlockedUrl(undefined)
    try {
      const url = await findAddress()
      place.goTo(url)
      if (!place.opened) setBlockedUrl(url)
      setOpened(place.opened)
      onOpened()
    } catch (error) {
      place.close()
      onFailure(error)
    } finally {
      setIsOpening(false)
    }
  }

  return {
    open: () => void open(),
    isOpening,
    isOpen: opened !== null,
    blockedUrl,
    forgetBlocked: () => setBlockedUrl(undefined),
    /** Call when what the window was for has ended: it may stay open. */
    forgetOpened: useCallback(() => setOpened(null), []),
  }
}

/** A window that was opened on a press and does not know its address yet. */
type NewWindow = {
  /** Null when the browser blocked it. */
  opened: Window | null
  /** Navigates it to a web address. Throws when the address is not one. */
  goTo: (url: string) => void
  close: () => void
}

const isWebAddress = (url: string) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

/**
 * Opens a window that shows `message`, in the colours of this page, until it is navigated. Call it while handling a
 * press and before any await, or the browser blocks it. The window cannot access this page.
 */
function openWindow(message: string): NewWindow {
  const opened = window.open('about:blank', '_blank')
  if (opened) {
    opened.document.title = message
    opened.document.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
    opened.document.body.textContent = message
    opened.opener = null
  }
  return {
    opened,
    goTo(url) {
      if (!isWebAddress(url)) throw new Error('The address to open is not a web address.')
      opened?.location.replace(url)
    },
    close: () => opened?.close(),
  }
}
