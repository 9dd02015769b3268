// The server as it is built: pages, files and service on one port.
import {
  createAdmission,
  createMaintenanceService,
  createMetrics,
  findCaller,
  levelOf,
  NODE_PORTS,
  openForms,
  openServices,
  openStore,
  readFormsSettings,
  readMapsSettings,
  readRetention,
  watchRequests,
  writeLogLine,
  type Forms,
  type MapsSettings,
  type Store,
} from '@evkit/data/service'
import type { ServerEvent } from '@evkit/data/service'
import { randomUUID } from 'node:crypto'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS } from '../src/shell/scripts.js'
import { listPageAssets, readAssets } from './assets.js'
import { listen, type Listening } from './listen.js'
import { listSecurityHeaders } from './security.js'
import { readSettings, type Settings } from './settings.js'
import { createSite } from './site.js'

const CLIENT = resolve(import.meta.dirname, '../client')
const PICTURES = resolve(import.meta.dirname, '../pictures')
const DATA = new URL('../../../data/', import.meta.url)

type Tell = (event: ServerEvent) => void

const createTell =
  ({ areRequestsLogged }: Settings): Tell =>
  (event) => {
    const isError = levelOf(event) === 'error'
    if (event.event === 'request' && !isError && !areRequestsLogged) return
    const line = writeLogLine(event, new Date())
    if (isError) process.stderr.write(line)
    else process.stdout.write(line)
  }

/** Where roads, stations and places are asked for. */
type MapPorts = NonNullable<Parameters<typeof createSite>[0]['mapPorts']>

const openMapPorts = async (
  store: Store,
  settings: MapsSettings,
  tell: Tell,
): Promise<MapPorts | undefined> => {
  const ports = await openServices(store.maps, settings, {
    fetch,
    wait: async (milliseconds, signal) => {
      await wait(milliseconds, undefined, { signal }).catch(() => undefined)
    },
    random: Math.random,
    now: () => performance.now(),
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    load: async (name) => import(/* @vite-ignore */ name) as Promise<unknown>,
    tell: (text) => {
      tell({ event: 'fault', id: '', text })
    },
  })
  if (ports._tag === 'Right') return ports.right
  process.stderr.write(`${ports.left}\n`)
  return undefined
}

/** What a site is made from. */
interface Parts {
  readonly store: Store
  readonly settings: Settings
  readonly maps: MapsSettings
  readonly mapPorts: MapPorts
  readonly forms: Forms
}

const makeSite = ({ store, settings, maps, mapPorts, forms }: Parts, tell: Tell) => {
  const files = new Map(
    Object.entries(SCRIPTS).map(([name, entry]) => [name, listPageAssets(CLIENT, entry)]),
  )
  const assets = new Map([...readAssets(CLIENT), ...readAssets(PICTURES)])
  const metrics = createMetrics()
  const headers = listSecurityHeaders(settings.origin, {
    mapStyle: settings.mapStyle,
    usesRecaptcha: forms.options.botCheck?.kind === 'recaptcha',
  })
  const isMaintenanceApart = settings.admin !== undefined
  const onFault = (fault: { readonly id: string; readonly text: string }): void => {
    tell({ event: 'fault', ...fault })
  }
  const care = {
    checks: forms.checks,
    onFault,
    ...(settings.isMetricsOpen
      ? { writeMetrics: async () => metrics.write() + (await forms.writeMetrics()) }
      : {}),
  }
  const admin = createMaintenanceService(store, {
    ...care,
    isPreviewOpen: false,
    forms: forms.options,
  })
  const { writeMetrics: _, ...open } = care
  const site = createSite({
    ...settings,
    ...(isMaintenanceApart ? open : care),
    store,
    maps: maps.maps,
    mapPorts,
    forms: { ...forms.options, isMaintenanceApart },
    admission: createAdmission({
      findCaller: (context) => findCaller(context, forms.options.proxies ?? 0),
      now: () => performance.now(),
      ...(forms.areLimitsOff ? { limits: 'off' } : {}),
    }),
    render: renderPage,
    findAsset: (path) => assets.get(path),
    listAssets: (script) => files.get(script) ?? listPageAssets(CLIENT, SCRIPTS[script]),
    headers,
    guests: forms.guests,
    watch: watchRequests({
      now: () => performance.now(),
      makeId: randomUUID,
      tell: (record) => {
        metrics.count(record)
        tell({ event: 'request', ...record })
      },
    }),
  })
  return { fetch: site.fetch, admin: admin.fetch, headers }
}

const tellLines = (lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`)
}

// Leads are stored or the site does not start: a form that cannot be sent is worse than a message to whoever starts it.
const openLeads = async ({ forms: { markets } }: Store, tell: Tell): Promise<Forms | undefined> => {
  const settings = readFormsSettings(process.env, homedir())
  if (settings._tag === 'Left') {
    tellLines(settings.left)
    return undefined
  }
  const rules = readRetention(DATA)
  if (rules._tag === 'Left') {
    tellLines(rules.left)
    return undefined
  }
  const forms = await openForms(
    settings.right,
    { markets, rules: rules.right },
    {
      ...NODE_PORTS,
      tell: (text) => {
        tell({ event: 'fault', id: '', text })
      },
    },
  )
  if (forms._tag === 'Right') return forms.right
  tellLines(forms.left)
  return undefined
}

const openSite = async (settings: Settings, tell: Tell) => {
  const maps = readMapsSettings(process.env)
  if (maps._tag === 'Left') {
    tellLines(maps.left)
    return undefined
  }
  const { imports } = maps.right
  const folder = imports === undefined ? undefined : pathToFileURL(`${resolve(imports)}/`)
  const store = openStore(DATA, folder)
  if (store._tag === 'Left') {
    for (const { file, path, text } of store.left) {
      process.stderr.write(`${file}  ${path}  ${text}\n`)
    }
    process.stderr.write(`The data has ${store.left.length} faults; the site does not start.\n`)
    return undefined
  }
  const mapPorts = await openMapPorts(store.right, maps.right, tell)
  if (mapPorts === undefined) return undefined
  const forms = await openLeads(store.right, tell)
  if (forms === undefined) return undefined
  const site = makeSite({ store: store.right, settings, maps: maps.right, mapPorts, forms }, tell)
  return { ...site, close: forms.stop }
}

const stopOnSignal = (
  server: Listening,
  { stopLimit, close }: Pick<Settings, 'stopLimit'> & { readonly close: () => Promise<void> },
  tell: Tell,
): void => {
  const stop = async (): Promise<void> => {
    tell({ event: 'stopping', open: server.countOpen() })
    const end = await server.stop(stopLimit)
    // What was asked for is answered; what was accepted is on the disk, and its delivery goes on after the next start.
    await close()
    tell({ event: 'stopped', open: server.countOpen() })
    process.exit(end === 'finished' ? 0 : 1)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

const wordFailure = (error: unknown, port: number): string => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken) return `Port ${port} is taken; choose another: PORT=4400 npm start`
  return error instanceof Error ? error.message : 'The server could not start'
}

type Site = NonNullable<Awaited<ReturnType<typeof openSite>>>

// The calls of whoever runs the service end with everything else.
const openAdmin = async (
  { admin, stopLimit }: Settings,
  site: Site,
): Promise<() => Promise<void>> => {
  if (admin === undefined) return site.close
  const server = await listen({ fetch: site.admin, headers: site.headers, ...admin })
  process.stdout.write(`Maintenance is at http://${admin.host}:${server.port}/\n`)
  return async () => {
    await server.stop(stopLimit)
    await site.close()
  }
}

// [ms] What was begun for a site that is not reached is ended, and not waited for any longer than this.
const GIVE_UP = 900

const start = async (): Promise<void> => {
  const read = readSettings(process.env)
  if (read._tag === 'Left') {
    tellLines(read.left)
    process.exitCode = 1
    return
  }
  const settings = read.right
  const tell = createTell(settings)
  const site = await openSite(settings, tell)
  if (site === undefined) {
    process.exitCode = 1
    return
  }
  const { port, host } = settings
  try {
    const close = await openAdmin(settings, site)
    const server = await listen({ fetch: site.fetch, port, host, headers: site.headers })
    stopOnSignal(server, { stopLimit: settings.stopLimit, close }, tell)
    process.stdout.write(`evkit is at http://localhost:${server.port}/\n`)
  } catch (error) {
    tellLines([wordFailure(error, port)])
    await Promise.race([site.close(), wait(GIVE_UP)])
    process.exit(1)
  }
}

await start()
