import { Check, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { type Change, useChange } from '../changes.ts'
import { classNames } from '../../lib/class-names.ts'
import { findOptions, type PickerOption } from './picker.options.ts'
import { TagChip } from './tag.chip.tsx'
import styles from './picker.module.css'

type PickerProps = {
  triggerId?: string | undefined
  /** Names the field, like "Add a tag". */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  triggerClassName?: string
  triggerRef?: Ref<HTMLButtonElement> | undefined
  /** Undefined while loading. */
  options: readonly PickerOption[] | undefined
  /** What the last option says, given what was typed: "Make tag “sh”". */
  makeLabel: (typed: string) => string
  maxLength: number
  /** Said where there are no options and nothing was typed. */
  emptyText: string
  /** An option that is chosen already is to be taken off. */
  onChoose: (option: PickerOption) => void
  onMake: (typed: string) => void
  /** Called when it opens, to load the options. */
  onOpen: () => void
  /** Stays open after a choice. */
  isForSeveral: boolean
  /** What it does to the workspace, for a frozen one. */
  change: Change
}

/** Type to find or make one: a field with a list below it, in a popover. The arrow keys move, Enter chooses. */
export function Picker(props: PickerProps) {
  const { label, trigger, triggerClassName, triggerRef, options, onOpen, onChoose, onMake, isForSeveral, change } =
    props
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  // Enter was pressed before the options had loaded.
  const [isEntered, setIsEntered] = useState(false)
  const { frozen } = useChange(change)
  const { found, isNew } = findOptions(options ?? [], typed)
  const count = found.length + (isNew && options ? 1 : 0)
  const current = Math.min(active, count - 1)
  const optionId = (index: number) => `${id}-${index}`

  const onToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    // The event comes after the popover has opened, when the first keys may have been typed already.
    if (newState === 'open') onOpen()
    else type('')
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setIsEntered(false)
  }
  const choose = (index: number) => {
    if (!options) return setIsEntered(typed.trim() !== '')
    const option = found[index]
    if (option) onChoose(option)
    else if (isNew) onMake(typed.trim())
    else return
    type('')
    if (isForSeveral) field.current?.focus()
    else popover.current?.hidePopover()
  }
  const chooseEntered = useEffectEvent(() => choose(current))
  const isLoaded = options !== undefined
  useEffect(() => {
    if (!isEntered || !isLoaded) return
    let isCurrent = true
    queueMicrotask(() => {
      if (isCurrent) chooseEntered()
    })
    return () => {
      isCurrent = false
    }
  }, [isEntered, isLoaded])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') popover.current?.hidePopover()
    const steps: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1 }
    const step = steps[event.key]
    if (step !== undefined && count > 0) setActive((step + count) % count)
    if (event.key === 'Enter') choose(current)
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    document.getElementById(optionId((step ?? 0) % Math.max(1, count)))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <button
        ref={triggerRef}
        id={props.triggerId}
        type="button"
        className={triggerClassName}
        popoverTarget={frozen ? undefined : id}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...frozen}
      >
        {trigger}
      </button>
      <div ref={popover} id={id} popover="auto" onToggle={onToggle} className={`card ink ${styles.picker}`}>
        <div className={styles.typing}>
          <input
            ref={focusFirst(field)}
            className="full text-14 round-control surface"
            role="combobox"
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? optionId(current) : undefined}
            autoComplete="off"
            maxLength={props.maxLength}
            placeholder={label}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable={isForSeveral}
          className={styles.options}
        >
          {found.map((option, index) => (
            <Option
              key={option.key}
              id={optionId(index)}
              isActive={index === current}
              isChosen={option.isChosen}
              onChoose={() => choose(index)}
            >
              {option.color ? (
                <TagChip tag={{ name: option.name, color: option.color }} />
              ) : (
                <bdi className="ellipsis">{option.name}</bdi>
              )}
              <span className="row rigid gap-8 push muted tabular text-13">
                {option.count !== 0 && option.count}
                <Check className={option.isChosen ? undefined : styles.unseen} />
              </span>
            </Option>
          ))}
          {isNew && options && (
            <Option
              id={optionId(found.length)}
              isActive={current === found.length}
              isChosen={false}
              isAfterOthers={found.length > 0}
              onChoose={() => choose(found.length)}
            >
              <Plus />
              <span className="ellipsis">{props.makeLabel(typed.trim())}</span>
            </Option>
          )}
        </div>
        <p role="status" className={`text-13 muted empty-hidden ${styles.note}`}>
          {options === undefined ? 'Loading' : count === 0 && props.emptyText}
        </p>
      </div>
    </>
  )
}

/** The browser gives it the focus in the moment in which the popover opens, so that no key is lost. */
const focusFirst = (field: RefObject<HTMLInputElement | null>) => (input: HTMLInputElement | null) => {
  field.current = input
  input?.setAttribute('autofocus', '')
}

type OptionProps = {
  id: string
  isActive: boolean
  isChosen: boolean
  isAfterOthers?: boolean
  onChoose: () => void
  children: ReactNode
}

// The field keeps the focus and handles the keys of all options.
const Option = ({ id, isActive, isChosen, isAfterOthers, onChoose, children }: OptionProps) => (
  <button
    type="button"
    tabIndex={-1}
    id={id}
    role="option"
    aria-selected={isChosen}
    data-active={isActive || undefined}
    className={classNames(
      'row full gap-8 round-control pointer hover-tint phone-touch',
      styles.option,
      isAfterOthers && styles.last,
    )}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </button>
)
