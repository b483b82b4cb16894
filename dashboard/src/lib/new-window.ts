/** A window that was opened on a press and does not know yet where to go. */
export type NewWindow = {
  /** Null when the browser blocked it. */
  opened: Window | null
  /** Sends it to an address of the web. Throws when the address is no such thing. */
  goTo: (url: string) => void
  close: () => void
}

const isWebAddress = (url: string) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

/**
 * Opens a window that shows `message`, in the colours of this page, until it is sent on. To be called while a press is
 * handled, before anything is awaited: later a browser blocks it. The window cannot reach back into this page.
 */
export function openWindow(message: string): NewWindow {
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
      if (!isWebAddress(url)) throw new Error('The address to open is not one of the web.')
      opened?.location.replace(url)
    },
    close: () => opened?.close(),
  }
}
