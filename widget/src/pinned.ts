import { WIDGET_ELEMENT } from '#shared/constants.ts'

/** A module of ours that lies with this script, and the hash of its bytes, as `integrity` takes it. */
export type PinnedFile = { file: string; integrity: string }

type AddressPolicy = { createScriptURL: (url: string) => string }

declare const trustedTypes: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy } | undefined

/**
 * Imports modules only if they are, byte by byte, those that this script was built with: its own hash then speaks for them
 * too. A script element checks the hash in every browser, and the import finds what it loaded. Where a policy wants a nonce, it is
 * that of this script, or of an element: a module does not know its own.
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
