// What whoever runs the server may set, read once when it starts.

/** Settings of a server. */
export interface Settings {
  readonly port: number
  /** Where the site is reached from outside. */
  readonly origin: string
  /** Whether drafts may be read. */
  readonly isPreviewOpen: boolean
  /** Whether the graph tells its types. */
  readonly isIntrospectionOpen: boolean
  /** Whether the figures of the server may be asked for. */
  readonly isMetricsOpen: boolean
  /** Whether every request is written to the log, or only what went wrong. */
  readonly areRequestsLogged: boolean
  /** Address of a map style in place of our own ground; empty without one. */
  readonly mapStyle: string
  /** [ms] How long open requests may take to finish when the server is told to stop. */
  readonly stopLimit: number
}

type Environment = Readonly<Record<string, string | undefined>>

const PORT = 4300
const HIGHEST_PORT = 65_535
const STOP_LIMIT = 10_000

const wholeNumber = (text: string | undefined, highest: number): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined

/** Reads the settings; what is not understood is as if it were not set. */
export const readSettings = (environment: Environment): Settings => {
  const port = wholeNumber(environment['PORT'], HIGHEST_PORT) ?? PORT
  return {
    port,
    origin: environment['EVKIT_ORIGIN'] ?? `http://localhost:${port}`,
    isPreviewOpen: environment['EVKIT_PREVIEW'] === 'on',
    isIntrospectionOpen: environment['NODE_ENV'] !== 'production',
    isMetricsOpen: environment['EVKIT_METRICS'] === 'on',
    areRequestsLogged: environment['EVKIT_LOG'] !== 'errors',
    mapStyle: environment['EVKIT_MAP_STYLE'] ?? '',
    stopLimit: wholeNumber(environment['EVKIT_STOP_LIMIT'], Infinity) ?? STOP_LIMIT,
  }
}
