import { User } from 'lucide-react'
import { initials } from '#shared/initials.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './avatar.module.css'

type AvatarProps = {
  name: string | null
  imageUrl: string | null
  size?: 'tiny' | 'small' | 'large'
  /** Somebody without an account. */
  isOutside?: boolean
}

/** The image, else the initials, else a placeholder. Decorative: the name is next to it. */
export function Avatar({ name, imageUrl, size = 'small', isOutside = false }: AvatarProps) {
  const letters = initials(name ?? '')
  if (imageUrl) return <img className={classNames(styles.avatar, styles[size])} src={imageUrl} alt="" />
  return (
    <span
      className={classNames(
        styles.avatar,
        styles[size],
        !letters && 'icons-14',
        (!letters || isOutside) && styles.outside,
      )}
      aria-hidden="true"
    >
      {letters || <User />}
    </span>
  )
}
