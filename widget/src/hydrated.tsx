import { HydratedCarousel } from './hydrated/carousel.tsx'
import type { Kind } from './feed.ts'
import { hydrateFrame, type View, type ViewProps } from './hydrated/hydrate-frame.tsx'
import { HydratedMarquee } from './hydrated/marquee.tsx'
import motionStyles from './hydrated/motion.css?inline'
import cardStyles from './hydrated/read-more.css?inline'
import { HydratedReadMore } from './hydrated/read-more.tsx'
import toolStyles from './hydrated/tools.css?inline'
import { HydratedWall } from './hydrated/wall.tsx'
import type { HydratedChunk } from './scene.ts'

const HydratedSingle = ({ scene, Layout }: ViewProps) => <Layout {...scene} ReadMore={HydratedReadMore} />

const WALL = { View: HydratedWall, css: cardStyles + toolStyles }

const VIEWS: Partial<Record<Kind, View>> = {
  carousel: { View: HydratedCarousel, css: cardStyles + motionStyles },
  marquee: { View: HydratedMarquee, css: motionStyles },
  single: { View: HydratedSingle, css: cardStyles },
}

/** The entry of the chunk that makes Preact take over what is drawn, where somebody can use it or has begun to. */
export const hydrateWidget: HydratedChunk['hydrateWidget'] = (scene) =>
  hydrateFrame(VIEWS[scene.options.kind] ?? WALL, scene)
