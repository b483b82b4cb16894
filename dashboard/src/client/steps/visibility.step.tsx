import type { ReactNode } from 'react'
import type { AnswerFields, ExtraFields } from '#shared/submissions.ts'
import { VisibilityField } from '../fields/visibility.field.tsx'
import { useClientTexts } from '../language.provider.tsx'
import { PublicCard } from './public-card.tsx'
import { Section, Step } from './steps.tsx'
import type { Steps } from './use-steps.ts'

export type Visibility = { isPrivate: boolean; isCompanyShown: boolean; areAnswersShown: boolean }

type VisibilityStepProps = {
  steps: Steps
  visibility: Visibility
  answer: AnswerFields
  /** What the client filled in besides, and may allow to be shown. */
  filled: { company: boolean; answers: boolean }
  extraFields: ExtraFields
  senderName: string
  photo?: ReactNode
  isReadOnly: boolean
  onChange: (change: Partial<Visibility>) => void
}

/** Who may read it. In steps it is the last one, with the card that others would see. */
export function VisibilityStep(props: VisibilityStepProps) {
  const { steps, answer, filled, extraFields, photo, onChange } = props
  const { isPrivate, isCompanyShown, areAnswersShown } = props.visibility
  const { visibility: texts } = useClientTexts().fields
  return (
    <Section names={['visibility']} steps={steps}>
      <Step name="visibility" steps={steps}>
        <VisibilityField
          isPrivate={isPrivate}
          senderName={props.senderName}
          publicNote={extraFields.photo ? texts.publicNote : texts.publicNoteWithoutPhoto}
          isReadOnly={props.isReadOnly}
          onChange={(isPrivateNow) => onChange({ isPrivate: isPrivateNow })}
          parts={[
            filled.company && {
              name: 'isCompanyShown',
              label: texts.company,
              isShown: isCompanyShown,
              onChange: (isShown) => onChange({ isCompanyShown: isShown }),
            },
            filled.answers && {
              name: 'areAnswersShown',
              label: texts.answers,
              isShown: areAnswersShown,
              onChange: (areShown) => onChange({ areAnswersShown: areShown }),
            },
          ]}
        />
        {steps.current === 'visibility' && !isPrivate && answer.testimonial !== '' && (
          <PublicCard
            answer={answer}
            questions={extraFields.questions}
            isCompanyShown={isCompanyShown}
            areAnswersShown={areAnswersShown}
            photo={photo}
          />
        )}
      </Step>
    </Section>
  )
}
