/** Decodes one file after the other, which come as messages, and says what came out of each. */
import process from 'node:process'
import { decode } from '#server/images/sharp-decoder.ts'
import type { Decoding } from './lasting-decoder.ts'

process.on('message', (bytes: Uint8Array) => {
  void decode(Buffer.from(bytes)).then(
    (decoded) => send(decoded.kind === 'refused' ? decoded : { ...decoded, pixels: sizeOf(decoded.pixels) }),
    () => send({ kind: 'refused' }),
  )
})

const send = (decoding: Decoding) => process.send?.(decoding)

const sizeOf = ({
  data,
  width,
  height,
  channels,
}: {
  data: Buffer
  width: number
  height: number
  channels: number
}) => ({
  bytes: data.length,
  width,
  height,
  channels,
})
