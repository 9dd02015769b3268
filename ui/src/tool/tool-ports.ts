import type { Log } from '@evkit/engine/internal/shared'

/** Port: the address of the page. */
export interface AddressPort {
  /** The query as it is now, with or without `?`. */
  readonly read: () => string
  /** Replaces the query; adds no entry to the history. */
  readonly write: (query: string) => void
  /** Tells when the address was changed by someone else; answers how to stop. */
  readonly subscribe: (listen: () => void) => () => void
}

/** What a tool asks of the outside. */
export interface ToolPorts {
  readonly address: AddressPort
  readonly log: Log
  /** Copies a text; answers whether that worked. */
  readonly copy: (text: string) => Promise<boolean>
  /** The full address to copy. */
  readonly link: () => string
  readonly setTitle: (title: string) => void
}
