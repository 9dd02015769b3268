// Which rows of the specification are proved, by what has run and passed, and where.
import type { Documented } from './comments.js'
import type { EngineValue, Exercised } from './exercised.js'

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

const rowsOf = ({ tags }: Documented): readonly string[] =>
  tags.filter(({ name }) => name === 'source').flatMap(({ text }) => text.split(', '))

/** What is built, by files of the engine: the values each keeps. */
export type Kept = ReadonlyMap<string, ReadonlySet<string>>

const CONSTANT = /^[A-Z][A-Z\d_]*$/

const isOffered = ({ kind, file }: Documented): boolean =>
  kind !== 'type' && !file.includes('/testing/')

/** Values anyone can import that nothing people meet is built with. */
export const listUnkept = (all: readonly Documented[], kept: Kept): readonly Documented[] =>
  all.filter((one) => isOffered(one) && kept.get(one.file)?.has(one.name) !== true)

/**
 * Of those, what no page of the documents tells of either. A constant has its line among the constants, with its row, for
 * who checks figures; anything else that nothing calls is code nobody meets.
 */
export const listUncalled = (unkept: readonly Documented[]): readonly Documented[] =>
  unkept.filter(({ name }) => !CONSTANT.test(name))

/** A row whose code is in nothing that people meet. */
export interface Unjoined {
  readonly id: string
  /** The values it is proved on. */
  readonly names: readonly string[]
}

/** What is known of rows: what the engine says of its values, what is built, what tests ask for. */
export interface Joining {
  readonly all: readonly Documented[]
  readonly kept: Kept
  readonly exercised: readonly Exercised[]
}

// Options, numbers and texts are in everything.
const COMMON = 'engine/src/shared/'

// A test of a page may hold it against a constant: that is no call of what the page should call.
const ownValues = ({ file, values }: Exercised): readonly EngineValue[] => {
  const asked = isOfSite(file) ? values.filter(({ name }) => !CONSTANT.test(name)) : values
  const own = asked.filter((one) => one.file?.startsWith(COMMON) !== true)
  return own.length === 0 ? asked : own
}

/**
 * Lists rows that are joined to nothing: none of the values that name them is built into a page, a call, a command or the
 * program of a guide, and no test goes through one of those either.
 */
export const listUnjoined = (
  rows: Iterable<string>,
  { all, kept, exercised }: Joining,
): readonly Unjoined[] => {
  const names = new Set([...kept.values()].flatMap((some) => [...some]))
  const offered = all.filter(isOffered)
  const isKept = ({ file, name }: EngineValue): boolean =>
    file === undefined ? names.has(name) : kept.get(file)?.has(name) === true
  const meets = (one: Exercised): boolean => {
    const values = ownValues(one)
    return values.length === 0 || values.some(isKept)
  }
  return [...rows].flatMap((id) => {
    const tagged = offered.filter((one) => rowsOf(one).includes(id))
    const tests = exercised.filter((one) => one.rows.includes(id))
    const isMet = tests.some((one) => isOfSite(one.file) && meets(one))
    const isBuilt = tagged.length > 0 ? tagged.some(isKept) : tests.some(meets)
    const asked = tagged.length > 0 ? tagged : tests.flatMap(ownValues)
    return isMet || isBuilt ? [] : [{ id, names: [...new Set(asked.map(({ name }) => name))] }]
  })
}
