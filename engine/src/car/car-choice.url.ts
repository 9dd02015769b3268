import { findParameter, parseQuery, toUndefined, writeQuery, type Query } from '../shared/index.js'
import type { WantedCar } from './car-choice.js'
import { readConfigurationCode } from './configuration-code.js'
import { isMotorKey, isMotorType, toMotorType } from './motor.js'
import { toPriceSlug } from './price-slug.js'

/** Query parameters of the chosen car, on every page. @source E-B-73 @category constants */
export const CHOICE_PARAMETERS = ['model', 'version', 'colour'] as const

/** Query parameter that holds all of a choice in one text. @source E-B-78 @category constants */
export const CODE_PARAMETER = 'code'

// What a tool calls its car goes before what every page calls it.
const MODELS = ['carModel', 'costType', 'car', 'model'] as const
// A link that names a product, or cars beside each other, says itself what it is about.
const OTHERS = ['pno', 'modelkey', 'car1', CODE_PARAMETER] as const

/**
 * Reads a version as the motor type it has, for a tool that knows types only; a text that is no version stays as it is.
 */
export const versionToType = (version: string): string =>
  isMotorKey(version) ? toMotorType(version) : version

const textOf = (query: Query, name: string): string =>
  (toUndefined(findParameter(query, name)) ?? '').trim()

const firstOf = (query: Query, names: readonly string[]): string =>
  names.map((name) => textOf(query, name)).find((text) => text !== '') ?? ''

// A motor type is what the tool was left with; a version of that type says more.
const readVersion = (query: Query): string => {
  const own = textOf(query, 'powerTrain')
  const key = textOf(query, 'version').toUpperCase()
  if (!isMotorType(own)) return own || key
  return isMotorKey(key) && toMotorType(key) === own ? key : own
}

/**
 * Parses the chosen car from the address of any page, a tool's with the tool's own parameters.
 *
 * @source E-B-73
 */
export const readWantedCar = (query: Query): WantedCar => {
  const code = textOf(query, CODE_PARAMETER)
  const model = firstOf(query, MODELS)
  return model === '' && code !== ''
    ? readConfigurationCode(code)
    : {
        model,
        version: readVersion(query),
        colour: textOf(query, 'colour').toLowerCase(),
      }
}

const fold = (text: string): string => text.trim().toLowerCase()

const ADDRESS = /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(#.*)?$/s
const CAR_PAGE = /^\/[^/]+\/cars\/([^/]+)\/?$/
const FILE = /\.[^/]*$/

const ABOUT_ALL = ['compare-cars', 'configure']

// The page of a car names it by its path; comparing and configuring cars are about none of them.
const namedByPath = (path: string): string => {
  const [, slug = ''] = CAR_PAGE.exec(path) ?? []
  return ABOUT_ALL.includes(slug) ? '' : slug
}

const isOf = (name: string, model: string): boolean =>
  fold(name) === fold(model) || fold(name) === toPriceSlug(model)

const partsToAdd = (path: string, query: Query, wanted: WantedCar) => {
  const named = firstOf(query, MODELS) || namedByPath(path)
  if (named !== '' && !isOf(named, wanted.model)) return []
  if (firstOf(query, OTHERS) !== '') return []
  const hasVersion = firstOf(query, ['version', 'powerTrain']) !== ''
  return [
    ...(named === '' ? [['model', wanted.model] as const] : []),
    ...(hasVersion ? [] : [['version', wanted.version] as const]),
    ...(textOf(query, 'colour') === '' ? [['colour', wanted.colour] as const] : []),
  ].filter(([, text]) => text.trim() !== '')
}

const NOTHING: WantedCar = { model: '', version: '', colour: '' }

// What was carried before is carried anew.
const withoutCarried = (query: Query, before: WantedCar): Query =>
  query.filter(({ key, value }) =>
    CHOICE_PARAMETERS.every(
      (name) => key !== name || before[name] === '' || fold(value) !== fold(before[name]),
    ),
  )

/**
 * Adds the chosen car to a link within the site; what it was carried before gives way. A link that names another car, a
 * file, and whatever leads elsewhere stay as they are.
 *
 * @source E-B-73
 */
export const carryCar = (href: string, wanted: WantedCar, before: WantedCar = NOTHING): string => {
  const [, path, search = '', hash = ''] = ADDRESS.exec(href) ?? []
  if (path === undefined || wanted.model.trim() === '' || FILE.test(path)) return href
  const own = parseQuery(`?${search}`)
  const query = withoutCarried(own, before)
  const added = writeQuery(partsToAdd(path, query, wanted), [], [])
  if (added === '' && query.length === own.length) return href
  const parts = [...query.map(({ raw }) => raw), added].filter((part) => part !== '')
  return parts.length === 0 ? `${path}${hash}` : `${path}?${parts.join('&')}${hash}`
}
