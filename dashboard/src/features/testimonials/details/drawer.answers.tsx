import type { QuestionAnswer } from '#shared/submissions.ts'
import styles from './drawer.module.css'

/** What the client wrote to the owner's questions, each as it was asked. */
export function DrawerAnswers({ answers }: { answers: readonly QuestionAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section>
      <h3>Answers to your questions</h3>
      <dl className={styles.answers}>
        {answers.map(({ questionId, question, answer }) => (
          <div key={questionId}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
