import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useViewChange, type ViewAddress } from '../lib/view-in-address.ts'

type ViewLinkProps<View> = Omit<LinkProps, 'to' | 'onClick' | 'replace'> & {
  address: ViewAddress<View>
  /** The view that is shown. */
  view: View
  change: (now: View) => View
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to another view of the page. When followed, it changes the view that the address has at that moment. */
export function ViewLink<View>({ address, view, change, ...rest }: ViewLinkProps<View>) {
  const changeView = useViewChange(address)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    changeView(change, () => ({ state: rest.state }))
  }
  return <Link {...rest} to={address.hrefOf(change(view))} onClick={follow} />
}
