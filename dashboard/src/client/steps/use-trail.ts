import { useEffect, useRef, useState } from 'react'
import { isRecord, isText } from '../call.ts'

/** The steps that were opened since the first one, the current one last. Empty at the first. */
export type Trail = readonly string[]

/** Where an entry of the browser's history keeps its trail. */
const KEY = 'goodwordSteps'

export function trailIn(state: unknown): Trail {
  const trail: unknown = isRecord(state) ? state[KEY] : undefined
  return Array.isArray(trail) && trail.every(isText) ? trail : []
}

/**
 * The way through the steps. Each step is an entry of the browser's history: its back button and gesture lead to the step
 * before, and a reload stays. When the form is gone, so are its entries, and the next press leaves the page.
 */
export function useTrail() {
  const [trail, setTrail] = useState(() => trailIn(window.history.state))
  const latest = useRef(trail)

  const show = (next: Trail) => {
    latest.current = next
    setTrail(next)
  }

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      latest.current = trailIn(state)
      setTrail(latest.current)
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      if (latest.current.length > 0) window.history.go(-latest.current.length)
    }
  }, [])

  return {
    trail,
    /** Opens a step as a new entry. */
    open: (step: string) => {
      const next = [...latest.current, step]
      // Every step begins at its top.
      window.history.scrollRestoration = 'manual'
      window.history.pushState({ [KEY]: next }, '')
      show(next)
    },
    /** Goes to an entry that is there already: the beginning of this trail, or one that this trail is the beginning of. */
    travel: (to: Trail) => {
      // The history follows a moment later, and who waits for the step needs it now.
      window.history.go(to.length - latest.current.length)
      show(to)
    },
  }
}
