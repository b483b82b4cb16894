/** Makes the browser download a file created on this page. */
export function saveArchive({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
