import type { QuestionAnswer } from '#shared/submissions.ts'
import styles from './drawer.module.css'

/** The client's answers to the owner's questions, each with the question as it was asked. */
export function DrawerAnswers({ answers }: { answers: readonly QuestionAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section>
      <h3>Answers to your questions</h3>
      <dl className={`gap-16 above-12 anywhere stack ${styles.answers}`}>
        {answers.map(({ questionId, question, answer }) => (
          <div key={questionId}>
            <dt className="text-13 muted" dir="auto">
              {question}
            </dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
