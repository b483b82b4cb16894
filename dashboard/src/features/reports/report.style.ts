import { useLayoutEffect } from 'react'
import type { Accent } from '#shared/submissions.ts'

/** Gives the report the agency's colour, and its pages on paper their title. */
export function useReportStyle({ accent, runningTitle }: { accent: Accent | null; runningTitle: string }): void {
  const light = accent?.light ?? ''
  const dark = accent?.dark ?? ''
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const values = {
      '--agency-light': light,
      '--agency-dark': dark,
      // JSON escapes quotes and backslashes as CSS does.
      '--running-title': JSON.stringify(runningTitle),
    }
    for (const [name, value] of Object.entries(values)) if (value) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name)
    }
  }, [light, dark, runningTitle])
}
