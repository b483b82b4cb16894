import { Copy, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { getShareImageContent, SHARE_DESIGNS, SHARE_FORMATS, type ShareImageContent } from '#shared/share-image.ts'
import { drawShareImage, textOf } from '#shared/share-image/draw.ts'
import { cutText } from '#shared/share-image/text.ts'
import { Button, ButtonLink, WAIT } from '../../../components/button.tsx'
import { useCopyText } from '../../../components/copy-text.ts'
import { PageFailure } from '../../../components/load-failure.tsx'
import { Segments } from '../../../components/segments.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { FORMATS, paramsOf, type ShareView, viewOf } from './share-image.address.ts'
import { pngFile, svgFile } from './share-image.file.ts'
import { altText, CUT_MESSAGE, designNames, fileName, formatNames, shownMessage } from './share-image.messages.ts'
import styles from './share-image.module.css'
import { SvgImage } from './svg-image.tsx'
import { type ShareKit, useShareKit } from './use-share-kit.ts'

const { title } = pageHeads['/testimonials/:id/share']

export function ShareImagePage() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useEndpoint(getShareImageContent, { params: { id } })
  usePageTitle(data?.testimonial.author ? `${data.testimonial.author} · ${title}` : title)

  // An answer that was refused since must not be drawn any more.
  if (error instanceof ApiError && (error.status === 404 || error.status === 409))
    return <NoImage id={id} error={error} />
  if (data) return <Editor key={id} id={id} content={data} />
  if (error) return <PageFailure {...{ isValidating, mutate }} />
  return <Loading />
}

const detailsOf = (id: string) => hrefOf({ ...WHOLE_LIST, open: id })

const NoImage = ({ id, error }: { id: string; error: ApiError }) => (
  <div className="justify-start gap-16 stack pad-block-24">
    <h1>{error.status === 404 ? 'This testimonial doesn’t exist.' : 'There is no image of this testimonial.'}</h1>
    <p>{error.status === 404 ? 'It was deleted, or its address is incomplete.' : error.message}</p>
    <ButtonLink to={error.status === 404 ? hrefOf(WHOLE_LIST) : detailsOf(id)}>
      {error.status === 404 ? 'All testimonials' : 'Open testimonial'}
    </ButtonLink>
  </div>
)

const Loading = () => (
  <>
    <h1 className="visually-hidden">Share image</h1>
    <div className="gap-16 stack pad-block-24" role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="full" />
    </div>
  </>
)

function Editor({ id, content }: { id: string; content: ShareImageContent }) {
  const kit = useShareKit(content)
  if (kit.data) return <ImageEditor id={id} content={content} kit={kit.data} />
  if (kit.error)
    return (
      <PageFailure
        title="The fonts and images for this page could not be loaded."
        isValidating={kit.isValidating}
        mutate={kit.mutate}
      />
    )
  return <Loading />
}

const TEXTS = [
  { value: 'full', label: 'Full text' },
  { value: 'excerpt', label: 'Excerpt' },
] as const

const withFullText = ({ testimonial, ...rest }: ShareImageContent): ShareImageContent => ({
  ...rest,
  testimonial: { ...testimonial, excerpt: null },
})

type ImageEditorProps = { id: string; content: ShareImageContent; kit: ShareKit }

function ImageEditor({ id, content: all, kit }: ImageEditorProps) {
  const [shows, setShows] = useState<'excerpt' | 'full'>('excerpt')
  const content = useMemo(() => (shows === 'full' ? withFullText(all) : all), [all, shows])
  const [params, setParams] = useSearchParams()
  // The router follows a moment later, and a radio button that waits for it would jump back in between.
  const [{ design, format }, setView] = useState(() => viewOf(params))
  const change = (part: Partial<ShareView>) => {
    const view = { design, format, ...part }
    setView(view)
    // Going back leads to where the owner came from, not through every design.
    setParams(paramsOf(view), { replace: true })
  }
  const { fonts, measure, images } = kit
  const drawn = useMemo(
    () =>
      SHARE_DESIGNS.map((each) => ({
        design: each,
        image: drawShareImage({ content, images, design: each, size: SHARE_FORMATS[format] }, measure),
      })),
    [content, images, format, measure],
  )
  const image = drawn.find((each) => each.design === design)?.image
  const { width, height } = SHARE_FORMATS[format]
  const isCut = cutText(textOf(content)).isCut
  const alt = altText(content)
  if (!image) throw new Error('Every design is drawn.')
  return (
    <div className={`full centered ${styles.page}`} data-full-width="">
      <header className={`row wrap border-below gap-16 rows-8 ${styles.bar}`}>
        <div className="flex wrap shrink grow align-baseline gap-0-8">
          <nav className="flex shrink gap-8 muted" aria-label="Breadcrumb">
            <Link className="muted no-underline hover-ink hover-underline phone-touch" to={hrefOf(WHOLE_LIST)}>
              Testimonials
            </Link>
            <span aria-hidden="true">/</span>
            <Link className="muted no-underline hover-ink hover-underline phone-touch anywhere" to={detailsOf(id)}>
              <bdi>{content.testimonial.author || 'Details'}</bdi>
            </Link>
            <span aria-hidden="true">/</span>
          </nav>
          <h1 className="text-24">{title}</h1>
        </div>
        <Downloads svg={() => svgFile(image, fonts)} author={content.testimonial.author} format={format} />
      </header>
      <div className={styles.work}>
        <div className={`stack content-start gap-24 ${styles.options}`}>
          <Segments
            label="Format"
            options={FORMATS.map((value) => ({ value, label: SHARE_FORMATS[value].ratio }))}
            value={format}
            onChange={(value) => change({ format: value })}
          />
          <p className="text-13 muted tabular">
            {formatNames[format]}, {width} × {height} px
          </p>
          {all.testimonial.excerpt !== null && (
            <Segments label="Text" options={TEXTS} value={shows} onChange={setShows} />
          )}
          <p className="text-13 muted">{shownMessage(content)}</p>
          {isCut && <p className="text-13 muted">{CUT_MESSAGE}</p>}
          <AltText text={alt} />
        </div>
        <div className={`stack gap-16 content-start ${styles.view}`}>
          <div className={`centered ${styles.canvas}`} data-format={format} data-share-image={design}>
            <SvgImage image={image} label={alt} />
          </div>
          <fieldset className={`flex gap-8 ${styles.strip}`} data-format={format}>
            <legend className="visually-hidden">Design</legend>
            {drawn.map((each) => (
              <label className="relative rigid stack gap-4 text-13 muted" key={each.design}>
                <input
                  type="radio"
                  name="design"
                  checked={each.design === design}
                  onChange={() => change({ design: each.design })}
                />
                <SvgImage image={each.image} />
                <span>{designNames[each.design]}</span>
              </label>
            ))}
          </fieldset>
        </div>
      </div>
    </div>
  )
}

type DownloadsProps = { svg: () => string; author: string; format: ShareView['format'] }

function Downloads({ svg, author, format }: DownloadsProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const savePng = async (scale: 1 | 2) => {
    setIsBusy(true)
    try {
      const content = await pngFile(svg(), { ...SHARE_FORMATS[format], scale })
      saveFile({ name: fileName({ author, format, extension: 'png' }), content, type: 'image/png' })
    } catch {
      toast.danger('Your browser couldn’t make the image.', { hint: 'Download the SVG instead.' })
    } finally {
      setIsBusy(false)
    }
  }
  const saveSvg = () =>
    saveFile({ name: fileName({ author, format, extension: 'svg' }), content: svg(), type: 'image/svg+xml' })
  const disabledReason = isBusy ? WAIT : undefined
  return (
    <div className={`row wrap gap-8 ${styles.downloads}`}>
      <Button variant="line" onClick={saveSvg}>
        Download SVG
      </Button>
      <Button variant="line" disabledReason={disabledReason} onClick={() => void savePng(1)}>
        PNG at 1×
      </Button>
      <Button isBusy={isBusy} onClick={() => void savePng(2)}>
        <Download />
        Download PNG
      </Button>
    </div>
  )
}

function AltText({ text }: { text: string }) {
  const copyText = useCopyText()
  const copy = () => copyText(text, { done: 'Alt text copied.', instead: 'Select the text and copy it.' })
  return (
    <section className="stack gap-8 justify-start">
      <h2 className="text-13 medium">Alt text</h2>
      <p className="text-13 muted anywhere" dir="auto">
        {text}
      </p>
      <Button variant="line" size="small" onClick={() => void copy()}>
        <Copy />
        Copy alt text
      </Button>
    </section>
  )
}
