import type { Result } from './call.ts'

type SaverOptions<State, Saved> = {
  start: State
  isSame: (one: State, other: State) => boolean
  /** `was` is what is saved by then. */
  send: (state: State, saving: { was: State }) => Promise<Result<Saved>>
  /** Told of each change of what is to be shown. */
  onShow: (shown: { state: State; isSaving: boolean }) => void
  onSaved: (saved: Saved, state: State) => void
  /** What was wished for is not saved, and what is shown is as before. */
  onFailed: (failed: { wished: State; result: Result<Saved> }) => void
}

/**
 * Saves what is changed as soon as it is changed. What is wished for is shown at once; one call is under way at a time, and
 * the next one carries what is wished for by then, so that nothing older arrives after it. What cannot be saved is shown as
 * it was.
 */
export function createSaver<State, Saved>(options: SaverOptions<State, Saved>) {
  const { isSame, send, onShow, onSaved, onFailed } = options
  let saved = options.start
  let wished = options.start
  let isSaving = false

  const show = () => onShow({ state: wished, isSaving })

  async function run() {
    isSaving = true
    show()
    let sent: State
    let result: Result<Saved>
    do {
      sent = wished
      result = await send(sent, { was: saved })
      if (result.kind === 'done') saved = sent
    } while (!isSame(wished, sent))
    isSaving = false
    if (result.kind === 'done') {
      show()
      onSaved(result.value, sent)
      return
    }
    wished = saved
    show()
    onFailed({ wished: sent, result })
  }

  return {
    change: (next: State) => {
      if (isSame(next, wished)) return
      wished = next
      if (isSaving) show()
      else void run()
    },
    /** What the server says now, learned elsewhere. Left aside while something is under way. */
    accept: (state: State) => {
      if (isSaving || isSame(state, saved)) return
      saved = state
      wished = state
      show()
    },
    readWished: () => wished,
  }
}
