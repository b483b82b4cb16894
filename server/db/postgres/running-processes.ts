import { connectApart, withoutValues } from './pool.ts'

/** What each process says of itself. */
export type RunningProcess = { version: string; role: string }

const PREFIX = 'goodword process'

/** The name of a connection that lasts as long as the process. */
export const nameOfProcess = ({ version, role }: RunningProcess) => `${PREFIX} ${version} ${role}`

/** Who is connected to the database at this moment. */
export async function listRunningProcesses(url: string): Promise<RunningProcess[]> {
  const client = await connectApart(url)
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity where datname = current_database() and application_name like $1 order by 1`,
      [`${PREFIX} %`],
    )
    return rows.map(({ name }) => {
      const [version = '', role = ''] = name.slice(PREFIX.length + 1).split(' ')
      return { version, role }
    })
  } catch (error) {
    throw withoutValues(error)
  } finally {
    await client.end()
  }
}
