// The site while it is being worked on: rendered from the sources as they are now, pictures drawn when asked for.
import { either as E } from 'fp-ts'
import { drawByName, findClip, findMade, findPicture } from '@evkit/data/pictures'
import {
  NODE_PORTS,
  openForms,
  openStore,
  readFormsSettings,
  readRetention,
  toPacked,
  type Fault,
  type FormsOptions,
  type Store,
} from '@evkit/data/service'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderRefusal } from '../src/shell/render-refusal.js'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS, type ScriptName } from '../src/shell/scripts.js'
import type { Asset } from './assets.js'
import { createSite, type SiteOptions } from './site.js'

/** Changes a document before it is sent: the reloading script is put in here. */
export type Transform = NonNullable<SiteOptions['transform']>

// A photograph of the brand goes before what would be shown without it.
const later = (
  shown: string | Buffer,
  find: () => Promise<string | Buffer | undefined>,
): Asset['packed'] => ({
  ...toPacked(shown),
  ready: () => undefined,
  encoded: async () => Buffer.from((await find()) ?? shown),
})

const findMadeAsset = ({ forms }: Store, data: URL, path: string): Asset | undefined => {
  const name = basename(path)
  if (!findMade(path).includes(name)) return undefined
  const rendered = readFileSync(new URL(`pictures/rendered/${name}`, data))
  const packed = later(rendered, async () => forms.photographs.cut(path, rendered))
  return { type: `image/${extname(name).slice(1)}`, isText: false, isImmutable: false, packed }
}

const CLIP_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

const findClipAsset = (data: URL, path: string): Asset | undefined => {
  const name = basename(path)
  if (!findClip(path).includes(name)) return undefined
  const packed = toPacked(readFileSync(new URL(`pictures/clips/${name}`, data)))
  const type = CLIP_TYPES[extname(name)] ?? `image/${extname(name).slice(1)}`
  return { type, isText: false, isImmutable: false, packed }
}

const drawAsset = ({ forms }: Store, path: string): Asset | undefined => {
  const picture = findPicture(path)
  if (picture === undefined) return undefined
  const drawing = drawByName(picture)
  const packed = later(drawing, async () => forms.photographs.wrap(path, drawing))
  return { type: 'image/svg+xml', isText: false, isImmutable: false, packed }
}

const listScript = (script: ScriptName) => ({
  styles: ['/src/tokens/base.css'],
  scripts: [`/${SCRIPTS[script]}`],
  preloads: [],
  fonts: [],
})

const listFaults = (faults: readonly Fault[]): Response =>
  new Response(
    [
      `The data has ${faults.length} faults; save a change to try again.`,
      ...faults.map(({ file, path, text }) => `${file}  ${path}  ${text}`),
    ].join('\n'),
    { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' } },
  )

// Leads of a site in the making go into a folder of their own; the sources are read anew with every change, it is not.
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/dev-data/', import.meta.url))
const kept = globalThis as { evkitForms?: Promise<FormsOptions> | undefined }

const makeForms = async (data: URL, { forms: { markets } }: Store): Promise<FormsOptions> => {
  const settings = readFormsSettings(
    { EVKIT_ENVIRONMENT: 'dev', EVKIT_DATA_DIR: FOLDER, ...process.env },
    FOLDER,
  )
  const rules = readRetention(data)
  if (E.isLeft(settings) || E.isLeft(rules)) return {}
  const forms = await openForms(settings.right, { markets, rules: rules.right }, NODE_PORTS)
  return E.isLeft(forms) ? {} : forms.right.options
}

/** Answers one request from the sources and data as they are now. */
export const answer = async (
  request: Request,
  transform: Transform,
  data: URL,
): Promise<Response> => {
  const store = openStore(data)
  if (E.isLeft(store)) return listFaults(store.left)
  const site = createSite({
    store: store.right,
    forms: await (kept.evkitForms ??= makeForms(data, store.right)),
    render: renderPage,
    renderRefusal,
    findAsset: (path) =>
      drawAsset(store.right, path) ??
      findMadeAsset(store.right, data, path) ??
      findClipAsset(data, path),
    listAssets: listScript,
    origin: new URL(request.url).origin,
    headers: {},
    isPreviewOpen: true,
    isIntrospectionOpen: true,
    onFault: ({ text }) => process.stderr.write(`${text}\n`),
    transform,
  })
  return site.fetch(request)
}
