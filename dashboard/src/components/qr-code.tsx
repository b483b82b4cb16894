import encodeQR from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** In modules. Scanners need it. */
const MARGIN = 4

/** A QR code, dark on light in every theme because some cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN })), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
export function drawingOf(rows: readonly (readonly boolean[])[]): { size: number; path: string } {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
    }),
  )
  return { size: rows.length, path: runs.join('') }
}
