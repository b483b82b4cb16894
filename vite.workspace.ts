import { defineConfig } from 'vitest/config'

const setupFiles = ['./scripts/test-guards.ts']

const jsx = (importSource: 'react' | 'preact') => ({ oxc: { jsx: { runtime: 'automatic' as const, importSource } } })

// Vitest reads no workspace file of its own accord: every run names this one with --config.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        ...jsx('react'),
        test: {
          name: 'dashboard',
          environment: 'happy-dom',
          include: ['dashboard/src/**/*.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        ...jsx('preact'),
        test: { name: 'widget', environment: 'happy-dom', include: ['widget/**/*.test.{ts,tsx}'], setupFiles },
      },
    ],
  },
})
