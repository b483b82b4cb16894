import process from 'node:process'

/** The program that runs npm, with its first arguments. `npm run` says where its own npm is. */
export const npmProgram = (): [string, ...string[]] => {
  const own = process.env['npm_execpath']
  return own ? [process.execPath, own] : ['npm']
}
