import { WIDGET_ELEMENT } from '#shared/constants.ts'

/** One of our modules in the same folder as this script, with the hash of its bytes as `integrity` expects it. */
export type PinnedFile = { file: string; integrity: string }

type AddressPolicy = { createScriptURL: (url: string) => string }

declare const trustedTypes: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy } | undefined

/**
 * Imports modules only if they are, byte by byte, those this script was built with: the script's own hash then covers
 * them too. A script element checks the hash in every browser, and the import finds what it loaded. Where a policy
 * requires a nonce, it is that of this script, or of an element, because a module does not know its own.
 */
export function createPinnedImport({
  origin,
  scriptNonce,
}: {
  origin: string | null
  scriptNonce: string | undefined
}) {
  let policy: AddressPolicy | undefined

  const load = (url: string, integrity: string) =>
    new Promise((onload, onerror) => {
      policy ??=
        typeof trustedTypes === 'object'
          ? trustedTypes.createPolicy('goodword', { createScriptURL: (given) => given })
          : { createScriptURL: (given) => given }
      const script = document.createElement('script')
      const src = policy.createScriptURL(url)
      const nonce = scriptNonce || document.querySelector<HTMLElement>(WIDGET_ELEMENT)?.nonce || ''
      document.head.append(Object.assign(script, { type: 'module', integrity, nonce, onload, onerror, src }))
      script.remove()
    })

  return <Chunk>({ file, integrity }: PinnedFile): (() => Promise<Chunk>) => {
    const url = `${origin}/widget/${file}`
    let chunk: Promise<Chunk> | undefined
    return () => (chunk ??= load(url, integrity).then(() => import(/* @vite-ignore */ /* webpackIgnore: true */ url)))
  }
}
