// Content of a site as the pages read it.
import type * as t from 'io-ts'
import { either as E, option as O } from 'fp-ts'
import { decodeWith, left, type Either } from '@evkit/engine/shared'
import {
  CONTENT_CLIENTS,
  CreditsContentCodec,
  FrameContentCodec,
  type FrameContent,
  type CreditsContent,
  type Provenance,
} from '@evkit/engine/site'
import type { Store } from '../service/store.js'
import type { CommandData, Origin } from './tool.types.js'

/** Reads a document of a site, or says why it cannot be. */
export const readDocument = <A>(
  store: Store,
  [site, client]: readonly [site: string, client: string],
  codec: t.Type<A, unknown>,
): Either<readonly string[], A> => {
  const document = store.findContent(site, client, 'published')
  if (O.isNone(document)) {
    return left([`site ${site} has no ${client}; sites are ${store.sites.join(', ')}`])
  }
  const decoded = decodeWith(codec, document.value)
  return E.isRight(decoded)
    ? decoded
    : left(decoded.left.map(({ path, expected }) => `${site}/${client} ${path}: ${expected}`))
}

/** The locale of a site; empty when there is no such site, which {@link readDocument} then tells. */
export const localeOf = (store: Store, site: string): string => {
  const frame = readDocument(store, [site, CONTENT_CLIENTS.frame], FrameContentCodec)
  return E.isRight(frame) ? frame.right.locale : ''
}

/** The segments the charging pages of a site have in their addresses. */
export const chargingSegmentsOf = (
  store: Store,
  site: string,
): FrameContent['chargingSegments'] => {
  const frame = readDocument(store, [site, CONTENT_CLIENTS.frame], FrameContentCodec)
  return E.isRight(frame) ? frame.right.chargingSegments : { canonical: '', recognised: [] }
}

/** Each text once, in the order of its first place. */
export const listUnique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

// Sources of our own have no address, and a name in each language.
const OWN: Readonly<Partial<Record<Provenance['basis'], string>>> = {
  modelled: 'evkit',
  example: 'evkit-example',
}

/** Ids of the credited sources some numbers come from. */
export const listSourceIds = (
  { sources }: CreditsContent,
  numbers: readonly Pick<Provenance, 'source' | 'basis'>[],
): readonly string[] =>
  numbers.flatMap(({ source, basis }) => {
    const id = sources.find(({ title }) => title === source)?.id ?? OWN[basis]
    return id === undefined ? [] : [id]
  })

/** The origin of a page whose content says where each number comes from. */
export const originOf = (
  settings: Origin['settings'],
  provenance: readonly Provenance[],
  { sources }: CreditsContent,
): Origin => ({
  settings,
  sources: listUnique(
    provenance.map(({ source, url, retrieved, basis }) => {
      const credited = sources.find((one) =>
        url === '' ? one.title === source || one.id === OWN[basis] : one.url === url,
      )
      const licence = credited === undefined ? [] : [credited.licence]
      return [source, ...licence, ...(url === '' ? [] : [url]), `retrieved ${retrieved}`].join(', ')
    }),
  ),
  basis: listUnique(provenance.map(({ basis }) => basis)),
})

/** The credits of a site; without any source when there is no such site, which {@link readDocument} then tells. */
export const creditsOf = (store: Store, site: string): CreditsContent => {
  const credits = readDocument(store, [site, CONTENT_CLIENTS.credits], CreditsContentCodec)
  return E.isRight(credits) ? credits.right : { sources: [], batteries: [], coverage: [] }
}

/** The credited sources of these ids, one line each. */
export const listSources = (
  { sources }: CreditsContent,
  ids: readonly string[],
): readonly string[] =>
  sources
    .filter(({ id }) => ids.includes(id))
    .map(({ title, licence, url, retrieved }) =>
      [title, licence, ...(url === '' ? [] : [url]), `retrieved ${retrieved}`].join(', '),
    )

/** Where what is known of the cars of a site comes from: their ranges, batteries and charging curves. */
export const listCarSources = (
  { store, rangeSources }: CommandData,
  site: string,
): readonly string[] => {
  const credits = creditsOf(store, site)
  const ofBatteries = credits.batteries.flatMap((one) => [one.curveSource, one.energySource])
  return listSources(credits, [...rangeSources, ...ofBatteries])
}
