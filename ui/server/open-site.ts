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
  watchRequests,
  type Forms,
  type FormsSettings,
  type LeadPorts,
  type Maps,
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
import { renderFault } from '../src/shell/render-fault.js'
import { KEPT_SCRIPTS, NOT_KEPT } from '../src/shell/offline/kept-pages.js'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS } from '../src/shell/scripts.js'
import { listAllAssets, listLasting, readAssets } from './assets.js'
import { createSendAtHand } from './at-hand.js'
import { listSecurityHeaders } from './security.js'
import type { Settings } from './settings.js'
import { assembleSite } from './site.js'
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
}

const listKeptFiles = (client: string): readonly string[] =>
  listLasting(
    client,
    KEPT_SCRIPTS.map((name) => SCRIPTS[name]),
    NOT_KEPT,
  )

const makeSite = (parts: Parts, tell: Tell) => {
  const { store, settings, maps, mapPorts, forms, folders, threads } = parts
  const assets = new Map([...readAssets(folders.client), ...readAssets(folders.pictures)])
  const metrics = createMetrics()
  const headers = listSecurityHeaders(settings.origin, {
    mapStyle: settings.mapStyle,
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
    renderFault,
    findAsset: (path) => assets.get(path),
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
  if (E.isLeft(maps)) tellLines(maps.left)
  else if (E.isLeft(forms)) tellLines(forms.left)
  else if (E.isLeft(rules)) tellLines(rules.left)
  else return { maps: maps.right, forms: forms.right, rules: rules.right }
  return undefined
}

interface Opening {
  readonly imports: URL | undefined
  readonly hasOwnRoads: boolean
}

const openData = (data: URL, { imports, hasOwnRoads }: Opening): Store | undefined => {
  const store = openStore(data, imports, hasOwnRoads)
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

/** Opens everything a site is made from, and makes it; nothing when it cannot be, and why is told. */
export const openSite = async (settings: Settings, folders: Folders, tell: Tell) => {
  const read = readAll(folders)
  if (read === undefined) return undefined
  const { imports, routing } = read.maps
  const imported = imports === undefined ? undefined : pathToFileURL(`${resolve(imports)}/`)
  const hasOwnRoads = routing === 'embedded'
  const store = openData(folders.data, { imports: imported, hasOwnRoads })
  if (store === undefined) return undefined
  const tellFault = (text: string): void => {
    tell({ event: 'fault', id: '', text })
  }
  const given: Given = {
    data: folders.data.href,
    imports: imported?.href,
    hasOwnRoads,
    client: folders.client,
    origin: settings.origin,
    mapStyle: settings.mapStyle,
    fleetSignIn: settings.fleetSignIn,
    isPreviewOpen: settings.isPreviewOpen,
    maps: read.maps.maps,
    forms: { isProduction: read.forms.isProduction },
    isIntrospectionOpen: settings.isIntrospectionOpen,
  }
  const threads =
    settings.threads === 0
      ? undefined
      : openThreads({ file: folders.worker, count: settings.threads, given, onFault: tellFault })
  const own = { ...createEmbedded(store.maps), ...threads?.roads }
  const mapPorts = await openMapPorts(own, read.maps, tell)
  const forms =
    mapPorts === undefined
      ? undefined
      : await openLeads(
          read.forms,
          { markets: store.forms.markets, rules: read.rules },
          { tell: tellFault, ...threads?.leads },
        )
  if (mapPorts === undefined || forms === undefined) {
    await threads?.stop()
    return undefined
  }
  const site = makeSite(
    { store, settings, maps: read.maps, mapPorts, forms, folders, threads },
    tell,
  )
  return {
    ...site,
    close: async () => {
      await forms.stop()
      await threads?.stop()
    },
  }
}
