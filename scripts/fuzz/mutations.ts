/** Numbers from 0 to below 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const INPUT_BYTES_MAX = 4096
/** Bytes at which parsers change their mind. */
const ODD_BYTES = [0, 1, 9, 10, 13, 32, 34, 39, 44, 46, 48, 58, 59, 64, 91, 92, 123, 127, 128, 255]
const COPIES_MAX = 64

export type Choices = { random: () => number; dictionary: readonly string[]; corpus: readonly Buffer[] }

/** One to eight changes of an input. */
export function mutate(input: Buffer, choices: Choices): Buffer {
  const { random } = choices
  let changed = input
  for (let left = 2 ** Math.floor(random() * 4); left > 0; left -= 1) changed = changeOnce(changed, choices)
  return changed.subarray(0, INPUT_BYTES_MAX)
}

function changeOnce(input: Buffer, { random, dictionary, corpus }: Choices): Buffer {
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[below(list.length)] ?? otherwise
  const at = below(input.length + 1)
  const end = Math.min(input.length, at + 1 + below(8))
  const replace = (middle: Buffer, until = at) => Buffer.concat([input.subarray(0, at), middle, input.subarray(until)])
  switch (below(8)) {
    case 0:
      return replace(Buffer.from([below(256)]), Math.min(input.length, at + 1))
    case 1:
      return replace(Buffer.from([pick(ODD_BYTES, 0)]), Math.min(input.length, at + below(2)))
    case 2:
      return replace(Buffer.from([(input[at] ?? 0) ^ (1 << below(8))]), Math.min(input.length, at + 1))
    case 3:
      return replace(Buffer.alloc(0), end)
    case 4:
      return replace(Buffer.concat(Array.from({ length: 1 + below(COPIES_MAX) }, () => input.subarray(at, end))))
    case 5:
    case 6:
      return replace(Buffer.from(pick(dictionary, '')), random() < 0.5 ? at : end)
    default: {
      const other = pick(corpus, input)
      return replace(other.subarray(below(other.length + 1)), input.length)
    }
  }
}
