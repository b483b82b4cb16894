import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { preactAliases, refuseReact } from './preact-pages.ts'

const PAGE = join(import.meta.dirname, 'src', 'planted.page.tsx')

const plant = (source: string): Plugin => ({
  name: 'planted-page',
  resolveId: (id) => (id === PAGE ? id : null),
  load: (id) => (id === PAGE ? source : null),
})

/** The packages in what is built of a page. */
async function packagesOf(source: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plant(source), refuseReact],
    resolve: { alias: preactAliases },
    build: { write: false, rolldownOptions: { input: PAGE } },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const modules = outputs.flatMap((each) => (each.type === 'chunk' ? Object.keys(each.modules) : []))
  const names = modules.map((id) => /\/node_modules\/([\w-]+)\//.exec(id)?.[1] ?? '')
  return [...new Set(names)].filter(Boolean).toSorted()
}

describe('a page of clients', () => {
  test('is drawn by Preact where its source imports React', async () => {
    const page = `
      import { useState } from 'react'
      import { flushSync } from 'react-dom'
      import { createRoot } from 'react-dom/client'
      const Page = () => {
        const [count, setCount] = useState(0)
        return <p onClick={() => flushSync(() => setCount(count + 1))}>{count}</p>
      }
      createRoot(document.body).render(<Page />)`
    expect(await packagesOf(page)).toEqual(['preact'])
  })

  test('is drawn by Preact where a library imports React', async () => {
    expect(await packagesOf("import useSWR from 'swr'\nconsole.log(useSWR)")).toContain('preact')
  })

  test.each(['react/compiler-runtime', 'react-dom/profiling'])('is not built with %s', async (name) => {
    await expect(packagesOf(`import * as all from '${name}'\nconsole.log(all)`)).rejects.toThrow(
      /drawn by Preact, but .*planted\.page\.tsx loads .*node_modules\/react/,
    )
  })
})
