import { Radio } from 'lucide-react'
import { useId, useState } from 'react'
import { whoMay } from '#shared/roles.ts'
import { pinWidget, type Widget, type WidgetDetails } from '#shared/widget-editor.ts'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { CodeBlock, originOf, useCopy, withoutRules } from '../embed-code.tsx'
import { seenMessage } from '../seen.messages.ts'
import { Panel } from './panel.tsx'
import { platforms } from './platforms.ts'
import styles from './install.module.css'

type InstallSectionProps = {
  widget: Widget
  isChanged: boolean
  isBusy: boolean
  /** Returns what was published; undefined where it failed, which is reported elsewhere. */
  onPublish: () => Promise<WidgetDetails | undefined>
}

export function InstallSection({ widget, isChanged, isBusy, onPublish }: InstallSectionProps) {
  const now = useMinute()
  return (
    <Panel
      title="Put it on your site"
      beside={
        <p className={`row gap-8 text-13 muted icons-14 ${styles.seen}`} data-seen={widget.seenOn ? '' : undefined}>
          <Radio />
          {seenMessage(widget.seenOn, now)}
        </p>
      }
    >
      {widget.publishedAt ? (
        <Code widget={widget} isChanged={isChanged} />
      ) : (
        <PublishFirst isBusy={isBusy} onPublish={onPublish} />
      )}
    </Panel>
  )
}

const listMessage = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Before publishing, the space to reserve is unknown and the changes would not be visible. */
function PublishFirst({ isBusy, onPublish }: Pick<InstallSectionProps, 'isBusy' | 'onPublish'>) {
  const copy = useCopy()
  const mayPublish = useHasRole('editor')
  if (!mayPublish) return <p className="muted">This widget isn’t published yet. {whoMay('editor', 'publish it')}</p>
  const publishAndCopy = async () => {
    const published = await onPublish()
    if (!published) return
    await copy(published.widget.embedCode)
    // The button that was pressed has disappeared.
    document.getElementById(CODE_ID)?.focus()
  }
  return (
    <div className={`justify-start gap-16 pad-16 card stack ${styles.first}`}>
      <p>
        Publish the widget to get its embed code for {listMessage.format(platforms.map(({ name }) => name))}. The code
        reserves the space the widget needs, so nothing on your page jumps when it loads.
      </p>
      <Button isBusy={isBusy} onClick={() => void publishAndCopy()}>
        Publish and copy code
      </Button>
    </div>
  )
}

const CODE_ID = 'code-of-the-widget'

function Code({ widget, isChanged }: Pick<InstallSectionProps, 'widget' | 'isChanged'>) {
  const name = useId()
  const [chosen, setChosen] = useState('HTML')
  const platform = platforms.find((each) => each.name === chosen)
  return (
    <>
      <fieldset className={`flex gap-24 border-below relative below-4 ${styles.tabs}`}>
        <legend className="visually-hidden">Your site is built with</legend>
        {platforms.map((each) => (
          <label className="relative rigid row text-13 medium muted hover-ink" key={each.name}>
            <input
              className="cover focus-inside"
              type="radio"
              name={name}
              checked={each.name === chosen}
              onChange={() => setChosen(each.name)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </fieldset>
      {platform && (
        <>
          <div className="stack gap-8" id={CODE_ID} tabIndex={-1} role="group" aria-label="Embed code">
            {platform.commandOf && (
              <CodeBlock code={platform.commandOf(widget)} copyLabel="Copy the install command" isWhole={false} />
            )}
            <CodeBlock code={platform.codeOf(widget)} copyLabel={`Copy the code of ${widget.name}`} />
          </div>
          <p className={`muted text-13-20 ${styles.quote}`}>{platform.text}</p>
        </>
      )}
      <p className={`muted text-13-20 ${styles.quote}`}>
        Paste it once. What you publish and approve later appears automatically.{' '}
        {withoutRules(widget.embedCode).rules
          ? 'The code reserves space for the widget, so nothing jumps when it loads. Paste it again after a large change.'
          : 'It doesn’t reserve any space yet. Once there is something to show, publish and paste it again, so nothing jumps when it loads.'}
        {isChanged && ' Your changes above aren’t published yet.'}
      </p>
      <FinishedDetails widget={widget} />
      <PolicyDetails widget={widget} />
      <PinnedDetails widget={widget} />
    </>
  )
}

/** For a site that includes HTML at build time or on its server. */
function FinishedDetails({ widget: { id, name, embedCode } }: { widget: Widget }) {
  return (
    <details className={`border round-card ${styles.policy}`}>
      <summary className="medium pointer">Your site is static or rendered on a server</summary>
      <p className="text-13 muted">
        Insert the HTML from this address where the widget should appear, and keep the script from the code above. The
        testimonials are then part of your page, for search engines and for visitors without scripts.
      </p>
      <CodeBlock
        code={`${originOf(embedCode)}/w/${id}.html`}
        copyLabel={`Copy the address of ${name} as HTML`}
        isWhole={false}
      />
    </details>
  )
}

/** For a site that restricts what its pages may load. */
function PolicyDetails({ widget }: { widget: Widget }) {
  const { code, rules } = withoutRules(widget.embedCode)
  const origin = originOf(widget.embedCode)
  return (
    <details className={`border round-card ${styles.policy}`}>
      <summary className="medium pointer">Your site has a Content Security Policy</summary>
      <p className="text-13 muted">Allow our server in it:</p>
      <CodeBlock
        code={`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}
        copyLabel="Copy the policy entries"
        isWhole={false}
      />
      {rules && (
        <>
          <p className="text-13 muted">Paste this code, which contains no styles, into the page:</p>
          <CodeBlock code={code} copyLabel={`Copy the code of ${widget.name} without rules`} />
          <p className="text-13 muted">And paste these rules, which reserve its space, into your site’s style sheet:</p>
          <CodeBlock code={rules} copyLabel="Copy the rules" isWhole={false} />
        </>
      )}
    </details>
  )
}

/**
 * For a site that allows only scripts with known hashes. Fetched only when opened, because the server keeps every
 * version it has handed out.
 */
function PinnedDetails({ widget }: { widget: Widget }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={`border round-card ${styles.policy}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="medium pointer">Your site pins scripts by hash</summary>
      <p className="text-13 muted">
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
  if (error) return <LoadFailure what="The code" {...{ error, isValidating, mutate }} />
  return (
    <div role="group" aria-label="Loading" aria-busy="true">
      <Skeleton length="full" />
    </div>
  )
}
