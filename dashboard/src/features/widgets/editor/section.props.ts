import type { Allows, Draft } from './draft.ts'
import type { Change } from './use-editor.ts'

export type SectionProps = { draft: Draft; allows: Allows; onChange: Change }
