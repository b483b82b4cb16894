import { Radio } from 'lucide-react'
import { useId, useState } from 'react'
import type { Widget, WidgetDetails } from '#shared/widget-studio.ts'
import { Button } from '../../../components/button.tsx'
import { useMinute } from '../../../lib/use-minute.ts'
import { CodeBlock, useCopy } from '../embed-code.block.tsx'
import { originOf, withoutRules } from '../embed-code.ts'
import { seenWords } from '../seen.words.ts'
import { PinnedDetails } from './pinned.details.tsx'
import { platforms } from './platforms.ts'
import { Panel } from './panel.tsx'
import styles from './install.module.css'

type InstallSectionProps = {
  widget: Widget
  isChanged: boolean
  isBusy: boolean
  /** Answers what is published; nothing where something went wrong, which is said elsewhere. */
  onPublish: () => Promise<WidgetDetails | undefined>
}

export function InstallSection({ widget, isChanged, isBusy, onPublish }: InstallSectionProps) {
  const now = useMinute()
  return (
    <Panel
      title="Put it on your site"
      beside={
        <p className={styles.seen} data-seen={widget.seenOn ? '' : undefined}>
          <Radio />
          {seenWords(widget.seenOn, now)}
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

const listWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Before, nobody knows how much space the code has to keep free, and what was changed would not be seen. */
function PublishFirst({ isBusy, onPublish }: Pick<InstallSectionProps, 'isBusy' | 'onPublish'>) {
  const copy = useCopy()
  const publishAndCopy = async () => {
    const published = await onPublish()
    if (!published) return
    await copy(published.widget.embedCode)
    // The button that was pressed has gone.
    document.getElementById(CODE_ID)?.focus()
  }
  return (
    <div className={styles.first}>
      <p>
        Publish it first. Then the lines to paste stand here, for {listWords.format(platforms.map(({ name }) => name))}:
        they keep the space free that it takes, so that nothing on your page jumps when it comes.
      </p>
      <Button isBusy={isBusy} onClick={() => void publishAndCopy()}>
        Publish and copy the code
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
      <fieldset className={styles.tabs}>
        <legend>What your site is made with</legend>
        {platforms.map((each) => (
          <label key={each.name}>
            <input type="radio" name={name} checked={each.name === chosen} onChange={() => setChosen(each.name)} />
            <span>{each.name}</span>
          </label>
        ))}
      </fieldset>
      {platform && (
        <>
          <div id={CODE_ID} tabIndex={-1} role="group" aria-label="The lines to paste">
            <CodeBlock code={platform.codeOf(widget)} copyLabel={`Copy the code of ${widget.name}`} />
          </div>
          <p className={styles.words}>{platform.words}</p>
        </>
      )}
      <p className={styles.words}>
        It is pasted once: what you publish here, and what you approve, follows by itself.{' '}
        {withoutRules(widget.embedCode).rules
          ? 'The code keeps the space of the widget free, so nothing jumps when it comes: after a large change it is worth pasting again.'
          : 'It keeps no space free yet: once something is shown, publish and paste it again, and nothing jumps when it comes.'}
        {isChanged && ' What you changed above is not published yet.'}
      </p>
      <FinishedDetails widget={widget} />
      <PolicyDetails widget={widget} />
      <PinnedDetails widget={widget} />
    </>
  )
}

/** For a site that includes HTML while it is built, or by its server. */
function FinishedDetails({ widget: { id, name, embedCode } }: { widget: Widget }) {
  return (
    <details className={styles.policy}>
      <summary>Your site is built beforehand, or by a server of yours</summary>
      <p>
        Put what this address answers where the widget is to stand, and keep the script of the code above. The words
        then stand in your page itself, for search engines and for visitors without scripts.
      </p>
      <CodeBlock
        code={`${originOf(embedCode)}/w/${id}.html`}
        copyLabel={`Copy the address of ${name} as HTML`}
        isWhole={false}
      />
    </details>
  )
}

/** For a site that says itself what its pages may load. */
function PolicyDetails({ widget }: { widget: Widget }) {
  const { code, rules } = withoutRules(widget.embedCode)
  const origin = originOf(widget.embedCode)
  return (
    <details className={styles.policy}>
      <summary>Your site has a Content Security Policy</summary>
      <p>Let it load from us:</p>
      <CodeBlock
        code={`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}
        copyLabel="Copy what the policy needs"
        isWhole={false}
      />
      {rules && (
        <>
          <p>Paste these lines into the page, without a style of their own:</p>
          <CodeBlock code={code} copyLabel={`Copy the code of ${widget.name} without rules`} />
          <p>And these rules, which keep its space free, into the style sheet of your site:</p>
          <CodeBlock code={rules} copyLabel="Copy the rules" isWhole={false} />
        </>
      )}
    </details>
  )
}
