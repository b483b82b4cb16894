/**
 * Named places where a test can end the process as abruptly as a power cut. They have no effect unless the
 * configuration names one. The list is complete, so that a test can go through all of them.
 */
export const failpointNames = [
  'request.before-commit',
  'request.after-commit',
  'email.claimed',
  'email.frozen',
  'email.before-handover',
  'email.after-handover',
  'email.before-settle',
  'event.before-commit',
  'event.after-commit',
  'event.before-receive',
  'event.after-receive',
  'ask.before-decide',
  'ask.after-decide',
  'batch.before-commit',
  'batch.after-commit',
  'import.before-commit',
  'import.after-commit',
  'approval.before-commit',
  'approval.after-commit',
  'job.before-finish',
  'move.marked',
  'move.table',
  'move.copied',
  'move.image',
  'move.compared',
  'move.renamed',
] as const
export type FailpointName = (typeof failpointNames)[number]

export type Failpoints = { reach(name: FailpointName): void }

export const noFailpoints: Failpoints = { reach: () => {} }

export function killAt(chosen: FailpointName): Failpoints {
  return {
    reach(name) {
      if (name === chosen) process.kill(process.pid, 'SIGKILL')
    },
  }
}
