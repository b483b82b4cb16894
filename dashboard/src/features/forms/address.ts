/** An address without its scheme, cut before its last part. */
export function addressParts(link: string): [before: string, last: string] {
  const shown = link.replace(/^https?:\/\//, '')
  const end = shown.lastIndexOf('/') + 1
  return [shown.slice(0, end), shown.slice(end)]
}
