import { useState } from 'react'
import { pinWidget, type Widget } from '#shared/widget-editor.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { CodeBlock } from '../embed-code.block.tsx'
import styles from './install.module.css'

/**
 * For a site that allows only scripts with known hashes. Fetched only when opened, because the server keeps every
 * version it has handed out.
 */
export function PinnedDetails({ widget }: { widget: Widget }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.policy} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Your site pins scripts by hash</summary>
      <p>
        Paste this code instead. Browsers then run the script only as it is today, and it checks the hashes of its parts
        too. What you approve and publish still appears automatically. To get our fixes and new features, paste the
        latest code again. Code you’ve already pasted keeps working.
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
        <p>The code could not be loaded. {messageOf(error)}</p>
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
