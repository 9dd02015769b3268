// The search for a postal code: by itself, and by a position.
import { option as O } from 'fp-ts'
import { none, some, type Option } from '@evkit/engine/shared'
import { createFindNearest } from '../stations/grid.js'
import type { ZipCode } from './zip-file.js'

/** The search for postal codes. */
export interface ZipIndex {
  /** The first of a code, none for a code nobody has. */
  readonly find: (zip: string) => Option<ZipCode>
  /** The code nearest to a position; none where there is none within 50 km. */
  readonly findNear: (at: { readonly lat: number; readonly lng: number }) => Option<ZipCode>
}

/** [km] Who is farther from any postal code is not in the country. */
const WITHIN = 50

/** Prepares the search for postal codes. */
export const createZipIndex = (zips: readonly ZipCode[]): ZipIndex => {
  const byCode = new Map(zips.map((one) => [one.zip, one]))
  const findNearest = createFindNearest(zips)
  return {
    find: (zip) => O.fromNullable(byCode.get(zip)),
    findNear: (at) => {
      const found = zips[findNearest(at, WITHIN)]
      return found === undefined ? none : some(found)
    },
  }
}
