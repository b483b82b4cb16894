import { useRef } from 'react'
import { senderOf } from '../client/brand.ts'
import { AnswerFrame } from '../client/form/answer-frame.tsx'
import { type Notice, useFailureNotice } from '../client/form/send.part.tsx'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { useSteps } from '../client/steps/use-steps.ts'
import { useSubmitTexts } from './submit-texts.ts'
import { type AnswerProps, type Problem, useAnswer } from './use-answer.ts'

export function AnswerForm(props: AnswerProps) {
  const { request } = props
  const { extraFields } = request
  const form = useRef<HTMLFormElement>(null)
  const steps = useSteps({ form, layout: request.layout, extraFields, hasEmail: false })
  const answer = useAnswer(props, { form, showField: steps.showField })
  const { form: texts } = useSubmitTexts()
  const { steps: stepTexts } = useClientTexts()
  const { name, owner } = senderOf(request)
  const greetingName = request.greetingNames[realLanguage(useLanguages().language)]
  return (
    <AnswerFrame
      brand={request}
      heading={<Sentence text={texts.heading} name={name} />}
      lead={
        <>
          {greetingName && (
            <>
              <Sentence text={texts.hello} name={greetingName} />{' '}
            </>
          )}
          <Sentence text={texts.lead} name={owner} />
        </>
      }
      extraFields={extraFields}
      answer={answer}
      notice={useNotice(answer.problem)}
      steps={steps}
      form={form}
      savedNote={stepTexts.savedInTab}
    />
  )
}

function useNotice(problem: Problem | null): Notice | null {
  const { form } = useSubmitTexts()
  const failed = useFailureNotice(problem?.kind === 'failed' ? problem.failure : null)
  if (problem?.kind === 'consent-changed') return { title: form.consentChanged, advice: form.consentChangedAdvice }
  if (problem?.kind === 'questions-changed')
    return { title: form.questionsChanged, advice: form.questionsChangedAdvice }
  return failed
}
