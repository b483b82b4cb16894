import { useEffect } from 'react'

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Goodword' ? title : `${title} · Goodword`
  }, [title])
}
