// The files of this build: all of them or none, and where all processes find them.
import { left, right, type Either } from '@evkit/engine/shared'
import { existsSync } from 'node:fs'
import { listMissing, readAssets, type Asset } from './assets.js'
import { openSharedFiles, type OwnFile, type SharedFiles } from './shared-files.js'

/** Where the files of a build lie. */
export interface BuiltFolders {
  readonly client: string
  readonly pictures: string
  /** The module of a thread. */
  readonly worker: string
}

/** Reads the files of a build, by their address; or lists those that are missing, for a page of such a build never wakes. */
export const readBuilt = ({
  client,
  pictures,
  worker,
}: BuiltFolders): Either<readonly string[], ReadonlyMap<string, Asset>> => {
  const missing = [...(existsSync(worker) ? [] : [worker]), ...listMissing(client)]
  return missing.length > 0
    ? left(missing.map((path) => `${path} is missing: the site has to be built again`))
    : right(new Map([...readAssets(client), ...readAssets(pictures)]))
}

const listOwn = (
  assets: ReadonlyMap<string, Asset>,
  layers: ReadonlyMap<string, string>,
): ReadonlyMap<string, OwnFile> => {
  const files = [...assets].map(([address, { packed }]): readonly [string, OwnFile] => [
    address,
    { size: packed.size, bytes: async () => packed.encoded('plain') },
  ])
  const texts = [...layers].map(([address, text]): readonly [string, OwnFile] => [
    address,
    { size: Buffer.byteLength(text), bytes: async () => Promise.resolve(Buffer.from(text)) },
  ])
  return new Map([...files, ...texts])
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** What is shared: files of this build, and layers of its map. */
export interface Sharing {
  readonly assets: ReadonlyMap<string, Asset>
  readonly layers: ReadonlyMap<string, string>
  readonly onFault: (text: string) => void
}

/** Shares the files of this build from now on; a folder that cannot be written is an error. */
export const shareFiles = async (
  { folder, days }: { readonly folder: string; readonly days: number },
  { assets, layers, onFault }: Sharing,
): Promise<SharedFiles & { readonly stop: () => void }> => {
  const files = await openSharedFiles({
    folder,
    own: listOwn(assets, layers),
    keep: days * DAY,
    date: () => Date.now(),
    now: () => performance.now(),
    onFault,
  })
  const timer = setInterval(() => void files.renew(), HOUR).unref()
  return {
    ...files,
    stop: () => {
      clearInterval(timer)
    },
  }
}
