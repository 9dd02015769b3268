// Places that can be searched, as they are kept: columns, most people first.
import * as t from 'io-ts'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'

const Texts = t.readonlyArray(t.string)
const Numbers = t.readonlyArray(t.number)

const PlaceFileCodec = t.type(
  {
    format: t.literal('evkit-places-1'),
    credit: t.type({ text: t.string, url: t.string, licence: t.string, asOf: t.string }),
    /** Names of countries by code, the English one first. */
    countries: t.record(t.string, Texts),
    regions: Texts,
    /** One text with the names of all places, one a line. */
    names: t.string,
    ids: Numbers,
    country: Texts,
    /** Place in `regions`; -1 without one. */
    region: Numbers,
    lat: Numbers,
    lng: Numbers,
    people: Numbers,
    /** Other names by place in the columns. */
    also: t.readonlyArray(t.tuple([t.number, Texts])),
  },
  'PlaceFile',
)

/** The file of places: ids are those of GeoNames, positions are in steps of a ten-thousandth of a degree. */
export type PlaceFile = t.TypeOf<typeof PlaceFileCodec>

/** Steps in a degree that positions are whole numbers of. */
export const PLACE_STEPS = 10_000

/** A place that can be searched. */
export interface StoredPlace {
  readonly id: string
  readonly name: string
  /** Other names that are typed for it. */
  readonly also: readonly string[]
  readonly country: string
  readonly region: string
  readonly lat: number
  readonly lng: number
  readonly people: number
}

/** Places, most people first, with the names of their countries. */
export interface StoredPlaces {
  readonly places: readonly StoredPlace[]
  /** Names of countries by code, the English one first. */
  readonly countries: ReadonlyMap<string, readonly string[]>
  readonly credit: PlaceFile['credit']
}

/** What the number of a place is written behind. */
const ID = 'geonames-'

/** Reads the file of places, or tells what is wrong with it. */
export const decodePlaces = (document: unknown): Either<readonly Issue[], StoredPlaces> => {
  const decoded = decodeWith(PlaceFileCodec, document)
  if (decoded._tag === 'Left') return decoded
  const file = decoded.right
  const names = file.names.split('\n')
  const { ids, country, region, lat, lng, people } = file
  if ([ids, country, region, lat, lng, people].some(({ length }) => length !== names.length)) {
    return left([{ path: '', expected: 'columns of the same length', actual: 'others' }])
  }
  const also = new Map(file.also)
  return right({
    credit: file.credit,
    countries: new Map(Object.entries(file.countries)),
    places: names.map((name, at) => ({
      id: `${ID}${ids[at] ?? 0}`,
      name,
      also: also.get(at) ?? [],
      country: country[at] ?? '',
      region: file.regions[region[at] ?? -1] ?? '',
      lat: (lat[at] ?? 0) / PLACE_STEPS,
      lng: (lng[at] ?? 0) / PLACE_STEPS,
      people: people[at] ?? 0,
    })),
  })
}

/** Writes the file of places, a column a line. */
export const writePlaceFile = (file: PlaceFile): string =>
  `{${Object.entries(file)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}}\n`
