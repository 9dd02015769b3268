import type { Plugin } from 'vite'

/** Gives every entry a sheet of its own, and says in `.vite/styles.json` which. */
export declare const stylesByEntry: (how: {
  /** What a file is called. */
  readonly toKey: (id: string) => string
  /** What the classes of a module begin with, by its file. */
  readonly toPrefix: (id: string) => string
}) => Plugin[]
