// What an address has chosen of a car, as forms say it: the words of its version and of its paint.
import { UnknownRecord } from 'io-ts'
import type { MotorKey } from '@evkit/engine/car'
import { isMotorKey, readWantedCar, resolveCarChoice } from '@evkit/engine/internal/car'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { parseQuery, toUndefined } from '@evkit/engine/shared'
import { COLOURS } from '../pictures/index.js'
import { textAt } from './line-up.js'
import type { CarEntry, ContentParts } from './parts.js'

/** What versions and paints are called in a language. */
export interface ChoiceWords {
  readonly versions: Readonly<Record<MotorKey, string>>
  /** By the key of the paint. */
  readonly colours: ReadonlyMap<string, string>
  /** A version in a paint: `{version}` and `{paint}`, with what a language sets between them. */
  readonly both: string
}

/** What is chosen of a car, as far as the car has it. */
export interface ChosenOfCar {
  /** Key of the paint; absent where none is chosen. */
  readonly paint: string | undefined
  /** Version and paint in words; empty without either. */
  readonly chosen: string
}

const blocksOf = (page: unknown): readonly unknown[] =>
  UnknownRecord.is(page) && Array.isArray(page['blocks']) ? (page['blocks'] as unknown[]) : []

const listContents = (page: unknown, type: string): readonly unknown[] =>
  blocksOf(page).flatMap((block) =>
    UnknownRecord.is(block) && block['type'] === type ? [block['content']] : [],
  )

const listPaints = (page: unknown): readonly (readonly [key: string, name: string])[] =>
  listContents(page, 'colours').flatMap((content) => {
    const written = UnknownRecord.is(content) ? content['colours'] : undefined
    return Array.isArray(written)
      ? written.map((one) => [textAt(one, 'paint'), textAt(one, 'upholsteryTitle')] as const)
      : []
  })

/** Finds the words of a language, as the pages of the cars have them; none in a language without such pages. */
export const createChoiceWords =
  ({ languages, pageDocuments }: Pick<ContentParts, 'languages' | 'pageDocuments'>) =>
  (language: string): ChoiceWords | undefined => {
    const versions = languages.get(language)?.tool.motors
    const page = pageDocuments.get(language)?.get('car')
    return versions === undefined || page === undefined
      ? undefined
      : {
          versions,
          colours: new Map(listPaints(page)),
          both: textAt(listContents(page, 'versions')[0], 'both'),
        }
  }

/** Finds what a query has chosen of a car; nothing in a language nobody has words for. */
export const findChosenOf = (
  { name, motors }: Pick<CarEntry, 'name' | 'motors'>,
  search: string,
  words: ChoiceWords | undefined,
): ChosenOfCar => {
  const car = { name, slug: name, motors, colours: COLOURS }
  const wanted = { ...readWantedCar(parseQuery(search)), model: name }
  const found = toUndefined(resolveCarChoice([car], wanted))
  if (words === undefined || found === undefined) return { paint: undefined, chosen: '' }
  const [motor, paint] = [toUndefined(found.choice.version), toUndefined(found.choice.colour)]
  const version = motor && isMotorKey(motor) ? words.versions[motor] : ''
  const named = (paint && words.colours.get(paint)) ?? ''
  const chosen =
    version === '' || named === ''
      ? version + named
      : fillPlaceholders(words.both, { version, paint: named })
  return { paint, chosen }
}
