import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { OrderedTestimonial, WidgetOrderDetails } from '#shared/widget-order.ts'
import { isOfCards } from '#shared/widgets.ts'
import { Segments } from '../../../components/segments.tsx'
import { nameOf } from '../editor/testimonial.search.ts'
import styles from './order.module.css'

const LINE_MAX = 12
const DEVICES = [
  { value: 'desktop', label: 'Computer', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const
type Device = (typeof DEVICES)[number]['value']

type OrderPreviewProps = {
  items: readonly OrderedTestimonial[]
  widget: Pick<WidgetOrderDetails['widget'], 'kind' | 'pageSize'>
}

/** The beginning of the widget, small. Like the widget, a wall fills its columns from top to bottom. */
export function OrderPreview({ items, widget }: OrderPreviewProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const isWall = widget.kind === 'wall'
  const first = items.slice(0, isOfCards(widget.kind) ? widget.pageSize : LINE_MAX)
  // A wall puts up to three beside each other.
  const flow = isWall && first.length > 3 ? 'down' : 'across'
  return (
    <aside className={`stack gap-12 ${styles.view}`} aria-label="Preview">
      <div className="row justify-between gap-12">
        <Segments label="Device" options={DEVICES} value={device} onChange={setDevice} />
        <span className="text-13 muted tabular">
          {items.length === 1 ? '1 testimonial' : `${items.length} testimonials`}
        </span>
      </div>
      {/* The list beside it says the same in words. */}
      <div className={`clip border sunken round-card ${styles.frame}`} aria-hidden="true">
        <div className={styles.minis} data-device={device} data-flow={flow}>
          {first.map((item, index) => (
            <div key={item.id} className={`relative clip border surface ${styles.mini}`} data-group={item.group}>
              <b className="center tabular">{index + 1}</b>
              {item.photo && <img src={item.photo.url} alt="" width={item.photo.width} height={item.photo.height} />}
              <p className="anywhere">{item.text}</p>
              <p className="strong muted above-4 anywhere">{nameOf(item)}</p>
            </div>
          ))}
        </div>
      </div>
      <p className="text-13 muted">
        Numbers show the order.
        {flow === 'down' &&
          device === 'desktop' &&
          ' A wall fills its columns from top to bottom; a grid reads across.'}
      </p>
    </aside>
  )
}
