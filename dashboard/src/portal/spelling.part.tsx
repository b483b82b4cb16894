import type { PortalAnswer } from '#shared/portal.ts'
import type { Failure } from '../client/call.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { ConsentNote } from './consent.note.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { FailureNotice, useAction } from './portal.parts.tsx'
import layout from './page.module.css'
import styles from './testimonial.module.css'
import { MainButton, PlainButton } from '../client/buttons.tsx'

const marks = { same: 'span', gone: 'del', new: 'ins' } as const

type SpellingPartProps = {
  spelling: NonNullable<PortalAnswer['spelling']>
  onAnswered: (outcome: 'spelling-used' | 'spelling-kept') => void
}

/** A spelling fix that the owner suggests, for the client to accept or decline. */
export function SpellingPart({ spelling: { id: suggestionId, changes }, onAnswered }: SpellingPartProps) {
  const { spelling: texts, choices } = usePortalTexts()
  const { language } = useLanguages()
  const { page, calls, settle, sender } = usePortal()

  const answerWith = async (
    outcome: Parameters<typeof onAnswered>[0],
    answer: () => ReturnType<typeof calls.load>,
  ): Promise<Failure | null> => {
    const result = await answer()
    const failure = await settle(result)
    // Otherwise the suggestion is gone, and the page shows how it is now.
    if (result.kind === 'done') onAnswered(outcome)
    return failure
  }
  const using = useAction(() => {
    const consentVersion = page.consents[realLanguage(language)].version
    return answerWith('spelling-used', () => calls.acceptSpelling({ suggestionId, consentVersion }))
  })
  const keeping = useAction(() => answerWith('spelling-kept', () => calls.declineSpelling({ suggestionId })))
  const isBusy = using.isBusy || keeping.isBusy
  return (
    <section className="stack gap-12 pad-16 card" aria-labelledby="spelling-title" aria-busy={isBusy}>
      <h2 className="serif-24" id="spelling-title">
        <Sentence text={texts.title} name={sender.owner} />
      </h2>
      <p className="text-14 muted">{texts.note}</p>
      <blockquote className={`anywhere ${styles.quote} ${styles.compared}`} dir="auto">
        {changes.map(({ kind, text }, index) => {
          const Mark = marks[kind]
          return <Mark key={index}>{text}</Mark>
        })}
      </blockquote>
      <ConsentNote intro={choices.agreed} />
      <div className={`gap-8 above-4 stack ${layout.ways}`}>
        <MainButton disabled={isBusy} onClick={() => void using.start()}>
          {using.isBusy ? choices.saving : texts.use}
        </MainButton>
        <PlainButton disabled={isBusy} onClick={() => void keeping.start()}>
          {keeping.isBusy ? choices.saving : texts.keep}
        </PlainButton>
      </div>
      <FailureNotice failure={using.failure ?? keeping.failure} title={choices.failed} />
    </section>
  )
}
