// The built files, read once: by manifest, never by a path out of an address.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { toPacked, type Packed } from '@evkit/data/service'
import type { PageAssets } from './document.js'

/** One file, ready to be sent. */
export interface Asset {
  readonly type: string
  readonly packed: Packed
  /** False for what is compressed already, such as fonts and photographs. */
  readonly isText: boolean
  /** True for files whose name holds their content's hash. */
  readonly isImmutable: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

// Anything else is packed by its own kind already.
const TEXT = /^(?:text\/|application\/json|image\/svg)/

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })

// Files are packed once and sent for as long as the server runs.
const BEST = 9

const typeOf = (address: string): string | undefined => TYPES[extname(address)]

// Scripts, styles and layers of the map are named by what is in them.
const IMMUTABLE = /^\/(?:assets|maps)\//

const toAsset = (address: string, type: string, packed: Packed): Asset => ({
  type,
  packed,
  isText: TEXT.test(type),
  isImmutable: IMMUTABLE.test(address),
})

const MANIFEST = '.vite'

/** Reads every file below a folder, by its address. */
export const readAssets = (folder: string): ReadonlyMap<string, Asset> =>
  new Map(
    listFiles(folder).flatMap((path) => {
      const address = `/${relative(folder, path).split(sep).join('/')}`
      const type = typeOf(address)
      if (address.startsWith(`/${MANIFEST}/`) || type === undefined) return []
      return [[address, toAsset(address, type, toPacked(readFileSync(path), BEST))] as const]
    }),
  )

/** Reads one file of another build, which is packed quickly; nothing where it is of no kind that is served. */
export const readAsset = async (folder: string, address: string): Promise<Asset | undefined> => {
  const type = typeOf(address)
  return type === undefined
    ? undefined
    : toAsset(address, type, toPacked(await readFile(join(folder, address))))
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const reach = (manifest: Manifest, key: string, seen: Set<string>): readonly Chunk[] => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((one) => reach(manifest, one, seen)), chunk]
}

const toAddress = (file: string): string => `/${file}`

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, MANIFEST, 'manifest.json'), 'utf8')) as Manifest

// Every first script has a sheet of its own; other style sheets come with what they belong to.
const readStyles = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, MANIFEST, 'styles.json'), 'utf8')) as Record<string, string>

// The sheet of all modules, which is cut into those of the scripts and not kept.
const CUT = 'style.css'

/** Lists the files the build has made that are not in its folder. */
export const listMissing = (folder: string): readonly string[] => {
  const { [CUT]: _, ...chunks } = readManifest(folder)
  const made = [
    ...Object.values(chunks).map(({ file }) => file),
    ...Object.values(readStyles(folder)),
  ]
  return [...new Set(made)].map((file) => join(folder, file)).filter((path) => !existsSync(path))
}

/** Lists the files of a script, from the manifest of the build. */
export const listPageAssets = (folder: string, entry: string): PageAssets => {
  const manifest = readManifest(folder)
  const chunks = reach(manifest, entry, new Set())
  const own = manifest[entry]
  const files = chunks.map(({ file }) => file).filter((file) => file !== own?.file)
  const style = readStyles(folder)[entry]
  return {
    styles: style === undefined ? [] : [toAddress(style)],
    scripts: own === undefined ? [] : [toAddress(own.file)],
    preloads: files.map(toAddress),
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2'))
      .map(toAddress),
  }
}

/** Lists the files of every script, by its name; the manifest is read once. */
export const listAllAssets = <Name extends string>(
  folder: string,
  scripts: Readonly<Record<Name, string>>,
): ((script: Name) => PageAssets) => {
  const files = new Map(
    Object.entries<string>(scripts).map(([name, entry]) => [name, listPageAssets(folder, entry)]),
  )
  return (script) => files.get(script) ?? listPageAssets(folder, scripts[script])
}

const reachLater = (
  manifest: Manifest,
  key: string,
  { seen, without }: { readonly seen: Set<string>; readonly without: readonly string[] },
): void => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key) || without.includes(key)) return
  seen.add(key)
  for (const one of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    reachLater(manifest, one, { seen, without })
}

/** Lists every file that pages with these scripts may ask for, now or later, but those of some modules. */
export const listLasting = (
  folder: string,
  entries: readonly string[],
  without: readonly string[],
): readonly string[] => {
  const manifest = readManifest(folder)
  const seen = new Set<string>()
  for (const entry of entries) reachLater(manifest, entry, { seen, without })
  const scripts = [...seen].flatMap((key) => manifest[key]?.file ?? [])
  const styles = readStyles(folder)
  const sheets = entries.flatMap((entry) => styles[entry] ?? [])
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'))
  return [...new Set([...scripts, ...sheets, ...fonts])].map(toAddress).sort()
}
