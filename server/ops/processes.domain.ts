import type { OperatorReport } from '#shared/operator-report.ts'

type Processes = NonNullable<OperatorReport['processes']>
type Running = Processes['others'][number]

/** Without the process that asks, which is among those that run. */
export function withoutSelf(running: readonly Running[], { version, role }: Running): Running[] {
  const self = running.findIndex((each) => each.version === version && each.role === role)
  return running.filter((_, index) => index !== self)
}

/** Which process the report is of, where several run, and whose figures are not in it. */
export function processesMessage({ processes, version }: Pick<OperatorReport, 'processes' | 'version'>): string | null {
  if (!processes) return null
  const { role, host, pid, others } = processes
  const asked = `Requests, memory, disk, jobs done and errors are those of this process only: ROLE=${role} on ${host}, pid ${pid}.`
  if (others.length === 0) return `${asked} No other one runs.`
  const kinds = Map.groupBy(others, (other) => other.role + (other.version === version ? '' : ` of ${other.version}`))
  const list = [...kinds].map(([kind, those]) => `${those.length} × ${kind}`).join(', ')
  return `${asked} ${others.length === 1 ? 'Another one runs' : `${others.length} others run`}: ${list}. Each answers at its own OPS_PORT.`
}
