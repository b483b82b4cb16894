import { useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { Language } from '#shared/languages.ts'
import { pageHeads } from '#shared/page-heads.ts'
import {
  getShareImageContent,
  SHARE_DESIGNS,
  SHARE_FORMATS,
  type ShareImageContent,
  type ShareImageSource,
} from '#shared/share-image.ts'
import { chosenContent, contentIn, SHARE_FONTS, type ShareChoice } from '#shared/share-image/choice.ts'
import { drawShareImage, textOf } from '#shared/share-image/draw.ts'
import { cutText } from '#shared/share-image/text.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { PageFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'
import { paramsOf, type ShareView, viewOf } from './share-image.address.ts'
import { Downloads } from './share-image.downloads.tsx'
import { svgFile } from './share-image.file.ts'
import { altText, CUT_MESSAGE, designNames } from './share-image.messages.ts'
import {
  AltText,
  BrandOptions,
  FormatOptions,
  LanguageOptions,
  PartOptions,
  type ShownText,
  TextOptions,
} from './share-image.options.tsx'
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

function Editor({ id, content }: { id: string; content: ShareImageSource }) {
  const kit = useShareKit(content)
  if (kit.data) return <ImageEditor id={id} source={content} kit={kit.data} />
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

const withFullText = ({ testimonial, ...rest }: ShareImageContent): ShareImageContent => ({
  ...rest,
  testimonial: { ...testimonial, excerpt: null },
})

type ImageEditorProps = { id: string; source: ShareImageSource; kit: ShareKit }

function ImageEditor({ id, source, kit }: ImageEditorProps) {
  const [language, setLanguage] = useState<Language | null>(null)
  const all = useMemo(() => contentIn(source, language), [source, language])
  const [shows, setShows] = useState<ShownText>('excerpt')
  const [choice, setChoice] = useState(keptChoice)
  const choose = (chosen: ShareChoice) => {
    setChoice(chosen)
    keepChoice(chosen)
  }
  const content = useMemo(() => chosenContent(shows === 'full' ? withFullText(all) : all, choice), [all, shows, choice])
  const [params, setParams] = useSearchParams()
  // The router follows a moment later, and a radio button that waits for it would jump back in between.
  const [{ design, format }, setView] = useState(() => viewOf(params))
  const change = (part: Partial<ShareView>) => {
    const view = { design, format, ...part }
    setView(view)
    // Going back leads to where the owner came from, not through every design.
    setParams(paramsOf(view), { replace: true })
  }
  const { fonts, measure } = kit
  const drawn = useMemo(() => {
    const { testimonial, brand } = content
    const images = {
      photo: testimonial.photoUrl && kit.images.photo,
      logo: brand.logoUrl && kit.images.logo,
    }
    const chosen = { quote: SHARE_FONTS[choice.quoteFont], names: SHARE_FONTS[choice.namesFont] }
    return SHARE_DESIGNS.map((each) => ({
      design: each,
      image: drawShareImage({ content, images, design: each, size: SHARE_FORMATS[format], fonts: chosen }, measure),
    }))
  }, [content, choice, kit, format, measure])
  const image = drawn.find((each) => each.design === design)?.image
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
        <div className={`stack content-start ${styles.options}`}>
          <FormatOptions format={format} onChange={(value) => change({ format: value })} />
          <LanguageOptions source={source} language={language} onChange={setLanguage} />
          <TextOptions {...{ content: all, choice }} onChange={choose} text={shows} onChangeText={setShows} />
          {isCut && <p className="text-13 muted">{CUT_MESSAGE}</p>}
          <PartOptions {...{ content: all, choice }} onChange={choose} />
          <BrandOptions {...{ content: all, choice }} onChange={choose} />
          <AltText key={alt} text={alt} />
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
