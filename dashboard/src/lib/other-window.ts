import { useEffect, useState } from 'react'
import { openWindow } from './new-window.ts'

const ASK_AGAIN_MS = 3000

type OtherWindowOptions = {
  /** Shown in the window until its address is known. */
  message: string
  findAddress: () => Promise<string>
  onFailure: (error: unknown) => void
  /** Called every few seconds while the window is open, and once more after it is closed. */
  refresh: () => unknown
}

/**
 * For what happens on somebody else's site in a new window: a consent, a payment. Call `open` on a press.
 * `blockedUrl` is the address when the browser blocked the window: offer it as a link.
 */
export function useOtherWindow({ message, findAddress, onFailure, refresh }: OtherWindowOptions) {
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
  }
}
