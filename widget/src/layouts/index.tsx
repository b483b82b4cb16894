import { Badge } from './badge.tsx'
import { Carousel } from './carousel.tsx'
import type { LayoutProps } from './layout.ts'
import { Marquee } from './marquee.tsx'
import { Single } from './single.tsx'
import { Wall } from './wall.tsx'

const LAYOUTS = { badge: Badge, single: Single, carousel: Carousel, marquee: Marquee, wall: Wall }

export const Layout = (props: LayoutProps & { pageCount: number }) => LAYOUTS[props.options.kind](props)
