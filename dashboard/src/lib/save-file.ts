type FileToSave = { name: string } & (
  | { content: string; type: 'text/csv' | 'text/plain' | 'application/json' | 'image/svg+xml' }
  | { content: Blob; type: 'application/zip' | 'image/png' }
)

/** Has the browser save a file that was made here. */
export function saveFile({ name, content, type }: FileToSave) {
  const address = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // Inside the dialog that is open, if any: everything else is inert.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(link)
  link.click()
  link.remove()
  // A browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
