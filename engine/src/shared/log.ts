/** One line for whoever keeps the site running; never personal data. */
export interface LogEntry {
  /**
   * `note`: the page works, something is worth knowing. `warning`: it works, and its author should look. `error`: something
   * did not work.
   */
  readonly level: 'note' | 'warning' | 'error'
  /** Tag of the fault, from the closed list of its domain. */
  readonly code: string
  /** The line. */
  readonly text: string
}

/** Port: where log lines go. */
export type Log = (entry: LogEntry) => void

/** Port: the text of a message in the page's language, with its values filled in. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string
