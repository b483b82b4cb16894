import { type Profiler, Session } from 'node:inspector'
import { pathToFileURL } from 'node:url'

const ROOT = pathToFileURL(`${process.cwd()}/`).href
const OF_FUZZER = /\/(scripts\/fuzz\/(coverage|loop|mutations)|testing\/fuzz-targets)\.ts$/
/** Powers of two: a loop that ran eight times instead of once is something new, one that ran nine times isn't. */
const bucketOf = (count: number) => Math.floor(Math.log2(count))

export type Coverage = {
  /** Which blocks of our code and its libraries ran, and about how often, since the last call. */
  take: () => string[]
}

/** V8 counts every block of the code that is loaded from now on. Of what was loaded before, it counts hardly anything. */
export function measureCoverage(): Coverage {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const skipped = new Map<string, Map<string, Profiler.CoverageRange>>()

  /** V8 doesn't list a block that ran as often as what is around it, so we remember those that were once skipped. */
  function blocksOf(scriptId: string, ranges: readonly Profiler.CoverageRange[]): string[] {
    const nameOf = ({ startOffset, endOffset }: Profiler.CoverageRange) => `${scriptId}:${startOffset}:${endOffset}`
    const [whole, ...others] = ranges
    if (!whole || whole.count === 0) return []
    const before = skipped.get(nameOf(whole)) ?? new Map<string, Profiler.CoverageRange>()
    skipped.set(nameOf(whole), before)
    const notRun = others.filter(({ count }) => count === 0)
    for (const range of notRun) before.set(nameOf(range), range)
    const ran = [...before].filter(([, range]) => !notRun.some((other) => isWithin(range, other)))
    const counted = ranges.filter(({ count }) => count > 0)
    return [
      ...counted.map((range) => `${nameOf(range)}:${bucketOf(range.count)}`),
      ...ran.map(([name]) => `${name}:ran`),
    ]
  }

  return {
    take() {
      const blocks: string[] = []
      session.post('Profiler.takePreciseCoverage', (error, found) => {
        if (error) throw error
        for (const { url, scriptId, functions } of found.result)
          if (url.startsWith(ROOT) && !OF_FUZZER.test(url))
            for (const { ranges } of functions) blocks.push(...blocksOf(scriptId, ranges))
      })
      return blocks
    },
  }
}

const isWithin = (inner: Profiler.CoverageRange, outer: Profiler.CoverageRange) =>
  outer.startOffset <= inner.startOffset && inner.endOffset <= outer.endOffset
