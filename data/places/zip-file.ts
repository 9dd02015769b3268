// Postal codes of the United States as they are kept: columns, by code.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'

const ZipFileCodec = t.type(
  {
    format: t.literal('evkit-zips-1'),
    credit: t.type({ text: t.string, url: t.string, licence: t.string, asOf: t.string }),
    /** Texts with one entry a line. */
    zips: t.string,
    cities: t.string,
    states: t.string,
    lat: t.readonlyArray(t.number),
    lng: t.readonlyArray(t.number),
  },
  'ZipFile',
)

/** The file of postal codes: positions are in steps of a thousandth of a degree. */
export type ZipFile = t.TypeOf<typeof ZipFileCodec>

/** Steps in a degree that positions are whole numbers of. */
export const ZIP_STEPS = 1000

/** A postal code of the United States and the town it is of. */
export interface ZipCode {
  /** Five digits. */
  readonly zip: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly lat: number
  readonly lng: number
}

/** Reads the file of postal codes, or tells what is wrong with it. */
export const decodeZips = (document: unknown): Either<readonly Issue[], readonly ZipCode[]> => {
  const decoded = decodeWith(ZipFileCodec, document)
  if (E.isLeft(decoded)) return decoded
  const { zips, cities, states, lat, lng } = decoded.right
  const codes = zips.split('\n')
  const [names, regions] = [cities.split('\n'), states.split('\n')]
  const isWhole = [names, regions, lat, lng].every(({ length }) => length === codes.length)
  if (!isWhole)
    return left([
      { path: 'zips', expected: 'columns of one length', actual: `${codes.length} codes` },
    ])
  return right(
    codes.map((zip, at) => ({
      zip,
      city: names[at] ?? '',
      state: regions[at] ?? '',
      lat: (lat[at] ?? 0) / ZIP_STEPS,
      lng: (lng[at] ?? 0) / ZIP_STEPS,
    })),
  )
}

/** Writes the text of the file of postal codes. */
export const writeZipFile = (file: ZipFile): string => `${JSON.stringify(file)}\n`
