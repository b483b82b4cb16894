import type { Alias, Plugin } from 'vite'

/** Preact in place of React, for source that imports React. */
export const preactAliases: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/compat/$1' },
]

const isReact = (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id)

/** Fails a build that contains React: a page would then download two libraries that draw it. */
export const refuseReact: Plugin = {
  name: 'goodword:refuse-react',
  buildEnd(error) {
    if (error) return
    const importersOf = (id: string) => this.getModuleInfo(id)?.importers.filter((by) => !isReact(by)) ?? []
    const found = [...this.getModuleIds()].find((id) => isReact(id) && importersOf(id).length > 0)
    if (!found) return
    this.error(`The pages of clients are drawn by Preact, but ${importersOf(found).join(', ')} loads ${found}.`)
  },
}
