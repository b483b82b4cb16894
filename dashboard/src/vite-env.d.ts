interface ImportMetaEnv {
  /** Which build this is: `goodword@` and the version of the package. */
  readonly GOODWORD_RELEASE: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
