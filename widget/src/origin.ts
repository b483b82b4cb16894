/**
 * Where this script was served from: the address that the server put in place of the mark, else that of the running
 * script element. Null when neither is known, as in a module or in a script copied into another one.
 */
export function findOrigin({ baked, script }: { baked: string; script: Element | null }): string | null {
  if (/^https?:/.test(baked)) return baked
  const src = script?.getAttribute('src')
  return src ? new URL(src, document.baseURI).origin : null
}
