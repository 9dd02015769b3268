import { escapeText, none, some, type Option } from '../shared/index.js'
import { resolveSite } from '../site/index.js'

/** What a token at the end of a model key is called in an address; one is not written. @source B-NAV-10, B-NAV-11, B-NAV-12, B-NAV-13 @category constants */
export const MODEL_SUFFIXES: Readonly<Record<string, string>> = {
  phev: 'hybrid',
  bev: 'electric',
  cc: 'cross-country',
  ice: '',
}

/** Where a page may run, as far as links to models go. @source B-NAV-09, D-B-03 @category constants */
export const LINK_ENVIRONMENTS = ['production', 'qa', 'test', 'development', 'storybook'] as const
/** Where a page runs, as far as links to models go. */
export type LinkEnvironment = (typeof LINK_ENVIRONMENTS)[number]

const WITHOUT_LINKS: readonly LinkEnvironment[] = ['development', 'storybook']

const isSuffix = (token: string | undefined): token is string =>
  token !== undefined && Object.hasOwn(MODEL_SUFFIXES, token)

/** Writes a model key as its address has it: known tokens at the end are translated, the first one never is. */
export const toModelSlug = (key: string): string => {
  const tokens = key.trim().toLowerCase().split('-')
  const tail: string[] = []
  for (let last = tokens.at(-1); tokens.length > 1 && isSuffix(last); last = tokens.at(-1)) {
    tail.unshift(MODEL_SUFFIXES[last] ?? '')
    tokens.pop()
  }
  return [...tokens, ...tail.filter((word) => word !== '')].join('-')
}

/** The model a card is about, on its site. */
export interface ModelPlace {
  readonly site: string
  readonly key: string
  readonly environment: LinkEnvironment
}

/**
 * Writes the path of a model's page.
 *
 * @source B-NAV-08, B-NAV-09, D-B-02, D-B-03
 */
export const writeModelPath = ({ site, key, environment }: ModelPlace): Option<string> =>
  WITHOUT_LINKS.includes(environment)
    ? none
    : some(`/${escapeText(resolveSite(site))}/cars/${escapeText(toModelSlug(key))}/`)

/** Writes the path of the page that compares cars. */
export const writeComparePath = (site: string): string =>
  `/${escapeText(resolveSite(site))}/cars/compare-cars/`
