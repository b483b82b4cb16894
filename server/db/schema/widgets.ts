import { WIDGET_KINDS } from '#shared/constants.ts'
import { WALL_DOMAIN_STATUSES } from '#shared/wall-domains.ts'
import type { WidgetHeights, WidgetOptions } from '#shared/widgets.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import type { StoredDnsRecord } from './email-settings.ts'
import { workspaces } from './accounts.ts'
import { testimonials } from './testimonials.ts'

export const widgets = table(
  'widgets',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', WIDGET_KINDS).notNull(),
    name: string('name').notNull(),
    /** Last part of the hosted page's URL. */
    slug: string('slug').unique(),
    /** Only options that differ from the defaults. */
    options: json<Partial<WidgetOptions>>('options').notNull().default({}),
    heights: json<WidgetHeights>('heights'),
    /** Increases each time the widget is published. */
    revision: int('revision').notNull().default(1),
    /** Its order was changed, so building its feed reads the positions. */
    hasOrder: bool('has_order').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (t) => [index('widgets_workspace').on(t.workspaceId)],
)

/** What was published of a widget, the newest few. The address of its page and what it hides are not versioned. */
export const widgetVersions = table(
  'widget_versions',
  {
    widgetId: string('widget_id')
      .notNull()
      .references(() => widgets.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The widget's revision at that moment. */
    revision: int('revision').notNull(),
    name: string('name').notNull(),
    kind: oneOf('kind', WIDGET_KINDS).notNull(),
    /** Only options that differed from the defaults. */
    options: json<Partial<WidgetOptions>>('options').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.widgetId, t.revision] }), index('widget_versions_workspace').on(t.workspaceId)],
)

/** Positions that an owner gave to testimonials in a widget. They stay while a testimonial isn't public. */
export const widgetPositions = table(
  'widget_positions',
  {
    widgetId: string('widget_id')
      .notNull()
      .references(() => widgets.id, { onDelete: 'cascade' }),
    publicId: string('public_id')
      .notNull()
      .references(() => testimonials.publicId, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    isPinned: bool('is_pinned').notNull(),
    /** Among the pinned ones, or among the others; numbers of testimonials that were deleted are missing. */
    position: int('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.widgetId, t.publicId] }),
    index('widget_positions_testimonial').on(t.publicId),
    index('widget_positions_workspace').on(t.workspaceId),
  ],
)

/** Views and clicks of a widget: one row per day (UTC) and site, with nothing about visitors. */
export const widgetCounts = table(
  'widget_counts',
  {
    widgetId: string('widget_id')
      .notNull()
      .references(() => widgets.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    /** `YYYY-MM-DD` */
    day: string('day').notNull(),
    site: string('site').notNull(),
    views: int('views').notNull().default(0),
    clicks: int('clicks').notNull().default(0),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.widgetId, t.day, t.site] }),
    index('widget_counts_workspace').on(t.workspaceId),
    index('widget_counts_seen').on(t.widgetId, t.lastSeenAt),
  ],
)

/**
 * Scripts that pages may load with an integrity hash. They are served byte for byte for as long as this installation
 * exists.
 */
export const pinnedScripts = table('pinned_scripts', {
  /** Relative to `/widget/`. */
  path: string('path').primaryKey(),
  source: string('source').notNull(),
  pinnedAt: instant('pinned_at').notNull(),
})

/** An owner's domain for the hosted wall of one widget. Several workspaces can wait for the same one. */
export const wallDomains = table(
  'wall_domains',
  {
    workspaceId: string('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    widgetId: string('widget_id')
      .notNull()
      .references(() => widgets.id, { onDelete: 'cascade' }),
    name: string('name').notNull(),
    /** The name, while it is this workspace's: it was confirmed and not released since. */
    claimedName: string('claimed_name').unique(),
    status: oneOf('status', WALL_DOMAIN_STATUSES).notNull(),
    records: json<StoredDnsRecord[]>('records').notNull(),
    addedAt: instant('added_at').notNull(),
    checkedAt: instant('checked_at'),
    missingSince: instant('missing_since'),
  },
  (t) => [index('wall_domains_widget').on(t.widgetId)],
)
