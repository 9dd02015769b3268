// Reads the content files from disk; a new language, site or draft is a new file.
import * as codecs from 'io-ts'
import type { Fault } from '../sources/rows.js'
import { readBrand } from './brand.js'
import { readPages } from './pages-read.js'
import {
  ConsentEntry,
  FramePictures,
  isChargingCar,
  LanguageEntry,
  PageEntry,
  RegisterCar,
  SiteEntry,
  type ContentParts,
} from './parts.js'
import { readFile, readFolder, readLanguages, toMap, type ReadFile } from './read-files.js'

/** Content files, and what is wrong with them. */
export interface ReadContent {
  readonly parts: ContentParts
  readonly faults: readonly Fault[]
}

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
  const pages = readFile(folder, 'pages.json', codecs.readonlyArray(PageEntry))
  const { pages: pageDocuments, faults: pageFaults } = readPages(folder)
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
      pages: pages.values.flat(),
      pageDocuments,
    },
    faults: [
      ...brandFaults,
      ...pageFaults,
      ...[cars, pictures, pages, ...sites, ...languages, ...consent, ...drafts].flatMap(
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
