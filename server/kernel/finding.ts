/** What an examination of the installation found in one place; `says` is a sentence that names what to do where it is not well. */
export type Finding = {
  /** `open` is for a person to look at: it may be meant so, or cannot be seen from here. */
  state: 'ok' | 'open' | 'problem'
  place: string
  says: string
}

export const findingsOf = (place: string) => ({
  ok: (says: string): Finding => ({ state: 'ok', place, says }),
  open: (says: string): Finding => ({ state: 'open', place, says }),
  problem: (says: string): Finding => ({ state: 'problem', place, says }),
})
