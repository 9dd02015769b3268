import * as t from 'io-ts'
import { keysOf } from '../../shared/index.js'
import type { ComparedFact } from '../comparison.types.js'

const BETTER = ['lower', 'higher'] as const

const Figure = t.intersection([
  t.type({ name: t.string, text: t.string, value: t.number }),
  t.partial({ version: t.string }),
])

const Fact: t.Type<ComparedFact, unknown> = t.intersection([
  t.type({ id: t.string, label: t.string, figures: t.readonlyArray(Figure) }),
  t.partial({ better: t.keyof(keysOf(BETTER)) }),
])

/** What the content of a comparison is: the published figures of the cars of a site. */
export interface ComparisonContent {
  readonly facts: readonly ComparedFact[]
}

/**
 * Codec of the content document of a comparison: the published figures it has rows for, in words of the site.
 *
 * @source E-B-74
 */
export const ComparisonContentCodec: t.Type<ComparisonContent, unknown> = /*#__PURE__*/ t.type(
  { facts: t.readonlyArray(Fact) },
  'ComparisonContent',
)
