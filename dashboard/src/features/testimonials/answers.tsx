import type { QuestionAnswer } from '#shared/submissions.ts'
import styles from './testimonials.module.css'

/** The client's answers to the owner's questions, each with the question as it was asked. */
export const Answers = ({ answers }: { answers: readonly QuestionAnswer[] }) => (
  <dl className={`anywhere stack gap-16 ${styles.answers}`}>
    {answers.map(({ questionId, question, answer, isPrivate }) => (
      <div key={questionId}>
        <dt className="text-13 muted" dir="auto">
          {question}
        </dt>
        <dd dir="auto">{answer}</dd>
        {isPrivate && <dd className="text-13 muted">Never shown to others</dd>}
      </div>
    ))}
  </dl>
)
