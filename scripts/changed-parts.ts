import { dirname } from 'node:path/posix'

/** What has to be checked after a change. `projects` are folders with a tsconfig.json; '.' is the top one. */
export type ChangedParts = { files: string[]; projects: string[]; testFolders: string[] }

const SOURCE = /\.(ts|tsx|mts|mjs|cjs|css|json|sql|html)$/
const CHECKED_BY_LINT = /\.(ts|tsx|mts|mjs|cjs)$/

/** A feature is a folder below one of these. Elsewhere each folder stands for itself. */
const FEATURE = /^(server\/[^/]+|dashboard\/src\/features\/[^/]+|dashboard\/src\/[^/]+|shared|scripts|widget)\//

const projectsOf: [RegExp, string[]][] = [
  [/^shared\//, ['.', 'dashboard', 'widget', 'e2e']],
  [/^dashboard\//, ['dashboard', 'e2e']],
  [/^widget\//, ['widget', '.', 'e2e']],
  [/^e2e\//, ['e2e']],
  [/^(server|scripts|bench)\//, ['.']],
]

const unique = (values: readonly string[]) => [...new Set(values)].toSorted()

/** The parts of the project that a change of these files can break first. Browser tests are not among them. */
export function partsOf(changed: readonly string[]): ChangedParts {
  const sources = changed.filter((path) => SOURCE.test(path))
  return {
    files: unique(sources.filter((path) => CHECKED_BY_LINT.test(path))),
    projects: unique(
      sources.flatMap((path) => projectsOf.flatMap(([folder, names]) => (folder.test(path) ? names : []))),
    ),
    testFolders: unique(
      sources
        .filter((path) => !path.startsWith('e2e/') && path.includes('/'))
        .map((path) => FEATURE.exec(path)?.[1] ?? dirname(path)),
    ),
  }
}
