import { EyeOff, Globe, LayoutGrid, Lock, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { listWidgetPlaces, type WidgetPlace } from '#shared/widget-editor.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { audienceFact, type Fact, placesFact, placesIn, severalFacts, type Verb } from './decision.messages.ts'
import styles from './decision.module.css'
import { ShownTestimonial } from './shown-testimonial.tsx'
import { TestimonialPager } from './testimonial.pager.tsx'

type DecisionPreviewProps = {
  verb: Verb
  testimonial: Testimonial
}

/** What is approved or rejected: the whole testimonial, who can see it, and where it appears. */
export function DecisionPreview({ verb, testimonial }: DecisionPreviewProps) {
  const { id, isPrivate } = testimonial
  const details = useEndpoint(getTestimonialDetails, { params: { id } })
  const places = useEndpoint(listWidgetPlaces, isPrivate ? null : { body: { testimonialIds: [id] } })
  const widgets = isPrivate ? [] : places.data?.items
  return (
    <>
      <ShownTestimonial testimonial={testimonial} details={details.data} />
      {details.error && !details.data && <DetailsFailure error={details.error} />}
      <ul className="stack gap-16" role="list">
        {verb === 'approve' && details.data && (
          <FactLine icon={isPrivate ? Lock : Globe} fact={audienceFact(details.data)} />
        )}
        {widgets ? (
          <PlacesLine verb={verb} isPrivate={isPrivate} widgets={widgets} />
        ) : (
          !places.error && (
            <li>
              <Skeleton length="long" />
            </li>
          )
        )}
      </ul>
    </>
  )
}

const DetailsFailure = ({ error }: { error: unknown }) => (
  <p className="text-13 danger" role="alert">
    We couldn’t load what the client lets you show. {messageOf(error)}
  </p>
)

type PlacesLineProps = { verb: Verb; isPrivate: boolean; widgets: readonly WidgetPlace[] }

function PlacesLine({ verb, isPrivate, widgets }: PlacesLineProps) {
  const isOnSite = widgets.some(({ seenOn }) => seenOn)
  return (
    <FactLine icon={verb === 'reject' ? EyeOff : LayoutGrid} fact={placesFact({ verb, isPrivate, widgets })}>
      {verb === 'approve' && isOnSite && (
        <ul role="list">
          {placesIn(widgets).map(({ key, text, url }) => (
            <li key={key}>{url ? <HostedPage url={url}>{text}</HostedPage> : text}</li>
          ))}
        </ul>
      )}
      {verb === 'approve' && !isPrivate && !isOnSite && (
        <>
          {' '}
          <Link to="/widgets">Open widgets</Link>
        </>
      )}
    </FactLine>
  )
}

const HostedPage = ({ url, children }: { url: string; children: ReactNode }) => (
  <a href={url} target="_blank" rel="noopener">
    {children}
  </a>
)

type FactLineProps = { icon: LucideIcon; fact: Fact; children?: ReactNode }

const FactLine = ({ icon: Icon, fact: { title, text }, children }: FactLineProps) => (
  <li className={`flex gap-12 icons-in-line icons-muted ${styles.fact}`}>
    <Icon />
    <div className="shrink anywhere">
      <b className="medium block">{title}</b>
      {(text || children) && (
        <div className="text-13 muted">
          {text}
          {children}
        </div>
      )}
    </div>
  </li>
)

/** The same for several: one after the other, and how many of them become public. */
export function SeveralPreview({ verb, rows }: { verb: Verb; rows: readonly Testimonial[] }) {
  const [index, setIndex] = useState(0)
  const testimonial = rows[index]
  const shared = rows.filter(({ isPrivate }) => !isPrivate).map(({ id }) => id)
  const places = useEndpoint(listWidgetPlaces, shared.length > 0 ? { body: { testimonialIds: shared } } : null)
  const details = useEndpoint(getTestimonialDetails, testimonial ? { params: { id: testimonial.id } } : null)
  const { shown, kept } = severalFacts(rows, places.data?.items)
  return (
    <>
      {rows.length > 1 && (
        <TestimonialPager index={index} count={rows.length} shown={testimonial} onChange={setIndex} />
      )}
      {testimonial && <ShownTestimonial key={testimonial.id} testimonial={testimonial} details={details.data} />}
      {details.error && !details.data && <DetailsFailure error={details.error} />}
      <ul className="stack gap-16" role="list">
        {verb === 'approve' ? (
          <>
            {shown && <FactLine icon={Globe} fact={shown} />}
            {kept && <FactLine icon={Lock} fact={kept} />}
          </>
        ) : (
          <FactLine
            icon={EyeOff}
            fact={{
              title: 'Your testimonial widgets leave them out',
              text: 'They stay in your list. You can approve them later.',
            }}
          />
        )}
      </ul>
    </>
  )
}
