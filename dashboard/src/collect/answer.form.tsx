import { useRef, useState } from 'react'
import { senderOf } from '../client/brand.ts'
import { AnswerFrame } from '../client/form/answer-frame.tsx'
import { type Notice, useFailureNotice } from '../client/form/send.part.tsx'
import { DraftDeleted, showWelcome, WelcomeBack } from '../client/form/welcome-back.part.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { type Steps, useSteps } from '../client/steps/use-steps.ts'
import { useCollectTexts } from './collect-texts.ts'
import { type Draft, isBegun, startDraft } from './draft.ts'
import { EmailField } from './email.field.tsx'
import { type AnswerProps, type Problem, useAnswer } from './use-answer.ts'

type FormProps = AnswerProps & {
  onStartOver: (draft: Draft) => void
  /** Brings back the draft that starting over deleted; undefined unless that happened. */
  onUndo: (() => void) | undefined
}

/** A visitor who starts over gets an empty form, and the one before it for as long as the new one is empty. */
export function AnswerForm(props: AnswerProps) {
  const { page, storage } = props
  const [initial, setInitial] = useState(props.initial)
  const [deleted, setDeleted] = useState<Draft | null>(null)

  const begin = (draft: Draft, instead: Draft | null) =>
    showWelcome(() => {
      setInitial(draft)
      setDeleted(instead)
    })

  const startOver = (draft: Draft) => {
    storage.clear()
    begin(startDraft(page), draft)
  }

  const undo = (draft: Draft) => {
    storage.write(draft)
    begin(draft, null)
  }

  return (
    <Form
      {...props}
      key={deleted ? 'new' : 'kept'}
      initial={initial}
      onStartOver={startOver}
      onUndo={deleted ? () => undo(deleted) : undefined}
    />
  )
}

function Form(props: FormProps) {
  const { page } = props
  const { extraFields } = page
  const form = useRef<HTMLFormElement>(null)
  const steps = useSteps({ form, layout: page.layout, extraFields, hasEmail: true })
  const answer = useAnswer(props, { form, showField: steps.showField, step: steps.current })
  // A reload in the middle is no return.
  const [isBack] = useState(() => isBegun(props.initial) && steps.isFirst)
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
      welcome={<FirstWords {...props} isBack={isBack} steps={steps} answer={answer} />}
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

type FirstWordsProps = FormProps & { isBack: boolean; steps: Steps; answer: ReturnType<typeof useAnswer> }

/** What the first screen says to a visitor who comes back or has started over. */
function FirstWords({ initial, isBack, onStartOver, onUndo, steps, answer }: FirstWordsProps) {
  if (onUndo) return isBegun(answer.draft) ? null : <DraftDeleted onUndo={onUndo} />
  if (!isBack) return null
  const { step } = initial
  const canContinue = step !== null && step !== steps.current && steps.names.includes(step)
  return (
    <WelcomeBack
      onContinue={canContinue ? () => steps.open(step) : undefined}
      onStartOver={() => answer.sending !== 'sending' && onStartOver(answer.draft)}
    />
  )
}

function useNotice(problem: Problem | null): Notice | null {
  const { refusals } = useCollectTexts()
  const failed = useFailureNotice(problem?.kind === 'failed' ? problem.failure : null)
  return problem?.kind === 'refused' ? refusals[problem.why] : failed
}
