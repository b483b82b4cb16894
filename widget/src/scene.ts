import type { ShowRequest, WidgetControls } from './contract.ts'
import type { LayoutChunk } from './layouts/chunk.ts'
import type { LayoutProps } from './layouts/layout.ts'
import type { selectTestimonials } from './selection.ts'

/** What is drawn, and where. */
export type Scene = LayoutProps &
  Pick<LayoutChunk, 'Layout'> &
  Pick<ShowRequest, 'host' | 'root' | 'emit'> & {
    frame: HTMLElement
    /** From the first view, so that it isn't loaded again. */
    select: typeof selectTestimonials
  }

export type HydratedWidget = Omit<WidgetControls, 'stop'> & {
  /** Shows something else of the same kind, in the same frame. */
  redraw: (scene: Scene) => void
  /** Ends it before the frame is replaced. */
  unmount: () => void
}

/**
 * The chunks that hydrate what is drawn with Preact: only what one build made understands each other, so an older or
 * newer one has another name, and a widget without it stays as it was drawn.
 */
export type HydratedChunk = { hydrateWidget: (scene: Scene) => HydratedWidget }

/** What is drawn in each shadow root. */
export type DrawnScenes = Pick<WeakMap<ShadowRoot, { scene: Scene }>, 'get'>

/** The chunk that says the line once for all widgets of a page. It looks into what its own build drew, so it has no successor either. */
export type LineChunk = { shareLine: (scene: Scene, shown: DrawnScenes) => WidgetControls }
