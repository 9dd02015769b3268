// Reads files of content: one, a folder of them, or the texts of every language.
import { readdirSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import { readCarNames } from '../sources/car-names.js'
import { toFaults, type Fault } from '../sources/rows.js'
import { overlay } from './assemble.js'

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
  const variants = readFolder(folder, VARIANTS, t.UnknownRecord).map((variant) => {
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
