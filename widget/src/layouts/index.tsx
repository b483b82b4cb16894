import { Badge } from './badge.tsx'
import { Carousel } from './carousel.tsx'
import type { LayoutProps } from './layout.ts'
import { Marquee } from './marquee.tsx'
import { Single } from './single.tsx'
import { Wall } from './wall.tsx'

export function Layout(props: LayoutProps & { pageCount: number }) {
  switch (props.options.kind) {
    case 'badge':
      return <Badge {...props} />
    case 'single':
      return <Single {...props} />
    case 'carousel':
      return <Carousel {...props} />
    case 'marquee':
      return <Marquee {...props} />
    case 'wall':
      return <Wall {...props} />
  }
}
