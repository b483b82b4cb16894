import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FuzzTarget } from '#server/testing/fuzz-targets.ts'
import { measureCoverage } from './fuzz/coverage.ts'
import { fuzz, shorten } from './fuzz/loop.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Reads made-up bytes with the parsers that strangers reach, and looks for crashes, broken promises and slowness. Inputs that
run new code are changed further (V8 counts which code runs). "decoder" changes image files. One process decodes them, about
500 a second, and every 500th is processed as in the product, in a process of its own.

  npm run fuzz                               each parser for 30 seconds
  npm run fuzz -- NAME --seconds 60          one of them: webhooks, deliveries, addresses, tokens, sessions, images, imports,
                                             decoder
  npm run fuzz -- NAME --seed 7              other inputs
  npm run fuzz -- NAME --keep                keeps the inputs that ran new code, in scripts/fuzz/corpus/
  npm run fuzz -- NAME --input BASE64        one input

The exit code is 1 if there is a fault. Its input is printed, shortened.
`

const KEPT_MAX = 150
const KEPT_BYTES_MAX = 512
const corpusFile = (name: string) => `scripts/fuzz/corpus/${name}.json`

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        seconds: { type: 'string', default: '30' },
        seed: { type: 'string', default: '1' },
        keep: { type: 'boolean' },
        input: { type: 'string' },
      },
    })
  } catch (error) {
    throw new ProgramError(`${String(error).split('. ')[0]}. See npm run fuzz -- --help.`)
  }
}

const readCorpus = (name: string): Buffer[] =>
  existsSync(corpusFile(name))
    ? (JSON.parse(readFileSync(corpusFile(name), 'utf8')) as string[]).map((text) => Buffer.from(text, 'base64'))
    : []

const keep = (name: string, corpus: readonly Buffer[]) => {
  const kept = corpus.filter(({ length }) => length <= KEPT_BYTES_MAX).slice(0, KEPT_MAX)
  writeFileSync(
    corpusFile(name),
    `${JSON.stringify(
      kept.map((input) => input.toString('base64')),
      null,
      2,
    )}\n`,
  )
}

await runProgram(async () => {
  const { values, positionals } = readOptions()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)]
  if (!(seconds > 0) || !Number.isInteger(seed)) throw new ProgramError('--seconds and --seed must be numbers.')
  const coverage = measureCoverage()
  const { targets: ofServer } = await import('#server/testing/fuzz-targets.ts')
  const { importTargets } = await import('./fuzz/import-targets.ts')
  const { decoderTarget } = await import('#server/testing/decoder-target.ts')
  const targets: Record<string, FuzzTarget> = { ...ofServer, ...importTargets, decoder: decoderTarget() }
  const names = positionals.length > 0 ? positionals : Object.keys(targets)
  let faults = 0
  for (const name of names) {
    const target = targets[name]
    if (!target) throw new ProgramError(`There is no parser “${name}”. See npm run fuzz -- --help.`)
    const given = values.input === undefined ? undefined : [Buffer.from(values.input, 'base64')]
    const found = await fuzz(target, {
      coverage,
      corpus: given ?? readCorpus(name),
      seed,
      seconds: given ? 0 : seconds,
    })
    console.log(`${name}: ${found.tries} inputs ran ${found.blocks} blocks, ${found.corpus.length} of them new ones`)
    if (values.keep) keep(name, found.corpus)
    if (!found.fault) continue
    faults += 1
    const { input, why } = await shorten(target, found.fault)
    console.log(`${name}: fault with --input ${input.toString('base64')}\n${JSON.stringify(input.toString())}\n${why}`)
  }
  console.log(`${names.length} parsers, ${faults} faults`)
  return faults > 0 ? 1 : 0
})
