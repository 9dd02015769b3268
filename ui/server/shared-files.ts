// The files of every build that is served, in a folder that all processes share: a page of the build before or after finds
// its scripts whichever process is asked.
import { createMemory } from '@evkit/data/service'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readAsset, type Asset } from './assets.js'

/** A file of this build. */
export interface OwnFile {
  /** [B] */
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}

/** How files are shared. */
export interface SharedFilesOptions {
  readonly folder: string
  /** The files of this build, by their address. */
  readonly own: ReadonlyMap<string, OwnFile>
  /** [ms] For how long a file is kept that no running process has. */
  readonly keep: number
  /** [ms] What the calendar says. */
  readonly date: () => number
  /** [ms] Time that only moves forward. */
  readonly now: () => number
  /** Hears what could not be done; what is shared already is still found. */
  readonly onFault: (text: string) => void
}

/** Files that are shared. */
export interface SharedFiles {
  /** Puts the files of this build there, notes that they are in use, and sweeps what nobody has used for long. */
  readonly renew: () => Promise<void>
  /** Finds a file of another build. */
  readonly find: (address: string) => Promise<Asset | undefined>
}

const FOLDERS = ['assets', 'maps', 'media'] as const
const SHARED = new RegExp(`^/(?:${FOLDERS.join('|')})/`)
// No part begins with a dot, so none leads out of the folder.
const PLAIN = new RegExp(`^/(?:${FOLDERS.join('|')})(?:/[\\w-][\\w.-]*)+$`)

/** Whether an address is one of files alone: no page is there. */
export const isOfFiles = (address: string): boolean => SHARED.test(address)

// [ms] A clock that differs by more from the time that has passed was set: what it says of a file's age is not believed.
const STEP = 60_000
const MS = 1000
// [B] Of files of other builds, unpacked and packed.
const MOST_BYTES = 32 * 1024 * 1024

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const orMissing = async <A>(done: Promise<A>): Promise<A | undefined> => {
  try {
    return await done
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// It lies there whole or not at all.
const put = async (path: string, { bytes }: OwnFile): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, await bytes())
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = (await orMissing(readdir(folder, { withFileTypes: true, recursive: true }))) ?? []
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

/** Shares files. Throws where the folder cannot be written when the first ones are put there. */
export const openSharedFiles = async (options: SharedFilesOptions): Promise<SharedFiles> => {
  const { folder, own, keep, date, now, onFault } = options
  const others = createMemory<Asset>({
    capacity: MOST_BYTES,
    weigh: (address, { packed }) => address.length + 2 * packed.size,
  })

  const fill = async (): Promise<void> => {
    const used = date() / MS
    for (const [address, file] of own) {
      if (!isOfFiles(address)) continue
      const path = join(folder, address)
      const there = await orMissing(stat(path))
      if (there?.size !== file.size) await put(path, file)
      await orMissing(utimes(path, used, used))
    }
  }

  const sweep = async (): Promise<void> => {
    const today = date()
    const lists = await Promise.all(FOLDERS.map((name) => listFiles(join(folder, name))))
    for (const path of lists.flat()) {
      const { mtimeMs = today } = (await orMissing(stat(path))) ?? {}
      if (mtimeMs < today - keep) await rm(path, { force: true })
      // Written while a clock was wrong: it grows old from now on.
      else if (mtimeMs > today + keep) await orMissing(utimes(path, today / MS, today / MS))
    }
  }

  await fill()
  let last = { date: date(), now: now() }
  return {
    renew: async () => {
      const passed = { date: date() - last.date, now: now() - last.now }
      last = { date: date(), now: now() }
      try {
        await fill()
        // The others have not noted yet, by the clock as it is now, what they use.
        if (Math.abs(passed.date - passed.now) < STEP) await sweep()
      } catch (error) {
        onFault(`shared files: ${textOf(error)}`)
      }
    },
    find: async (address) => {
      if (!PLAIN.test(address)) return undefined
      const known = others.find(address)
      if (known !== undefined) return known
      try {
        const asset = await readAsset(folder, address)
        if (asset !== undefined) others.keep(address, asset)
        return asset
      } catch (error) {
        if (!isMissing(error)) onFault(`shared files: ${textOf(error)}`)
        return undefined
      }
    },
  }
}
