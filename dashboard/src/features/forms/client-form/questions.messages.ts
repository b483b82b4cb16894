import type { QuestionKind } from '#shared/submissions.ts'

export const kindNames: Record<QuestionKind, string> = {
  short: 'Short',
  long: 'Long',
  choice: 'Choice',
  choices: 'Choice',
  scale: 'Scale',
}

/** How clients answer. */
export const kindHints: Record<QuestionKind, string> = {
  short: 'Clients write one line.',
  long: 'Clients write as much as they like.',
  choice: 'Clients choose one of your answers.',
  choices: 'Clients choose one or several of your answers.',
  scale: 'Clients choose a number from 1 to 5.',
}
