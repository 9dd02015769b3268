// Places that can be searched, as they are kept: columns, most people first.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { Spoken } from './spoken.js'
import { HEIGHT_WORDS, isHeight } from '@evkit/engine/internal/route'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'

const Texts = t.readonlyArray(t.string)
const Numbers = t.readonlyArray(t.number)

const Height = t.refinement(t.number, isHeight, HEIGHT_WORDS)

const SpokenCodec = t.exact(
  t.partial({ en: t.string, de: t.string, sv: t.string, tr: t.string, ar: t.string }),
)

const PlaceColumns = t.type(
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
    /** Names in other languages, by place in the columns. */
    spoken: t.readonlyArray(t.tuple([t.number, SpokenCodec])),
    /** The same, by place in `regions`. */
    spokenRegions: t.readonlyArray(t.tuple([t.number, SpokenCodec])),
    /** Well-known places of other countries: country, English name, what is typed, names in other languages. */
    outside: t.readonlyArray(t.tuple([t.string, t.string, Texts, SpokenCodec])),
  },
  'PlaceFile',
)

const PlaceFileCodec = t.intersection([
  PlaceColumns,
  t.partial({
    /** [m] Height above sea level; null where it is not known. */
    height: t.readonlyArray(t.union([t.null, Height])),
  }),
])

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
  /** Its names in other languages, where they are others. */
  readonly spoken?: Spoken
  readonly country: string
  readonly region: string
  readonly lat: number
  readonly lng: number
  readonly people: number
  /** [m] Height above sea level; absent where it is not known. */
  readonly height?: number
}

/** A well-known place of a country without places of ours. */
export interface OutsidePlace {
  readonly country: string
  readonly name: string
  /** The whole names it is known by when they are typed. */
  readonly typed: readonly string[]
  readonly spoken: Spoken
}

/** Places, most people first, with the names of their countries. */
export interface StoredPlaces {
  readonly places: readonly StoredPlace[]
  /** Names of countries by code, the English one first. */
  readonly countries: ReadonlyMap<string, readonly string[]>
  /** Names of regions in other languages, by the one a place has. */
  readonly regions?: ReadonlyMap<string, Spoken>
  /** Well-known places of other countries. */
  readonly outside?: readonly OutsidePlace[]
  readonly credit: PlaceFile['credit']
}

/** What the number of a place is written behind. */
const ID = 'geonames-'

/** Reads the file of places, or tells what is wrong with it. */
export const decodePlaces = (document: unknown): Either<readonly Issue[], StoredPlaces> => {
  const decoded = decodeWith(PlaceFileCodec, document)
  if (E.isLeft(decoded)) return decoded
  const file = decoded.right
  const names = file.names.split('\n')
  const { ids, country, region, lat, lng, people, height = names.map(() => null) } = file
  const columns = [ids, country, region, lat, lng, people, height]
  if (columns.some(({ length }) => length !== names.length)) {
    return left([{ path: '', expected: 'columns of the same length', actual: 'others' }])
  }
  const also = new Map(file.also)
  const spoken = new Map(file.spoken)
  return right({
    credit: file.credit,
    countries: new Map(Object.entries(file.countries)),
    regions: new Map(file.spokenRegions.map(([at, names]) => [file.regions[at] ?? '', names])),
    outside: file.outside.map(([country, name, typed, spoken]) => ({
      country,
      name,
      typed,
      spoken,
    })),
    places: names.map((name, at) => ({
      id: `${ID}${ids[at] ?? 0}`,
      name,
      also: also.get(at) ?? [],
      spoken: spoken.get(at) ?? {},
      country: country[at] ?? '',
      region: file.regions[region[at] ?? -1] ?? '',
      lat: (lat[at] ?? 0) / PLACE_STEPS,
      lng: (lng[at] ?? 0) / PLACE_STEPS,
      people: people[at] ?? 0,
      ...(typeof height[at] === 'number' ? { height: height[at] } : {}),
    })),
  })
}

/** Writes the file of places, a column a line. */
export const writePlaceFile = (file: PlaceFile): string =>
  `{${Object.entries(file)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}}\n`
