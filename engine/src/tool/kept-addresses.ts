/** An address of a tool that a visitor keeps on their device, by the name they have given it. */
export interface KeptAddress {
  /** 1 to 60 characters. */
  readonly name: string
  /** Path and query; never of another origin. */
  readonly address: string
}

/** An address that has been removed, with its place in the list, from 0: it can be put back there. */
export interface RemovedAddress extends KeptAddress {
  readonly at: number
}

/** What became of an address that was to be kept. */
export type KeepResult =
  /** `there`: it was kept already and has the name it had. */
  | {
      readonly kind: 'kept' | 'there'
      readonly one: KeptAddress
      readonly list: readonly KeptAddress[]
    }
  /** As many as there may be are kept, or the address is too long. */
  | { readonly kind: 'full' | 'long' }

/** How many addresses of one page are kept. @source E-T-144 @category constants */
export const MOST_KEPT = 20

/** How long the name of a kept address is [characters]. @source E-T-144 @category constants */
export const LONGEST_KEPT_NAME = 60

// [characters] Servers refuse longer addresses; a text beyond is none of ours.
const LONGEST_ADDRESS = 8000
const LONGEST_TEXT = 1_000_000
const VERSION = 1

// Signs that show nothing, or turn the direction of what follows.
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu

const HALF_A_SIGN = /[\uD800-\uDBFF]$/

// A path of this site by its letters: no second slash that would name another host, no scheme, no way up.
const OWN_ADDRESS = /^(\/[a-z0-9][\w/-]*)\?[^\s\p{Cc}#\\]+$/iu

/** A name as it is kept: on one line, without blanks around it, no longer than names are. */
export const cutKeptName = (name: string): string =>
  name.replace(UNSEEN, ' ').trim().slice(0, LONGEST_KEPT_NAME).replace(HALF_A_SIGN, '').trimEnd()

/** The path of a kept address; undefined where it is none of this site. */
const pathOf = (address: string): string | undefined =>
  address.length > LONGEST_ADDRESS ? undefined : OWN_ADDRESS.exec(address)?.[1]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

// By hand, as a page reads it when it wakes: a library of codecs would be most of what is loaded for it.
const readOne = (value: unknown): readonly KeptAddress[] => {
  if (!isObject(value)) return []
  const { name, address } = value
  if (typeof name !== 'string' || typeof address !== 'string') return []
  const cut = cutKeptName(name)
  return cut === '' || pathOf(address) === undefined ? [] : [{ name: cut, address }]
}

const dropRepeated = (list: readonly KeptAddress[]): readonly KeptAddress[] => {
  const found = new Map<string, KeptAddress>()
  for (const one of list) if (!found.has(one.address)) found.set(one.address, one)
  return [...found.values()]
}

/**
 * Reads what a device has kept, newest first. Anything that is not ours counts as nothing: a text that is no JSON, too
 * long or of another version, an address of another origin, a name of nothing but blanks.
 *
 * @source E-T-144, E-T-27
 */
export const readKept = (text: string): readonly KeptAddress[] => {
  const kept = text.length > LONGEST_TEXT ? undefined : parseJson(text)
  if (!isObject(kept) || kept['version'] !== VERSION || !Array.isArray(kept['list'])) return []
  return dropRepeated(kept['list'].flatMap(readOne))
}

/** Writes what a device keeps; empty where nothing is left. @source E-T-144 */
export const writeKept = (list: readonly KeptAddress[]): string =>
  list.length === 0 ? '' : JSON.stringify({ version: VERSION, list })

/** Lists the addresses of one page: one storage is that of all sites of an origin. @source E-T-144 */
export const listKept = (list: readonly KeptAddress[], path: string): readonly KeptAddress[] =>
  list.filter(({ address }) => pathOf(address) === path).slice(0, MOST_KEPT)

const without = (list: readonly KeptAddress[], address: string): readonly KeptAddress[] =>
  list.filter((one) => one.address !== address)

/** Keeps an address as the newest; one that is kept already keeps its name. @source E-T-144 */
export const keepAddress = (list: readonly KeptAddress[], one: KeptAddress): KeepResult => {
  const path = pathOf(one.address)
  if (path === undefined) return { kind: 'long' }
  const there = list.find(({ address }) => address === one.address)
  if (there !== undefined)
    return { kind: 'there', one: there, list: [there, ...without(list, one.address)] }
  if (listKept(list, path).length >= MOST_KEPT) return { kind: 'full' }
  const named = { ...one, name: cutKeptName(one.name) }
  return { kind: 'kept', one: named, list: [named, ...list] }
}

/** Gives a kept address another name; one that says nothing changes nothing. @source E-T-144 */
export const renameKept = (
  list: readonly KeptAddress[],
  { address, name }: KeptAddress,
): readonly KeptAddress[] => {
  const cut = cutKeptName(name)
  return cut === ''
    ? list
    : list.map((one) => (one.address === address ? { address, name: cut } : one))
}

/** Removes a kept address. @source E-T-144 */
export const removeKept = (
  list: readonly KeptAddress[],
  address: string,
): { readonly list: readonly KeptAddress[]; readonly removed: RemovedAddress | undefined } => {
  const at = list.findIndex((one) => one.address === address)
  const one = list[at]
  return {
    list: without(list, address),
    removed: one === undefined ? undefined : { ...one, at },
  }
}

/** Puts a removed address back where it was; one that has been kept again meanwhile stays as it is. @source E-T-144 */
export const restoreKept = (
  list: readonly KeptAddress[],
  { at, name, address }: RemovedAddress,
): readonly KeptAddress[] =>
  list.some((one) => one.address === address)
    ? list
    : [...list.slice(0, at), { name, address }, ...list.slice(at)]
