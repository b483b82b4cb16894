import { join } from 'node:path/posix'

/** How Node checks the types of the project in a folder, remembering what it found. `name` names the memory. */
export const typeCheck = ({ name, folder }: { name: string; folder: string }): string[] => [
  'node_modules/typescript/bin/tsc',
  '-p',
  join(folder, 'tsconfig.json'),
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/goodword/${name}.tsbuildinfo`,
]
