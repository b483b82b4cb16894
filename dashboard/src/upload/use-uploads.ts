import { useSyncExternalStore } from 'react'
import type { Uploads } from './uploads.ts'

export const useUploadItems = (uploads: Uploads) => useSyncExternalStore(uploads.subscribe, uploads.getItems)
