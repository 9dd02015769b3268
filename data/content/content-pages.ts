// The pages that content alone describes: where they stand, and what links to them are called.
import { UnknownRecord } from 'io-ts'
import { parseFormPath } from '@evkit/engine/forms'
import { option as O } from 'fp-ts'
import { findPage } from '@evkit/engine/site'
import type { Fault } from '../sources/rows.js'
import type { ContentParts, PageEntry } from './parts.js'

const TABLE = 'data/content/pages.json'
const PATH = /^[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)*$/

// Addresses of a site that are no pages of it.
const TAKEN = ['blocks']

const textOf = (document: unknown, name: string): string => {
  const text = UnknownRecord.is(document) ? document[name] : undefined
  return typeof text === 'string' ? text.trim() : ''
}

/** The last segment of an address, by which the trail names its step. */
const stepOf = ({ path }: PageEntry): string => path.slice(path.lastIndexOf('/') + 1)

/** Writes what the frame of a site says of the pages that content alone describes. */
export const listContentPages = ({ pages, pageDocuments }: ContentParts, language: string) =>
  pages.flatMap(({ name, path, isInFooter }) => {
    const document = pageDocuments.get(language)?.get(name)
    const [label, teaser] = [textOf(document, 'label'), textOf(document, 'teaser')]
    return label === ''
      ? []
      : [{ name, path, label, isInFooter, ...(teaser === '' ? {} : { teaser }) }]
  })

/** Writes the steps of the trail that those pages add, each with its name. */
export const listContentSteps = (parts: ContentParts, language: string) =>
  listContentPages(parts, language).map((page) => [stepOf(page), page.label] as const)

const isTaken = ({ sites }: ContentParts, path: string): boolean =>
  TAKEN.includes(path) ||
  sites.some(({ site, chargingSegments }) => {
    const address = `/${site}/${path}`
    return O.isSome(findPage(`${address}/`, chargingSegments)) || O.isSome(parseFormPath(address))
  })

const faultsOf = (parts: ContentParts, at: number, names: readonly string[]): readonly string[] => {
  const entry = parts.pages[at]
  if (entry === undefined) return []
  const before = parts.pages.slice(0, at)
  const step = `trail.${stepOf(entry)}`
  const isStep = [...parts.languages.values()].some(({ frame }) => frame[step] !== undefined)
  const faults: readonly (readonly [isWrong: boolean, text: string])[] = [
    [!PATH.test(entry.path), 'a path is small letters, digits and hyphens, joined by slashes'],
    [isTaken(parts, entry.path), 'another page has this address'],
    [before.some(({ path }) => path === entry.path), 'another page has this address'],
    [names.includes(entry.name), 'the site has a page of this name'],
    [before.some(({ name }) => name === entry.name), 'another page has this name'],
    [
      isStep || before.some((one) => stepOf(one) === stepOf(entry)),
      'the trail has a step of this name',
    ],
  ]
  return faults.flatMap(([isWrong, text]) => (isWrong ? [text] : []))
}

/** Lists what is wrong with the table of those pages, and documents that do not say what links to them are called. */
export const listEntryFaults = (
  parts: ContentParts,
  names: readonly string[],
): readonly Fault[] => [
  ...parts.pages.flatMap((_, at) =>
    faultsOf(parts, at, names).map((text) => ({ file: TABLE, path: String(at), text })),
  ),
  ...[...parts.pageDocuments].flatMap(([language, documents]) =>
    parts.pages.flatMap(({ name }) =>
      documents.has(name) && textOf(documents.get(name), 'label') === ''
        ? [
            {
              file: `data/content/pages/${language}/${name}.json`,
              path: 'label',
              text: 'links to this page need a name',
            },
          ]
        : [],
    ),
  ),
]
