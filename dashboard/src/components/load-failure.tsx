import { messageOf } from '../lib/error-message.ts'
import { Button } from './button.tsx'
import { ErrorScreen } from './error-screen.tsx'

type LoadFailureProps = {
  /** What it is, like "The team". */
  what: string
  error: unknown
  /** It is being tried again. */
  isValidating: boolean
  mutate: () => unknown
}

/** Takes the place of a part of the page that could not be loaded: says why, and tries again. */
export const LoadFailure = ({ what, error, isValidating, mutate }: LoadFailureProps) => (
  <div className="justify-start gap-12 pad-16 ink border round-card stack" role="alert">
    <p>
      {what} could not be loaded. {messageOf(error)}
    </p>
    <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
      Try again
    </Button>
  </div>
)

type PageFailureProps = Pick<LoadFailureProps, 'isValidating' | 'mutate'> & { title?: string }

/** Takes the place of a whole page that could not be loaded. */
export const PageFailure = ({ isValidating, mutate, ...rest }: PageFailureProps) => (
  <ErrorScreen {...rest}>
    <Button isBusy={isValidating} onClick={() => void mutate()}>
      Try again
    </Button>
  </ErrorScreen>
)
