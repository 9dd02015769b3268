// Postal codes of the United States: a site of another country never asks, so they are read with the first question.
import { existsSync, readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { createZipIndex, decodeZips, type ZipIndex } from '../places/index.js'
import type { Fault } from '../sources/rows.js'

const TABLE = 'tables/us-zips.json'

/** Postal codes of the United States. */
export interface ZipStore {
  /** The search; throws where the table cannot be read, which `npm run check:data` tells. */
  readonly index: () => ZipIndex
  readonly faults: readonly Fault[]
}

/** Opens the postal codes below the data folder. */
export const openZips = (folder: URL): ZipStore => {
  const table = new URL(TABLE, folder)
  let index: ZipIndex | undefined
  const read = (): ZipIndex => {
    const zips = decodeZips(JSON.parse(readFileSync(table, 'utf8')))
    if (E.isLeft(zips)) throw new Error(`data/${TABLE}: ${JSON.stringify(zips.left)}`)
    return createZipIndex(zips.right)
  }
  return {
    index: () => (index ??= read()),
    faults: existsSync(table) ? [] : [{ file: `data/${TABLE}`, path: '', text: 'is not there' }],
  }
}
