import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import type { Widget } from '#shared/widget-studio.ts'
import { EmbedCodeBlock } from './embed-code.block.tsx'
import { hostedPageOf } from './embed-code.ts'
import styles from './widget-list.module.css'

/** One widget, with all that is needed to put it on a site. */
export function WidgetSection({ widget: { name, embedCode } }: { widget: Widget }) {
  const titleId = useId()
  const hostedPage = hostedPageOf(embedCode)
  return (
    <section className={styles.widget} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{name}</h2>
        {hostedPage && (
          <a href={hostedPage} target="_blank" rel="noreferrer">
            Open the hosted page
            <ArrowUpRight />
          </a>
        )}
      </header>
      <EmbedCodeBlock code={embedCode} widgetName={name} />
      <ul>
        <li>
          <b>In your own HTML</b> Paste both lines where the testimonials are to stand.
        </li>
        <li>
          <b>In a site builder</b> In WordPress, Webflow, Squarespace, Framer or Shopify, add a block for custom HTML
          and paste them there.
        </li>
        <li>
          <b>Only once</b> Whatever you approve from then on appears by itself, and whatever you reject leaves.
        </li>
      </ul>
    </section>
  )
}
