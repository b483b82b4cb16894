/** A parser with a bug, for the test of the fuzzer: four bytes in a row, each behind a branch of its own. */
export const planted = {
  dictionary: [],
  read(input: Buffer): void {
    if (input[0] !== 0x67) return
    if (input[1] !== 0x3a) return
    if (input[2] !== 0x7b) return
    if (input[3] === 0x22) throw new Error('The planted bug.')
  },
}
