import { queuedJobs } from '#server/testing/data-folder.ts'

/** Prints what a server has logged since `before`, and the jobs that it still has. */
export async function printServerLog(
  { output, dataDir }: { output: () => string; dataDir: string },
  { title, before }: { title: string; before: string },
): Promise<void> {
  const after = output()
  const logged = after.startsWith(before) ? after.slice(before.length) : after
  const jobs = await queuedJobs(dataDir)
  console.error(`\nThe server during “${title}” logged:\n${logged || 'nothing\n'}Its jobs:`, jobs)
}
