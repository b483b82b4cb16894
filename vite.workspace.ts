import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// A time-out is there to end a test that hangs, not to judge a slow machine.
const everywhere = {
  setupFiles: ['./scripts/test-guards.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  allowOnly: false,
  // The files of a worker share its modules, which are most of what a run costs: no test may leave something in one.
  isolate: false,
}

const jsx = (importSource: 'react' | 'preact') => ({ oxc: { jsx: { runtime: 'automatic' as const, importSource } } })

export const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'server',
      environment: 'node',
      include: ['server/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts', 'dashboard/*.test.ts'],
      ...everywhere,
    },
  },
  {
    ...jsx('react'),
    test: {
      name: 'dashboard',
      environment: 'happy-dom',
      include: ['dashboard/src/**/*.test.{ts,tsx}'],
      ...everywhere,
    },
  },
  {
    ...jsx('preact'),
    test: { name: 'widget', environment: 'happy-dom', include: ['widget/**/*.test.{ts,tsx}'], ...everywhere },
  },
]

// Vitest reads no workspace file of its own accord: every run names this one with --config.
export default defineConfig({ test: { maxWorkers: '100%', projects } })
