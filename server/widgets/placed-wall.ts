import type { Wall } from './feed.service.ts'

/** A wall at one of its two addresses. */
export type PlacedWall = Wall & {
  /** The address of the page for everybody: at the owner's domain if there is one. */
  address: string
  /** Our origin, for the page at the owner's domain; empty for the one here. */
  home: string
}
