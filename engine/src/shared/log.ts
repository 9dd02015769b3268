/** A log entry for the site's operators; never personal data. */
export interface LogEntry {
  /**
   * `note`: information, the page works. `warning`: the page works, but its author should check it. `error`: something
   * failed.
   */
  readonly level: 'note' | 'warning' | 'error'
  /** Error code, from the closed list of its domain. */
  readonly code: string
  /** Log message. */
  readonly text: string
}

/** Port: where log lines go. */
export type Log = (entry: LogEntry) => void

/** Port: translates a message key to the page's language, interpolating its values (i18n). */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string
