import type { Result } from './call.ts'

type SaverOptions<State, Saved> = {
  start: State
  isSame: (one: State, other: State) => boolean
  /** `was` is the state that is saved by then. */
  send: (state: State, saving: { was: State }) => Promise<Result<Saved>>
  /** Called with every state to show. */
  onShow: (shown: { state: State; isSaving: boolean }) => void
  onSaved: (saved: Saved, state: State) => void
  /** The wished state couldn't be saved, and the previous one is shown. */
  onFailed: (failed: { wished: State; result: Result<Saved> }) => void
}

/**
 * Saves every change at once. The wished state is shown immediately; only one call runs at a time, and the next one carries
 * the latest wish, so that nothing older arrives after it. When saving fails, the previous state is shown.
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
    /** The server's state, learned from another call. Ignored while a call is running. */
    accept: (state: State) => {
      if (isSaving || isSame(state, saved)) return
      saved = state
      wished = state
      show()
    },
    readWished: () => wished,
  }
}
