/** True: the router must not hear of this step through the browser's history. */
type Checkpoint = (event: PopStateEvent) => boolean

let checkpoint: Checkpoint | undefined

/** To be called before the router is there: at a window, listeners are called in the order in which they came. */
export function watchTravel(): void {
  window.addEventListener('popstate', (event) => {
    if (checkpoint?.(event)) event.stopImmediatePropagation()
  })
}

/** Has `next` asked about each step through the browser's history, until the function that it answers is called. */
export function checkTravel(next: Checkpoint): () => void {
  checkpoint = next
  return () => {
    if (checkpoint === next) checkpoint = undefined
  }
}
