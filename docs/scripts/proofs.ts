// Which rows of the specification are proved, by what has run and passed, and where.
import type { Documented } from './comments.js'

/** A test, as the reporters of the run write it down. */
export interface Tested {
  /** Path from the root. */
  readonly file: string
  /** Groups, then the test. */
  readonly titles: readonly string[]
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

const ID = /\[((?:[TFB]-[A-Z0-9]+|E-[TFB])-\d+)\]/g

/** Ids of the rows that titles name. */
export const listIds = (titles: readonly string[]): readonly string[] =>
  titles.flatMap((title) => [...title.matchAll(ID)].map(([, id = '']) => id))

/** How many rows one title may name: with more of them nobody can say which one the test is about. */
export const MOST_ROWS = 4

/** Titles that name more rows than one test can be about. */
export const listCrowded = (titles: readonly string[]): readonly string[] =>
  titles.filter((title) => listIds([title]).length > MOST_ROWS)

/** Where a row is proved: where people meet it, or in the engine alone. */
export interface Proofs {
  readonly site: ReadonlySet<string>
  readonly engine: ReadonlySet<string>
}

const isOfSite = (file: string): boolean => /^(ui|data)\//.test(file)

/** Sorts the rows that are named by tests that passed. */
export const sortProofs = (tests: readonly Tested[]): Proofs => {
  const passed = tests.filter(({ outcome }) => outcome === 'passed')
  const idsOf = (wanted: boolean): ReadonlySet<string> =>
    new Set(
      passed
        .filter(({ file }) => isOfSite(file) === wanted)
        .flatMap(({ titles }) => listIds(titles)),
    )
  return { site: idsOf(true), engine: idsOf(false) }
}

/** A row that is proved on values no page, call or command reaches. */
export interface Unreached {
  readonly id: string
  /** The values nobody reaches. */
  readonly names: readonly string[]
  /** False when other values of the row are reached. */
  readonly isWhole: boolean
}

const rowsOf = ({ tags }: Documented): readonly string[] =>
  tags.filter(({ name }) => name === 'source').flatMap(({ text }) => text.split(', '))

/** Values anyone can import that nobody who is not a test reaches. */
export const listUnreached = (
  all: readonly Documented[],
  reached: ReadonlySet<string>,
): readonly Documented[] =>
  all.filter(
    ({ kind, file, name }) => kind !== 'type' && !file.includes('/testing/') && !reached.has(name),
  )

/** Rows that are proved in the engine only, wholly or in part by values that nobody reaches. */
export const listUnreachedRows = (
  { site, engine }: Proofs,
  all: readonly Documented[],
  reached: ReadonlySet<string>,
): readonly Unreached[] => {
  const unreached = listUnreached(all, reached)
  const ownOf = (id: string, list: readonly Documented[]): readonly string[] =>
    list.filter((one) => rowsOf(one).includes(id)).map(({ name }) => name)
  return [...engine]
    .filter((id) => !site.has(id))
    .map((id) => {
      const isWhole = ownOf(id, all).every((name) => !reached.has(name))
      return { id, names: ownOf(id, unreached), isWhole }
    })
    .filter(({ names }) => names.length > 0)
}
