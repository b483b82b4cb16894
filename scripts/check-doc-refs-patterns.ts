/** A name as a regular expression: `<feature>` and `*` stand for any name, `**` for any folders, `{ts,tsx}` for one of them. */
export function patternOf(named: string): RegExp {
  const source = named.replace(/\/$/, '').replaceAll(/<[\w-]+>|\{[^{}]*\}|\*\*\/?|\W/g, (part) => {
    if (part === '**/') return '(.*/)?'
    if (part === '**') return '.*'
    if (part.startsWith('{')) return `(${part.slice(1, -1).replaceAll('.', '\\.').replaceAll(',', '|')})`
    return /^[*<]/.test(part) ? '[^/]*' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}

/** Splits names in braces, since each must exist. Endings in braces stay as they are: one of them is enough. */
export function expandBraces(named: string): string[] {
  const found = /(^|[^.])\{([^{}]*)\}/.exec(named)
  if (!found) return [named]
  const [whole, before = '', choices = ''] = found
  const start = named.slice(0, found.index) + before
  const end = named.slice(found.index + whole.length)
  return choices.split(',').flatMap((choice) => expandBraces(start + choice + end))
}

/** Where the group that opens at `start` closes. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 0
  for (let index = start; index < pattern.length; index += 1) {
    if (pattern[index] === '\\') index += 1
    else if (pattern[index] === '(') depth += 1
    else if (pattern[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return pattern.length
}

function splitAlternatives(pattern: string): string[] {
  const parts = ['']
  for (let index = 0; index < pattern.length; index += 1) {
    const end = pattern[index] === '(' ? endOfGroup(pattern, index) : pattern[index] === '\\' ? index + 1 : index
    const piece = pattern.slice(index, end + 1)
    if (piece === '|') parts.push('')
    else parts.push(parts.pop() + piece)
    index = end
  }
  return parts
}

const isOptional = (quantifier: string | undefined) => quantifier === '?' || quantifier === '*'

/**
 * How the paths that a regular expression matches must begin, one entry for each alternative; `isWhole` when the expression
 * describes the complete path. `^server/(http|app)/` gives `server/http/` and `server/app/`.
 */
export function fixedPrefixes(pattern: string): { prefix: string; isWhole: boolean }[] {
  const alternatives = splitAlternatives(pattern)
  if (alternatives.length > 1) return alternatives.flatMap(fixedPrefixes)
  if (!pattern.startsWith('^')) return []
  let prefix = ''
  for (let index = 1; index < pattern.length; index += 1) {
    const character = pattern[index] ?? ''
    if (character === '$')
      return /^\d/.test(pattern.slice(index + 1)) ? [{ prefix, isWhole: false }] : [{ prefix, isWhole: true }]
    if (character === '(' && pattern[index + 1] !== '?') {
      const end = endOfGroup(pattern, index)
      if (isOptional(pattern[end + 1])) return [{ prefix, isWhole: false }]
      const start = pattern.slice(0, index)
      const rest = pattern.slice(end + 1)
      return splitAlternatives(pattern.slice(index + 1, end)).flatMap((choice) => fixedPrefixes(start + choice + rest))
    }
    const isEscaped = character === '\\' && /\W/.test(pattern[index + 1] ?? '')
    if (isEscaped) index += 1
    else if (/[[\\(.*+?{]/.test(character)) return [{ prefix, isWhole: false }]
    if (isOptional(pattern[index + 1])) return [{ prefix, isWhole: false }]
    prefix += pattern[index]
  }
  return [{ prefix, isWhole: false }]
}
