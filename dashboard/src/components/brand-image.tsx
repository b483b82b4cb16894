import { initials } from '#shared/initials.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './brand-image.module.css'

type BrandImageProps = { name: string | null; imageUrl: string | null; size?: 20 | 28 | 32 | 48; isDimmed?: boolean }

const sizes = { 20: styles.small, 28: styles.medium, 32: styles.large, 48: styles.huge }

/** The image of a workspace, else its initials. Square, unlike people. Decorative: the name is next to it. */
export function BrandImage({ name, imageUrl, size = 28, isDimmed = false }: BrandImageProps) {
  const className = classNames(styles.brand, sizes[size], isDimmed && styles.dimmed)
  if (imageUrl) return <img className={className} src={imageUrl} alt="" />
  return (
    <span className={className} aria-hidden="true">
      {initials(name ?? '')}
    </span>
  )
}
