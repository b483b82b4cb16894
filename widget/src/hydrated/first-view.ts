import { type ComponentChildren, createElement, type FunctionComponent } from 'preact'

/** A node of the first view, as `jsx/static.ts` makes it. */
type StaticNode = { type: string | Component; props: { children: ComponentChildren[] } }
type Component<Props = Record<string, unknown>> = (props: Props) => ComponentChildren

const adapted = new Map<unknown, FunctionComponent<never>>()

/** The component of the first view as one of Preact's, so that what is hydrated doesn't carry it again. Always the same for the same one. */
export function forPreact<Props>(component: Component<Props>): FunctionComponent<Props> {
  const known = adapted.get(component) ?? ((props: Props) => convert(component(props)))
  adapted.set(component, known)
  return known as FunctionComponent<Props>
}

/** Nodes of Preact, which have no constructor, stay as they are. */
function convert(child: ComponentChildren): ComponentChildren {
  if (Array.isArray(child)) return child.map(convert)
  if (child?.constructor !== Object) return child
  const { type, props } = child as unknown as StaticNode
  const { length, 0: only } = props.children
  // A list that is the only child needs no fragment around it.
  const children = convert(length > 1 ? props.children : only)
  return createElement(typeof type === 'string' ? type : forPreact(type), { ...props, children } as never)
}
