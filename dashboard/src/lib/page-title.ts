import { useEffect } from 'react'
import { fullTitle } from '#shared/page-heads.ts'
import { readProductName } from '../installation/product-name.ts'

/** The title of the page: that of its head, or what it is called in a state of its own. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = fullTitle(title, readProductName())
  }, [title])
}
