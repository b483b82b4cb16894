/** Puts text on the clipboard; throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // Browsers offer the clipboard only in secure contexts, and a self-hosted installation may be on plain http.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard.writeText(text)
  if (!copyBySelecting(text)) throw new Error('The browser refused to copy.')
}

/** Puts formatted text on the clipboard, and the plain one for programs that take no other. Throws where it can't. */
export async function copyFormatted({ html, text }: { html: string; text: string }): Promise<void> {
  const blobOf = (content: string, type: string) => new Blob([content], { type })
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/html': blobOf(html, 'text/html'), 'text/plain': blobOf(text, 'text/plain') }),
  ])
}

/** Puts an image on the clipboard once it is made. Throws where the browser refuses. */
export async function copyImage(png: Promise<Blob>): Promise<void> {
  // Safari allows it only while it handles the press, so it gets the promise.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
