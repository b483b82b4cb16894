/**
 * Creates the variants of one uploaded image. It is a separate program because it decodes untrusted bytes: whatever
 * they do to the decoder happens in a process without secrets, which is killed when it takes too long.
 * node sharp-program.ts FOLDER < FILE
 * Writes each size as WebP and JPEG into the folder and prints the result as JSON (`ProcessedImage`).
 */
import { buffer } from 'node:stream/consumers'
import { processImage } from './sharp-decoder.ts'

const [folder = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await processImage(await buffer(process.stdin), folder)))
