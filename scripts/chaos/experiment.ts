/** What a run plants to show that its counts can fail: a loss, or something done twice. */
export type Planted = 'lost' | 'twice'

export type Options = {
  /** How often something goes wrong. */
  rounds: number
  /** Repeats the same random choices. */
  seed: number
  planted?: Planted | undefined
}

/** What came of one fault. */
export type Finding = {
  fault: string
  /** How often it was caused. */
  times: number
  /** What the product said that it had done. */
  acknowledged: number
  /** Of those, what isn't there. */
  lost: number
  /** What was done more than once. */
  twice: number
  /** What else should not be, a sentence each. */
  wrong: string[]
}

export type Experiment = {
  name: string
  /** What it does, in a sentence. */
  shows: string
  /** How many rounds a whole run has. */
  rounds: number
  run: (options: Options) => Promise<Finding[]>
}

/** One finding for each of these, one after the other. */
export async function findEach<Of>(all: readonly Of[], find: (one: Of) => Promise<Finding>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const one of all) findings.push(await find(one))
  return findings
}

export const isGood = ({ lost, twice, wrong }: Finding) => lost === 0 && twice === 0 && wrong.length === 0
