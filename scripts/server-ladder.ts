/**
 * The folders of the server, lowest first. A folder imports only folders that come before it, so no two can need each
 * other. Tests may import anything. A new folder goes above the last one that it needs.
 */
export const SERVER_LADDER = [
  'kernel',
  'theme',
  'config',
  'db',
  'stripe',
  'jobs',
  'idempotency',
  'http',
  'accounts',
  'activity',
  'analytics',
  'images',
  'emails',
  'identity',
  'forms',
  'payments',
  'connections',
  'billing',
  'stripe-events',
  'testimonials',
  'widgets',
  'submissions',
  'scheduling',
  'workspaces',
  'overview',
  'users',
  'dev',
  'app',
]
