const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700]
const LAST_CODE_POINT = 0x10_ffff

/** a to z are 0 to 25, and 0 to 9 go on from there; NaN for anything else. */
const digitOf = (character: string): number =>
  /^\d$/.test(character) ? Number(character) + 26 : parseInt(character, BASE) - 10

/** The letters that stand behind `xn--`, as RFC 3492 has it; undefined for what is none. */
export function decodePunycode(code: string): string | undefined {
  const end = Math.max(0, code.lastIndexOf('-'))
  const points = Array.from(code.slice(0, end), (letter) => letter.charCodeAt(0))
  const digits = code.slice(end && end + 1)
  let [point, index, bias, read] = [128, 0, 72, 0]
  while (read < digits.length) {
    const before = index
    for (let weight = 1, rank = BASE; ; rank += BASE) {
      const digit = digitOf(digits[read++] ?? '')
      if (Number.isNaN(digit)) return undefined
      index += digit * weight
      const threshold = Math.min(MOST, Math.max(LEAST, rank - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = adaptBias({ delta: index - before, count, isFirst: before === 0 })
    point += Math.floor(index / count)
    if (!(point <= LAST_CODE_POINT)) return undefined
    index %= count
    points.splice(index++, 0, point)
  }
  return String.fromCodePoint(...points)
}

function adaptBias({ delta, count, isFirst }: { delta: number; count: number; isFirst: boolean }): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let rank = 0
  for (; rest > ((BASE - LEAST) * MOST) / 2; rank += BASE) rest = Math.floor(rest / (BASE - LEAST))
  return rank + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW))
}
