import { REJECTION_REASONS, type RejectionReason } from '#shared/rejection-reasons.ts'
import type { SignOffTestimonial } from '#shared/sign-off.ts'
import { useDays } from '../client/days.ts'
import { realLanguage } from '../client/language.ts'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { Stars } from '../stars/stars.tsx'
import { LineIcon } from '../upload/icons.tsx'
import type { Choice } from './choices.ts'
import { useSignOffTexts } from './sign-off-texts.ts'
import styles from './sign-off.module.css'

/** Drawings of Lucide (ISC). */
export const drawings = {
  approve: 'M20 6 9 17l-5-5',
  reject: 'M18 6 6 18M6 6l12 12',
  later: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 6v6l4 2',
  shown:
    'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
}

type ItemProps = {
  item: SignOffTestimonial
  choice: Choice | undefined
  onChoose: (choice: Choice | undefined) => void
}

export function TestimonialItem({ item, choice, onChoose }: ItemProps) {
  const texts = useSignOffTexts()
  const { customerName, testimonial, language, answers, photoUrl } = item
  const name = customerName ?? texts.nameless
  const about = [item.role, item.company].filter((part) => part !== null).join(', ')
  return (
    <li className={`border-below ${styles.item}`}>
      <article aria-label={texts.of(name)}>
        <About item={item} />
        <figure>
          <blockquote className={`anywhere ${styles.quote}`} dir="auto" lang={language ?? undefined}>
            {testimonial}
          </blockquote>
          {answers.map(({ questionId, question, answer }) => (
            <dl key={questionId} className="above-16">
              <dt className="text-14 muted" dir="auto">
                {question}
              </dt>
              <dd className="above-4 serif-18 anywhere" dir="auto">
                {answer}
              </dd>
            </dl>
          ))}
          {photoUrl !== null && <img className={`block ${styles.photo}`} src={photoUrl} alt={texts.parts.photo} />}
          <figcaption className={`text-14 ${styles.by}`}>
            <cite className={customerName === null ? 'muted block' : 'medium block'} dir="auto">
              {name}
            </cite>
            {about && (
              <span className="muted block" dir="auto">
                {about}
              </span>
            )}
          </figcaption>
        </figure>
        <ShownWith item={item} />
        <Choose name={name} id={item.id} choice={choice} onChoose={onChoose} />
      </article>
    </li>
  )
}

function About({ item: { service, submittedAt, rating } }: Pick<ItemProps, 'item'>) {
  const nameDay = useDays()
  const { stars, words } = useClientTexts().fields.rating
  return (
    <p className={`row justify-between gap-12 text-13 muted ${styles.about}`}>
      <span className="shrink anywhere">
        {service && <bdi>{service}, </bdi>}
        {nameDay(submittedAt)}
      </span>
      {rating !== null && <Stars rating={rating} label={stars(rating, words[rating - 1] ?? '')} />}
    </p>
  )
}

function ShownWith({ item: { customerName, company, role, photoUrl, answers } }: Pick<ItemProps, 'item'>) {
  const { parts, shownWith, nameless } = useSignOffTexts()
  const { language } = useLanguages()
  const shown = [
    ...(customerName === null ? [] : [parts.name]),
    ...(company === null && role === null ? [] : [parts.company]),
    ...(photoUrl === null ? [] : [parts.photo]),
    ...(answers.length === 0 ? [] : [parts.answers]),
  ]
  const list = new Intl.ListFormat(realLanguage(language)).format(shown)
  return (
    <p className={`row gap-8 text-13 muted ${styles.shown}`}>
      <LineIcon drawing={drawings.shown} />
      <span>{shown.length === 0 ? nameless : shownWith(list)}</span>
    </p>
  )
}

type ChooseProps = Pick<ItemProps, 'choice' | 'onChoose'> & { name: string; id: string }

function Choose({ name, id, choice, onChoose }: ChooseProps) {
  const texts = useSignOffTexts()
  const reason = choice?.reason ?? null
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{texts.of(name)}</legend>
        {(['approve', 'reject'] as const).map((decision) => (
          <label key={decision} className={`pointer ${styles.option}`} data-decision={decision}>
            <input
              type="radio"
              name={id}
              checked={choice?.decision === decision}
              onChange={() => onChoose({ decision, reason })}
            />
            <span className="row gap-8 medium">
              <LineIcon drawing={drawings[decision]} />
              {texts[decision]}
            </span>
          </label>
        ))}
        <label className={`pointer ${styles.later}`}>
          <input type="radio" name={id} checked={!choice} onChange={() => onChoose(undefined)} />
          <span className="text-14 muted block">{texts.later}</span>
        </label>
      </fieldset>
      {choice?.decision === 'reject' && (
        <Reasons id={id} reason={reason} onChoose={(chosen) => onChoose({ decision: 'reject', reason: chosen })} />
      )}
    </>
  )
}

type ReasonsProps = { id: string; reason: RejectionReason | null; onChoose: (reason: RejectionReason) => void }

function Reasons({ id, reason, onChoose }: ReasonsProps) {
  const { why, reasons } = useSignOffTexts()
  const { fields } = useClientTexts()
  return (
    <fieldset className={styles.why}>
      <legend className="text-14 medium">
        {why} <span className="muted regular">{fields.optional}</span>
      </legend>
      {REJECTION_REASONS.map((each) => (
        <label key={each} className={`pointer ${styles.reason}`}>
          <input type="radio" name={`why-${id}`} checked={reason === each} onChange={() => onChoose(each)} />
          <span className="text-14 block">{reasons[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
