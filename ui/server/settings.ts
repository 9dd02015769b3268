// What whoever runs the server may set, read once when it starts.
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readOrigin } from '@evkit/data/service'
import { left, right, type Either } from '@evkit/engine/shared'
import { readLinkSettings, type LinkSettings } from './link-settings.js'
import { TRANSPORTS, type Transport } from './security.js'
import { readSecurityContact, type SecurityContact } from './security-text.js'

/** Settings of a server. */
export interface Settings extends LinkSettings {
  readonly port: number
  /** The address it listens at; all of the machine without it. */
  readonly host?: string
  /** Where the site is reached from outside. */
  readonly origin: string
  /** Whether drafts may be read. */
  readonly isPreviewOpen: boolean
  /** Whether the graph tells its types. */
  readonly isIntrospectionOpen: boolean
  /** Whether the figures of the server may be asked for. */
  readonly isMetricsOpen: boolean
  /** Whether visitors' devices may keep the pages of the tools for when there is no network. */
  readonly areToolsKept: boolean
  /** Whether every request is written to the log, or only what went wrong. */
  readonly areRequestsLogged: boolean
  /** Address of a map style in place of our own ground; empty without one. */
  readonly mapStyle: string
  /** Which hosts browsers are told to reach by https alone; nothing is said where the origin is not. */
  readonly transport: Transport
  /** Whom to tell of a weakness; without it the site has no `security.txt`. */
  readonly security?: SecurityContact
  /** Port and address of the calls of whoever runs the service; without it they are on the port of the site. */
  readonly admin?: { readonly port: number; readonly host: string }
  /** Where the files of all builds that are served lie; without it each process has those of its own build. */
  readonly sharedFiles?: { readonly folder: string; readonly days: number }
  /** How many threads render pages and draw beside the one that answers; 0: it does so itself. */
  readonly threads: number
  /** [ms] How long open requests may take to finish when the server is told to stop. */
  readonly stopLimit: number
}

type Environment = Readonly<Record<string, string | undefined>>

const PORT = 4300
const HIGHEST_PORT = 65_535
const STOP_LIMIT = 10_000
const HIGHEST_STOP_LIMIT = 999_999_999

const wholeNumber = (text: string, fallback: number): number => {
  if (text === '') return fallback
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN
}

type Rule = readonly [isGood: boolean, text: string]

const DAYS_KEPT = 7
const MOST_DAYS = 365
const MOST_THREADS = 64
// Of a machine with many cores a site needs few: what is asked for twice is kept.
const USUAL_THREADS = 4

const countThreads = (): number => Math.min(USUAL_THREADS, Math.max(1, availableParallelism() - 1))

const isTransport = (text: string): text is Transport =>
  (TRANSPORTS as readonly string[]).includes(text)

const SWITCHES = ['EVKIT_PREVIEW', 'EVKIT_METRICS', 'EVKIT_OFFLINE']

interface Written {
  readonly host: string
  readonly folder: string
  readonly days: number
  readonly adminPort: number
  readonly adminHost: string
}

// What is not set is not there.
const listOptional = ({
  host,
  folder,
  days,
  adminPort,
  adminHost,
}: Written): Pick<Settings, 'host' | 'sharedFiles' | 'admin'> => ({
  ...(host === '' ? {} : { host }),
  ...(folder === '' ? {} : { sharedFiles: { folder: resolve(folder), days } }),
  ...(adminPort === 0 ? {} : { admin: { port: adminPort, host: adminHost } }),
})

/** Reads the settings, or says what is wrong with them. */
export const readSettings = (environment: Environment): Either<readonly string[], Settings> => {
  const textOf = (name: string): string => environment[name] ?? ''
  const port = wholeNumber(textOf('PORT'), PORT)
  const stopLimit = wholeNumber(textOf('EVKIT_STOP_LIMIT'), STOP_LIMIT)
  const set = textOf('EVKIT_ORIGIN')
  const origin = set === '' ? `http://localhost:${port}` : readOrigin(set)
  const host = textOf('EVKIT_HOST')
  const adminPort = wholeNumber(textOf('EVKIT_ADMIN_PORT'), 0)
  const adminHost = textOf('EVKIT_ADMIN_HOST') || '127.0.0.1'
  const threads = wholeNumber(textOf('EVKIT_THREADS'), countThreads())
  const folder = textOf('EVKIT_ASSETS_DIR')
  const days = wholeNumber(textOf('EVKIT_ASSETS_DAYS'), DAYS_KEPT)
  const mapStyle = textOf('EVKIT_MAP_STYLE')
  const transport = textOf('EVKIT_HSTS') || TRANSPORTS[0]
  const links = readLinkSettings(textOf)
  const contact = readSecurityContact(
    textOf('EVKIT_SECURITY_CONTACT'),
    textOf('EVKIT_SECURITY_LANGUAGES'),
  )
  const rules: readonly Rule[] = [
    [port <= HIGHEST_PORT, `PORT is a number to ${HIGHEST_PORT}`],
    [threads <= MOST_THREADS, `EVKIT_THREADS is a number to ${MOST_THREADS}`],
    [days >= 1 && days <= MOST_DAYS, `EVKIT_ASSETS_DAYS is a number of days, 1 to ${MOST_DAYS}`],
    [stopLimit <= HIGHEST_STOP_LIMIT, 'EVKIT_STOP_LIMIT is a number of milliseconds'],
    [
      origin !== undefined,
      'EVKIT_ORIGIN is an origin such as https://www.example.org, without a path',
    ],
    [
      host === '' || isIP(host) !== 0,
      'EVKIT_HOST is an address of this machine, such as 127.0.0.1',
    ],
    [adminPort <= HIGHEST_PORT, `EVKIT_ADMIN_PORT is a number to ${HIGHEST_PORT}`],
    [isIP(adminHost) !== 0, 'EVKIT_ADMIN_HOST is an address of this machine, such as 127.0.0.1'],
    [isTransport(transport), `EVKIT_HSTS is ${TRANSPORTS.join(', ')}`],
    [['', 'errors'].includes(textOf('EVKIT_LOG')), 'EVKIT_LOG is errors'],
    ...SWITCHES.map((name): Rule => [
      ['', 'on', 'off'].includes(textOf(name)),
      `${name} is on or off`,
    ]),
  ]
  const faults = [
    ...rules.flatMap(([isGood, text]) => (isGood ? [] : [text])),
    ...links.faults,
    ...contact.faults,
  ]
  if (origin === undefined || !isTransport(transport)) return left(faults)
  if (faults.length > 0) return left(faults)
  return right({
    port,
    ...listOptional({ host, folder, days, adminPort, adminHost }),
    origin,
    isPreviewOpen: textOf('EVKIT_PREVIEW') === 'on',
    isIntrospectionOpen: environment['NODE_ENV'] !== 'production',
    isMetricsOpen: textOf('EVKIT_METRICS') === 'on',
    areToolsKept: textOf('EVKIT_OFFLINE') !== 'off',
    areRequestsLogged: textOf('EVKIT_LOG') !== 'errors',
    mapStyle,
    transport,
    ...links.settings,
    ...contact.settings,
    threads,
    stopLimit,
  })
}
