/** The result of one check of the installation; `says` is a sentence that says what to do if something is wrong. */
export type Finding = {
  /** `open` needs a person's judgement: it may be intended, or can't be checked from here. */
  state: 'ok' | 'open' | 'problem'
  place: string
  says: string
}

export const findingsOf = (place: string) => ({
  ok: (says: string): Finding => ({ state: 'ok', place, says }),
  open: (says: string): Finding => ({ state: 'open', place, says }),
  problem: (says: string): Finding => ({ state: 'problem', place, says }),
})
