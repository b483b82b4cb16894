import { Badge } from './badge.tsx'
import type { LayoutProps } from './layout.ts'
import { Single } from './single.tsx'
import { Wall } from './wall.tsx'

export function Layout(props: LayoutProps & { pageCount: number }) {
  switch (props.options.kind) {
    case 'badge':
      return <Badge {...props} />
    case 'single':
      return <Single {...props} />
    default:
      return <Wall {...props} />
  }
}
