import type { IncomingFiles } from './incoming-files.ts'

/**
 * Where finished images are: the variants of each under its id. Everything throws `images.unavailable` (503) when they can't be
 * reached at the moment.
 */
export type FinishedImages = {
  /**
   * Makes a folder of variants the image's own, replacing its earlier ones. The folder may be left: `discard` it. An image
   * counts as finished only once this returns; what a failure leaves is found by `listOld`.
   */
  keep(path: string, imageId: string): Promise<void>
  /** Succeeds if there is none. */
  remove(imageId: string): Promise<void>
  /** One variant, named like `192.webp`; undefined when it doesn't exist. */
  read(imageId: string, variant: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Ids of images whose files were created before an instant. */
  listOld(before: Date): Promise<string[]>
}

/**
 * The files of images: those being received and made are always on this machine's disk, finished ones there or in a store.
 * Names never come from outside. `listOld` and `sweepIncoming` find what a killed process left behind.
 */
export type ImageFiles = IncomingFiles & FinishedImages
