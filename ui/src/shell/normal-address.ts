// The one address among all that show the same: what a page does not read is dropped, what it reads is written as the
// tool understood it. Pages are kept under it, so an address somebody makes up finds the page of the plain one.
import { option as O } from 'fp-ts'
import { CHOICE_PARAMETERS, CODE_PARAMETER, readWantedCar } from '@evkit/engine/internal/car'
import { BOOLEAN_PARAMETERS, TEXT_PARAMETERS } from '@evkit/engine/internal/forms'
import { findParameter, parseQuery, writeQuery, type Query } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import {
  HOST_PARAMETER,
  isOfBlocks,
  joinUnderstood,
  readFramedPath,
  resolveHost,
  writeNormalQuery,
  type Reading,
  type ShownPage,
} from '@evkit/engine/internal/site'
import { findCarChoice, toWantedCar } from './car-choice.js'
import { findAddress, type AddressBook } from './find-address.js'
import { PAGE_RECORDS } from './page-records.js'

/** What tells pages apart. */
export interface NormalAddress {
  readonly path: string
  /** With `?`, or empty. */
  readonly search: string
  /** Whether the address may hold any text, as that of a form; the others have only so many. */
  readonly isOpen: boolean
  /** Whether the page shows something of the cookies it is asked with. */
  readonly readsCookies: boolean
  /** Whether it may have a banner, which a visitor may have closed. */
  readonly hasBanner: boolean
}

// Every page of a site carries the car that its address has chosen.
const withCarChoice = (
  { parameters, readers }: Reading,
  { frame, shown }: { readonly frame: FrameContent; readonly shown: ShownPage },
): Reading => ({
  parameters: [...new Set([...parameters, ...CHOICE_PARAMETERS])],
  readers: [
    ...readers,
    (query) => {
      const found = findCarChoice({ frame, shown }, query)
      if (found === undefined) return ''
      const { model, version, colour } = toWantedCar(found)
      const written = writeQuery(
        [
          ['model', model],
          ['version', version],
          ['colour', colour],
        ],
        [],
        [],
      )
      return joinUnderstood(written, found.lost)
    },
  ],
})

const toSearch = (text: string): string => (text === '' ? '' : `?${text}`)

// A code stands for what it asks for.
const unfoldCode = (query: Query): Query => {
  if (O.isNone(findParameter(query, CODE_PARAMETER))) return query
  const others = query.filter(({ key }) => key !== CODE_PARAMETER)
  const isNamed = others.some(({ key }) => CHOICE_PARAMETERS.some((name) => name === key))
  return isNamed
    ? others
    : [
        ...others,
        ...Object.entries({ ...readWantedCar(query) }).map(([key, value]) => ({
          key,
          value,
          raw: '',
        })),
      ]
}

const FORM_PARAMETERS: readonly string[] = [
  ...TEXT_PARAMETERS,
  ...BOOLEAN_PARAMETERS,
  ...CHOICE_PARAMETERS,
  'skip',
]

const ofForm = (path: string, query: Query): NormalAddress => ({
  path,
  search: toSearch(
    query
      .filter(({ key }) => FORM_PARAMETERS.includes(key.toLowerCase()))
      .map(({ raw }) => raw)
      .join('&'),
  ),
  isOpen: true,
  readsCookies: false,
  hasBanner: false,
})

// A page in a frame has the origin it speaks to in its text, of which only so many are listed.
const withHost = (
  address: NormalAddress,
  query: Query,
  { forms: { guests } }: AddressBook,
): NormalAddress => {
  const host = readFramedPath(address.path) === undefined ? '' : resolveHost(query, guests)
  return host === ''
    ? address
    : {
        ...address,
        search: `${address.search === '' ? '?' : `${address.search}&`}${HOST_PARAMETER}=${encodeURIComponent(host)}`,
      }
}

/**
 * Makes the function that finds the normal address of a page; nothing for an address that leads elsewhere or nowhere,
 * and for one whose page is its visitor's own.
 */
export const createNormalAddress = (book: AddressBook) => {
  const readings = new Map<string, Reading>()
  const findReading = (frame: FrameContent, shown: ShownPage, path: string): Reading => {
    const { page } = shown
    const reading =
      readings.get(path) ??
      withCarChoice(PAGE_RECORDS[page].reads({ book, frame, path }), { frame, shown })
    readings.set(path, reading)
    return reading
  }
  return (path: string, search: string): NormalAddress | undefined => {
    const query = unfoldCode(parseQuery(search))
    const found = findAddress(path, book)
    if (found.kind === 'form' || found.kind === 'host') return ofForm(path, query)
    if (found.kind === 'framed-form') return withHost(ofForm(path, query), query, book)
    if (found.kind !== 'shown' || found.canonical !== path) return undefined
    const { page } = found.shown
    const { personal, readsCookies } = PAGE_RECORDS[page]
    if (query.some(({ key }) => personal.includes(key))) return undefined
    const reading = findReading(found.frame, found.shown, found.own)
    const address = {
      path,
      search: toSearch(writeNormalQuery(reading, query)),
      isOpen: false,
      readsCookies,
      hasBanner: isOfBlocks(page),
    }
    return withHost(address, query, book)
  }
}
