// Opens what the site is made from: data, maps, leads, threads; and puts it together.
import { either as E } from 'fp-ts'
import {
  createAdmission,
  createEmbedded,
  createMaintenanceService,
  createMetrics,
  findCaller,
  findSender,
  NODE_PORTS,
  openForms,
  openServices,
  openStore,
  readFormsSettings,
  readMapsSettings,
  readRetention,
  toMapsFacts,
  watchRequests,
  type Forms,
  type FormsSettings,
  type LeadPorts,
  type Maps,
  type MapsFacts,
  type MapsSettings,
  type ServerEvent,
  type Store,
  type WatchPorts,
} from '@evkit/data/service'
import { randomUUID } from 'node:crypto'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { renderRefusal } from '../src/shell/render-refusal.js'
import { NOT_KEPT } from '../src/shell/offline/kept-pages.js'
import { KEPT_SCRIPTS } from '../src/shell/page-records.js'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS } from '../src/shell/scripts.js'
import { listAllAssets, listLasting, type Asset } from './assets.js'
import { createSendAtHand } from './at-hand.js'
import { readBuilt, shareFiles, type Sharing } from './built-files.js'
import { listSecurityHeaders } from './security.js'
import type { Settings } from './settings.js'
import { assembleSite, type SiteOptions } from './site.js'
import type { Given } from './tasks.js'
import { openThreads, type Threads } from './threads.js'

/** Hears what happens. */
export type Tell = (event: ServerEvent) => void

/** Where what was built and what is read lies. */
export interface Folders {
  readonly client: string
  readonly pictures: string
  readonly data: URL
  /** The module of a thread. */
  readonly worker: string
}

/** Tells whoever starts the server. */
export const tellLines = (lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`)
}

/** Where roads, stations and places are asked for. */
type MapPorts = NonNullable<Parameters<typeof assembleSite>[0]['mapPorts']>

const openMapPorts = async (
  own: Maps,
  settings: MapsSettings,
  tell: Tell,
): Promise<MapPorts | undefined> => {
  const ports = await openServices(own, settings, {
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
  if (E.isRight(ports)) return ports.right
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
  readonly folders: Folders
  readonly threads: Threads | undefined
  readonly assets: ReadonlyMap<string, Asset>
  readonly shared: Pick<SiteOptions, 'findShared'>
}

const listKeptFiles = (client: string): readonly string[] =>
  listLasting(
    client,
    KEPT_SCRIPTS.map((name) => SCRIPTS[name]),
    NOT_KEPT,
  )

const makeSite = (parts: Parts, tell: Tell) => {
  const { store, settings, maps, mapPorts, forms, folders, threads, assets, shared } = parts
  const metrics = createMetrics()
  const headers = listSecurityHeaders(settings.origin, {
    mapStyle: settings.mapStyle,
    transport: settings.transport,
    usesRecaptcha: forms.options.botCheck?.kind === 'recaptcha',
    // The gallery of blocks has some.
    usesYouTube: store.namesYouTube || settings.isPreviewOpen,
  })
  const isMaintenanceApart = settings.admin !== undefined
  const onFault = (fault: { readonly id: string; readonly text: string }): void => {
    tell({ event: 'fault', ...fault })
  }
  const care = {
    checks: [...forms.checks, ...(threads?.checks ?? [])],
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
  const proxies = forms.options.proxies ?? 0
  const admission = createAdmission({
    findCaller: (context) => findCaller(context, proxies),
    now: () => performance.now(),
    threads: Math.max(1, settings.threads),
    ...(forms.areLimitsOff ? { limits: 'off' } : {}),
  })
  const watch: WatchPorts = {
    now: () => performance.now(),
    makeId: randomUUID,
    tell: (record) => {
      metrics.count(record)
      tell({ event: 'request', ...record })
    },
  }
  const { security, ...rest } = settings
  const { app, findReady } = assembleSite({
    ...rest,
    ...(security === undefined ? {} : { security: { ...security, today: () => new Date() } }),
    ...(isMaintenanceApart ? open : care),
    store,
    maps: maps.maps,
    mapPorts,
    ...(threads === undefined ? {} : { jobs: threads.jobs }),
    forms: { ...forms.options, isMaintenanceApart },
    admission,
    render: renderPage,
    renderRefusal,
    findAsset: (path) => assets.get(path),
    ...shared,
    listAssets: listAllAssets(folders.client, SCRIPTS),
    ...(settings.areToolsKept ? { keptFiles: listKeptFiles(folders.client) } : {}),
    headers,
    guests: forms.guests,
    watch: watchRequests(watch),
  })
  const sendAtHand = createSendAtHand({
    ...watch,
    findReady,
    mayHavePage: (request) => admission.takeAs('pages', findSender(request, proxies)) === 0,
    headers,
  })
  return { fetch: app.fetch, admin: admin.fetch, sendAtHand, headers }
}

// What a start goes by, in one place: with any fault nothing is opened.
const readAll = (folders: Folders) => {
  const maps = readMapsSettings(process.env)
  const forms = readFormsSettings(process.env, homedir())
  const rules = readRetention(folders.data)
  const assets = readBuilt(folders)
  if (E.isLeft(maps)) tellLines(maps.left)
  else if (E.isLeft(forms)) tellLines(forms.left)
  else if (E.isLeft(rules)) tellLines(rules.left)
  else if (E.isLeft(assets)) tellLines(assets.left)
  else return { maps: maps.right, forms: forms.right, rules: rules.right, assets: assets.right }
  return undefined
}

interface Opening {
  readonly imports: URL | undefined
  readonly known: MapsFacts
}

const openData = (data: URL, { imports, known }: Opening): Store | undefined => {
  const store = openStore(data, imports, known)
  if (E.isRight(store)) return store.right
  tellLines([
    ...store.left.map(({ file, path, text }) => `${file}  ${path}  ${text}`),
    `The data has ${store.left.length} faults; the site does not start.`,
  ])
  return undefined
}

// Leads are stored or the site does not start: a form that cannot be sent is worse than a message to whoever starts it.
const openLeads = async (
  settings: FormsSettings,
  duties: Parameters<typeof openForms>[1],
  ports: Pick<LeadPorts, 'tell' | 'inspectFile'>,
): Promise<Forms | undefined> => {
  const forms = await openForms(settings, duties, { ...NODE_PORTS, ...ports })
  if (E.isRight(forms)) return forms.right
  tellLines(forms.left)
  return undefined
}

interface Shared {
  readonly files: Pick<SiteOptions, 'findShared'>
  readonly stop: () => void
}

// A folder that is named and cannot be used would be missed only by the visitors of the next upgrade.
const openSharing = async (
  { sharedFiles }: Settings,
  sharing: Sharing,
): Promise<Shared | undefined> => {
  if (sharedFiles === undefined) return { files: {}, stop: () => undefined }
  try {
    const { find, stop } = await shareFiles(sharedFiles, sharing)
    return { files: { findShared: find }, stop }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    tellLines([`EVKIT_ASSETS_DIR: files cannot be put there: ${reason}`])
    return undefined
  }
}

type Read = NonNullable<ReturnType<typeof readAll>>

const findImports = ({ imports }: MapsSettings): URL | undefined =>
  imports === undefined ? undefined : pathToFileURL(`${resolve(imports)}/`)

const listGiven = (settings: Settings, folders: Folders, { maps, forms }: Read): Given => ({
  data: folders.data.href,
  imports: findImports(maps)?.href,
  known: toMapsFacts(maps),
  client: folders.client,
  origin: settings.origin,
  ownDomains: settings.ownDomains,
  guests: forms.guests,
  mapStyle: settings.mapStyle,
  fleetSignIn: settings.fleetSignIn,
  fleetScope: settings.fleetScope,
  linkEnvironment: settings.linkEnvironment,
  isPreviewOpen: settings.isPreviewOpen,
  maps: maps.maps,
  forms: { isProduction: forms.isProduction },
  isIntrospectionOpen: settings.isIntrospectionOpen,
})

/** Opens everything a site is made from, and makes it; nothing when it cannot be, and why is told. */
export const openSite = async (settings: Settings, folders: Folders, tell: Tell) => {
  const read = readAll(folders)
  if (read === undefined) return undefined
  const { maps, assets } = read
  const imports = findImports(maps)
  const store = openData(folders.data, { imports, known: toMapsFacts(maps) })
  if (store === undefined) return undefined
  const onFault = (text: string): void => {
    tell({ event: 'fault', id: '', text })
  }
  const given = listGiven(settings, folders, read)
  const threads =
    settings.threads === 0
      ? undefined
      : openThreads({ file: folders.worker, count: settings.threads, given, onFault })
  const layers = store.maps.files.texts
  const shared = await openSharing(settings, { assets, layers, onFault })
  const mapPorts =
    shared && (await openMapPorts({ ...createEmbedded(store.maps), ...threads?.roads }, maps, tell))
  const forms =
    mapPorts &&
    (await openLeads(
      read.forms,
      { markets: store.forms.markets, rules: read.rules },
      { tell: onFault, ...threads?.leads },
    ))
  const close = async (): Promise<void> => {
    shared?.stop()
    await forms?.stop()
    await threads?.stop()
  }
  if (shared === undefined || mapPorts === undefined || forms === undefined) {
    await close()
    return undefined
  }
  const open = { maps, mapPorts, forms, threads, shared: shared.files }
  return { ...makeSite({ store, settings, folders, assets, ...open }, tell), close }
}
