import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { senderOf } from '../client/brand.ts'
import { AnswerFrame } from '../client/form/answer-frame.tsx'
import { type Notice, useFailureNotice } from '../client/form/send.part.tsx'
import { WelcomeBack } from '../client/form/welcome-back.part.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { type Steps, useSteps } from '../client/steps/use-steps.ts'
import { useCollectTexts } from './collect-texts.ts'
import { isBegun } from './draft.ts'
import { EmailField } from './email.field.tsx'
import { type AnswerProps, type Problem, useAnswer } from './use-answer.ts'

export function AnswerForm(props: AnswerProps) {
  const { page } = props
  const { extraFields } = page
  const form = useRef<HTMLFormElement>(null)
  const steps = useSteps({ form, layout: page.layout, extraFields, hasEmail: true })
  const answer = useAnswer(props, { form, showField: steps.showField, step: steps.current })
  const welcome = useWelcome(props, { steps, startOver: answer.startOver })
  const { steps: stepTexts } = useClientTexts()
  const { form: texts } = useCollectTexts()
  const { name, owner } = senderOf(page)
  return (
    <AnswerFrame
      brand={page}
      heading={<Sentence text={texts.heading} name={name} />}
      lead={<Sentence text={texts.lead} name={owner} />}
      extraFields={extraFields}
      answer={answer}
      notice={useNotice(answer.problem)}
      steps={steps}
      form={form}
      savedNote={stepTexts.saved}
      welcome={welcome}
      authorField={
        <EmailField
          value={answer.draft.customerEmail}
          isNeeded={page.needsConfirmedEmail}
          isFaulty={answer.faults['customerEmail'] !== undefined}
          isReadOnly={answer.sending === 'sending'}
          onChange={(customerEmail) => answer.change({ customerEmail })}
        />
      }
    />
  )
}

/** What the first screen says to a visitor who comes back, until they start over. */
function useWelcome({ initial }: AnswerProps, { steps, startOver }: { steps: Steps; startOver: () => void }) {
  // A reload in the middle is no return.
  const [isShown, setIsShown] = useState(() => isBegun(initial) && steps.isFirst)
  if (!isShown) return null
  const { step } = initial
  const canContinue = step !== null && step !== steps.current && steps.names.includes(step)
  return (
    <WelcomeBack
      onContinue={canContinue ? () => steps.open(step) : undefined}
      onStartOver={() => {
        flushSync(() => setIsShown(false))
        startOver()
        steps.begin()
      }}
    />
  )
}

function useNotice(problem: Problem | null): Notice | null {
  const { refusals } = useCollectTexts()
  const failed = useFailureNotice(problem?.kind === 'failed' ? problem.failure : null)
  return problem?.kind === 'refused' ? refusals[problem.why] : failed
}
