import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Phrase = {
  language: string
  /** What a person who knows invoices reads in it. */
  label: string
  phrase: string
  /** Of the client and the owner. */
  names: string[]
  source: string
}

const FOLDER = join(import.meta.dirname, '../stripe/part-words')
/**
 * `corpus` is what the vocabularies were made by. They never saw `practice`, which shows how much they can be trusted. Nothing
 * was made by `unseen`, which shows how both do on what nobody has seen.
 */
export type PhraseSet = 'corpus' | 'practice' | 'unseen'

export const folderOf = (set: PhraseSet) => join(FOLDER, set)

/** One file for each language. */
export function readPhrases(folder: string): Phrase[] {
  return languageFiles(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [label = '', phrase = '', client = '', owner = '', source = ''] = line.split('\t')
        const names = [client, owner].filter((name) => name !== '')
        return { language: file.replace('.tsv', ''), label, phrase, names, source }
      }),
  )
}

const languageFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv') && file !== 'sources.tsv')
    .toSorted()
