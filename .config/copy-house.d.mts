/** Makes a folder with copies of some of the repository and links to the rest, and answers its path. */
export declare const copyHouse: (parts: {
  readonly copied: readonly string[]
  readonly linked: readonly string[]
  readonly isNeeded?: (path: string) => boolean
}) => string
