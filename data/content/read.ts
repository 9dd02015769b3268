// Reads the content files from disk; a new language, site or draft is a new file.
import { readdirSync, readFileSync } from 'node:fs'
import type * as t from 'io-ts'
import * as codecs from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import { readCarNames } from '../sources/car-names.js'
import { toFaults, type Fault } from '../sources/rows.js'
import { overlay } from './assemble.js'
import { readBrand } from './brand.js'
import {
  ConsentEntry,
  FramePictures,
  isChargingCar,
  LanguageEntry,
  RegisterCar,
  SiteEntry,
  type ContentParts,
} from './parts.js'

/** Content files, and what is wrong with them. */
export interface ReadContent {
  readonly parts: ContentParts
  readonly faults: readonly Fault[]
}

/** One file, read: its name, its value if it is good, else its faults. */
export interface ReadFile<A> {
  readonly name: string
  readonly file: string
  readonly values: readonly A[]
  readonly faults: readonly Fault[]
}

/** Reads and decodes one file. */
export const readFile = <A>(folder: URL, name: string, codec: t.Type<A, unknown>): ReadFile<A> => {
  const file = `data/content/${name}`
  const shown = { name: name.replace(/^.*\/|\.json$/g, ''), file }
  try {
    const text = readCarNames(new URL('../', folder))(readFileSync(new URL(name, folder), 'utf8'))
    const document = JSON.parse(text) as unknown
    const decoded = decodeWith(codec, document)
    return E.isRight(decoded)
      ? { ...shown, values: [decoded.right], faults: [] }
      : { ...shown, values: [], faults: toFaults(file, decoded.left) }
  } catch (error) {
    return { ...shown, values: [], faults: [{ file, path: '', text: String(error) }] }
  }
}

/** Reads and decodes all files of a folder, by name. */
export const readFolder = <A>(folder: URL, name: string, codec: t.Type<A, unknown>) =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFile(folder, `${name}/${file}`, codec))

/** The variants of languages: what a country says in another way, by the folder of the texts it stands for. */
const VARIANTS = 'variants'

const languageOf = (variant: string): string => variant.replace(/-.*$/, '')

/** Reads and decodes the texts of all languages of a folder, with the variants of each as languages of their own. */
export const readLanguages = <A>(folder: URL, name: string, codec: t.Type<A, unknown>) => {
  const languages = readFolder(folder, name, codec)
  const variants = readFolder(folder, VARIANTS, codecs.UnknownRecord).map((variant) => {
    const base = languages.find((one) => one.name === languageOf(variant.name))?.values[0]
    const own = variant.values[0]?.[name]
    const values = base === undefined ? [] : [overlay(base, own ?? {}) as A]
    return { ...variant, values }
  })
  return [...languages, ...variants]
}

/** Turns read files into values by name. */
export const toMap = <A>(files: readonly ReadFile<A>[]): ReadonlyMap<string, A> =>
  new Map(files.flatMap(({ name, values }) => values.map((value) => [name, value] as const)))

/** The folder of the texts that ask for consent. */
export const CONSENT = 'consent'

const listLanguageFaults = (
  sites: readonly ReadFile<SiteEntry>[],
  catalogue: string,
  languages: ReadonlyMap<string, unknown>,
): readonly Fault[] =>
  sites.flatMap(({ file, values }) =>
    values.flatMap(({ language }) =>
      languages.has(language)
        ? []
        : [
            {
              file,
              path: 'language',
              text: `there is no readable data/content/${catalogue}/${language}.json`,
            },
          ],
    ),
  )

/** The order sites are listed in; others follow by name. */
const ORDER = ['uk', 'us', 'se', 'de']

const placeOf = ({ site }: SiteEntry): number =>
  ORDER.includes(site) ? ORDER.indexOf(site) : ORDER.length

/** Reads all content files; a file that is broken is left out and its faults are told. */
export const readContent = (folder: URL): ReadContent => {
  const { brand, faults: brandFaults } = readBrand(new URL('../', folder))
  const cars = readFile(folder, 'cars.json', codecs.readonlyArray(RegisterCar))
  const pictures = readFile(folder, 'frame-pictures.json', FramePictures)
  const sites = readFolder(folder, 'sites', SiteEntry)
  const languages = readLanguages(folder, 'languages', LanguageEntry)
  const consent = readLanguages(folder, CONSENT, ConsentEntry)
  const drafts = readFolder(folder, 'preview', codecs.unknown)
  return {
    parts: {
      brand,
      register: cars.values.flat(),
      cars: cars.values.flat().filter(isChargingCar),
      framePictures: pictures.values[0] ?? {},
      sites: sites.flatMap(({ values }) => values).sort((a, b) => placeOf(a) - placeOf(b)),
      languages: toMap(languages),
      consent: toMap(consent),
      drafts: toMap(drafts),
    },
    faults: [
      ...brandFaults,
      ...[cars, pictures, ...sites, ...languages, ...consent, ...drafts].flatMap(
        ({ faults }) => faults,
      ),
      ...listLanguageFaults(sites, 'languages', toMap(languages)),
      // A language that is not there at all is told of once.
      ...listLanguageFaults(
        sites.filter(({ values }) =>
          values.every(({ language }) => toMap(languages).has(language)),
        ),
        CONSENT,
        toMap(consent),
      ),
    ],
  }
}
