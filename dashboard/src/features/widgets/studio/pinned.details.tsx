import { useState } from 'react'
import { pinWidget, type Widget } from '#shared/widget-studio.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { CodeBlock } from '../embed-code.block.tsx'
import styles from './install.module.css'

/** For a site that runs only scripts whose bytes it knows. Asked for only once it is opened: what is told of is kept. */
export function PinnedDetails({ widget }: { widget: Widget }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.policy} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>You pin scripts by their hash</summary>
      <p>
        Paste these lines instead. Browsers then run the script only as it is today, and it asks for its parts by hashes
        of their own. What you approve and publish still follows by itself; what we mend or add comes once you paste the
        lines of that day. Lines that you pasted go on working.
      </p>
      {isOpen && <PinnedCode key={widget.embedCode} widget={widget} />}
    </details>
  )
}

function PinnedCode({ widget: { id, name } }: { widget: Widget }) {
  const { data, error, isValidating, mutate } = useEndpoint(pinWidget, { params: { id } })
  if (data) return <CodeBlock code={data.embedCode} copyLabel={`Copy the code of ${name} with a pinned script`} />
  if (error)
    return (
      <div className={styles.failure} role="alert">
        <p>The lines could not be read. {messageOf(error)}</p>
        <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
          Try again
        </Button>
      </div>
    )
  return (
    <div role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="full" />
    </div>
  )
}
