import { Radio } from 'lucide-react'
import { useId, useState } from 'react'
import type { Widget, WidgetDetails } from '#shared/widget-editor.ts'
import { Button } from '../../../components/button.tsx'
import { useMinute } from '../../../lib/use-clock.ts'
import { CodeBlock, useCopy } from '../embed-code.block.tsx'
import { originOf, withoutRules } from '../embed-code.ts'
import { seenMessage } from '../seen.messages.ts'
import { PinnedDetails } from './pinned.details.tsx'
import { platforms } from './platforms.ts'
import { Panel } from './panel.tsx'
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
      <fieldset className={`flex gap-24 border-below relative ${styles.tabs}`}>
        <legend className="visually-hidden">Your site is built with</legend>
        {platforms.map((each) => (
          <label className="hover-ink" key={each.name}>
            <input
              className={styles.inside}
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
          <div id={CODE_ID} tabIndex={-1} role="group" aria-label="Embed code">
            <CodeBlock code={platform.codeOf(widget)} copyLabel={`Copy the code of ${widget.name}`} />
          </div>
          <p className={styles.quote}>{platform.text}</p>
        </>
      )}
      <p className={styles.quote}>
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
    <details className={styles.policy}>
      <summary>Your site is static or rendered on a server</summary>
      <p>
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
    <details className={styles.policy}>
      <summary>Your site has a Content Security Policy</summary>
      <p>Allow our server in it:</p>
      <CodeBlock
        code={`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}
        copyLabel="Copy the policy entries"
        isWhole={false}
      />
      {rules && (
        <>
          <p>Paste this code, which contains no styles, into the page:</p>
          <CodeBlock code={code} copyLabel={`Copy the code of ${widget.name} without rules`} />
          <p>And paste these rules, which reserve its space, into your site’s style sheet:</p>
          <CodeBlock code={rules} copyLabel="Copy the rules" isWhole={false} />
        </>
      )}
    </details>
  )
}
