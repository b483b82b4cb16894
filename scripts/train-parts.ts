import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { folderOf, readPhrases } from '#server/testing/part-phrases.ts'
import {
  confusionOf,
  decideFrom,
  judge,
  judgePractice,
  trainDecision,
  trainingHash,
  trainWeights,
} from '#server/testing/part-training.ts'
import { runProgram } from './programs.ts'

const HELP = `Trains the classifier of invoice lines on the phrases in server/stripe/part-words/corpus and practice, and writes its weights.
Run it after phrases or vocabularies changed.

  node scripts/train-parts.ts

It prints how the phrases of practice/ are read by a classifier that has not seen them, and how those of unseen/ are read, which
nothing is trained on. Never change a vocabulary or a setting because of a phrase in unseen/.
`

const FILE = join(import.meta.dirname, '../server/stripe/part-words/classifier/weights.domain.ts')

await runProgram(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [corpus, practice, others] = [
    readPhrases(folderOf('corpus')),
    readPhrases(folderOf('practice')),
    readPhrases(folderOf('unseen')),
  ]
  const judged = judgePractice(corpus, practice)
  const decision = trainDecision(judged)
  const weights = trainWeights([...corpus, ...practice])
  const unseen = others.map((phrase) => ({ phrase, evidence: judge(phrase, weights) }))
  const sets: [name: string, phrases: typeof judged][] = [['practice', judged]]
  for (const source of new Set(others.map((phrase) => phrase.source)))
    sets.push([`unseen, ${source}`, unseen.filter(({ phrase }) => phrase.source === source)])
  for (const [name, phrases] of sets)
    console.log(`${name}, ${phrases.length} phrases\n${confusionOf(phrases, decideFrom(decision))}\n`)
  const features = [...weights].map(([feature, each]) =>
    [feature, ...each.map((one) => Math.round(one * 100))].join('\t'),
  )
  writeFileSync(
    FILE,
    `// Written by \`node scripts/train-parts.ts\`. Change the phrases, not this.

/** Hash of the phrases and of what is read in some of them. */
export const TRAINED_ON = '${trainingHash()}'

/** For each part, what each piece of evidence counts. */
export const DECISION: readonly (readonly number[])[] = ${JSON.stringify(decision)}

/** A line for each feature: what it says for each part, in hundredths. */
export const FEATURES = \`
${features.toSorted().join('\n')}
\`
`,
  )
  console.log(`${features.length} features are in ${FILE}. Now run npm run format.`)
  return 0
})
