/** What one part of `npm run verify` showed. */
export type VerifiedPart = {
  name: string
  shows: string
  command: string
  isOk: boolean
  /** Its own last line with a figure. */
  summary: string
  seconds: number
  /** `YYYY-MM-DD`. */
  date: string
  /** Of the repository; empty if there is none. */
  commit: string
}

const HEAD = '| part | what it shows | command | result | its last line | seconds | date | commit |'

/** Parts that have no row yet. */
const OTHERS = '`npm run verify` has not run these parts yet. Each has a command of its own'

/** The document with one row for each part, and the names of `others` that were not run yet. */
export function verifiedDocument(
  parts: readonly VerifiedPart[],
  { machine, others }: { machine: string; others: readonly { name: string; command: string }[] },
): string {
  const rows = parts.map(({ isOk, ...part }) =>
    [
      part.name,
      part.shows,
      `\`${part.command}\``,
      isOk ? 'ok' : 'failed',
      part.summary,
      String(part.seconds),
      part.date,
      part.commit,
    ]
      .map(escape)
      .join(' | '),
  )
  return `# Verified

\`npm run verify\` writes this: what takes too long for every change. The machine of the last run had ${machine}.

${[HEAD, HEAD.replaceAll(/[^|]+/g, '---'), ...rows.map((row) => `| ${row} |`)].join('\n')}
${others.length > 0 ? `\n${OTHERS}: ${others.map(({ name, command }) => `${name} (\`${command}\`)`).join(', ')}.\n` : ''}`
}

/** Reads it back. Rows that somebody has changed so that they can't be read are left out. */
export const readVerified = (document: string): VerifiedPart[] =>
  document.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\) ?\| ?/)
      .slice(1, -1)
      .map(unescape)
    const [name = '', shows = '', command = '', result = '', summary = '', seconds = '', date = '', commit = ''] = cells
    if (cells.length !== 8 || !/^(ok|failed)$/.test(result) || !/^\d+$/.test(seconds)) return []
    const part = { name, shows, command: command.replaceAll('`', ''), summary, date, commit }
    return [{ ...part, isOk: result === 'ok', seconds: Number(seconds) }]
  })

const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|')
const unescape = (text: string) => text.replaceAll('\\|', '|').replaceAll('\\\\', '\\').trim()
