import { ChevronsUpDown, Layers, Plus, Users, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { getOverview } from '#shared/overview.ts'
import { matchesPage, ownerPages } from '#shared/pages.ts'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'
import { BrandImage } from '../components/brand-image.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { useMenuPopover } from '../components/menu-popover.ts'
import { SearchBox } from '../components/search-box.tsx'
import { canCreateWorkspace, NAMELESS, useWorkspaces } from '../features/workspaces/use-workspaces.tsx'
import { useRefresh } from '../lib/use-endpoint.ts'
import { useWorkspaceKeys } from './use-workspace-keys.ts'
import { AllImage, FrozenWord, Item, Mark, WorkspaceRow } from './workspace-menu.parts.tsx'
import styles from './workspace-menu.module.css'

/** With more of them, typing is faster than looking. */
const FILTER_ABOVE = 7
const TEAM_PAGE = '/settings/team'

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type WorkspaceMenuProps = {
  user: CurrentUser
  /** The page is about all workspaces, so that none is shown as open. */
  isOverview: boolean
}

/** Which workspace is open, and the others. On a phone it is a sheet at the bottom. */
export function WorkspaceMenu({ user, isOverview }: WorkspaceMenuProps) {
  const { open, create } = useWorkspaces()
  const refresh = useRefresh()
  const menu = useMenuPopover()
  const trigger = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  useWorkspaceKeys(() => trigger.current?.click())

  const { workspaces } = user
  const current = isOverview ? undefined : workspaces.find(({ id }) => id === user.workspace.id)
  const found = workspaces.filter(({ name }) => folded(name ?? NAMELESS).includes(folded(typed.trim())))

  const choose = (act: () => void) => () => {
    menu.close()
    act()
  }
  const follow: typeof menu.popover.onToggle = (event) => {
    menu.popover.onToggle(event)
    setTyped('')
    // Members may have decided something since. The menu shows counts, and leads to a page with more of them.
    if (event.newState === 'open') for (const endpoint of [getCurrentUser, getOverview]) void refresh(endpoint)
  }
  const openFirst = ({ key }: KeyboardEvent) => {
    const [first] = found
    if (key === 'Enter' && first) choose(() => open(first.id))()
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`row gap-8 shrink round-control relative icons-14 icons-muted ${styles.trigger}`}
        popoverTarget={menu.id}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
      >
        <span className="visually-hidden nowrap">Switch workspace</span>
        {isOverview ? <AllImage /> : <BrandImage name={current?.name ?? null} imageUrl={current?.imageUrl ?? null} />}
        <b className={`medium ellipsis ${styles.current}`}>
          {isOverview ? 'All workspaces' : (current?.name ?? NAMELESS)}
        </b>
        {current?.isFrozen && <FrozenWord wordClassName={styles.frozenWord} />}
        <ChevronsUpDown />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the menu within */}
      <div {...menu.popover} className={`card ink ${styles.menu}`} onToggle={follow} onKeyDown={menu.onKeyDown}>
        <div className={`row gap-4 ${styles.head}`}>
          <h2>Workspaces</h2>
          <span className={`flex push gap-4 ${styles.keys}`} aria-hidden="true">
            <kbd>g</kbd>
            <kbd>w</kbd>
          </span>
          <IconButton icon={X} label="Close" className={styles.close} onClick={menu.close} />
        </div>
        {workspaces.length > FILTER_ABOVE && (
          <div className={styles.filter}>
            <SearchBox
              label="Find a workspace"
              placeholder="Find a workspace"
              value={typed}
              onType={setTyped}
              onKeyDown={openFirst}
            />
          </div>
        )}
        {found.length === 0 && <p className={`muted ${styles.none}`}>No workspace has “{typed.trim()}” in its name.</p>}
        <div role="menu" tabIndex={-1} aria-label="Switch workspace">
          <div className={styles.list} role="group" aria-label="Workspaces">
            {found.map((each) => (
              <Item key={each.id} isChecked={each.id === current?.id} onSelect={choose(() => open(each.id))}>
                <WorkspaceRow workspace={each} isCurrent={each.id === current?.id} />
              </Item>
            ))}
          </div>
          <div className={`border-above ${styles.foot}`}>
            <Item to="/overview" isHere={isOverview} onSelect={menu.close}>
              <Layers />
              <span className={isOverview ? 'grow strong' : 'grow'}>All workspaces</span>
              <Mark isOn={isOverview} />
            </Item>
            {matchesPage(TEAM_PAGE, ownerPages) && (
              <Item to={TEAM_PAGE} onSelect={menu.close}>
                <Users />
                <span className="shrink ellipsis">{current?.name ? `Members of ${current.name}` : 'Members'}</span>
              </Item>
            )}
            {canCreateWorkspace(user) && (
              <Item onSelect={choose(create)}>
                <Plus />
                New workspace
              </Item>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
