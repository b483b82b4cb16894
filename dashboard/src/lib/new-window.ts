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
      if (!isWebAddress(url)) throw new Error('The address to open is not a web address.')
      opened?.location.replace(url)
    },
    close: () => opened?.close(),
  }
}
