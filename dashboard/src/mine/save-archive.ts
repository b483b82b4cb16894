/** Has the browser save a file that was made here. */
export function saveArchive({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // A browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
