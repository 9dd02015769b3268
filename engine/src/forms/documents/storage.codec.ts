import * as t from 'io-ts'
import { either as E, option as O } from 'fp-ts'
import { decodeWith, none, some, type Option } from '../../shared/index.js'
import { ATTEMPT_STATES, type SubmitAttempt } from '../lead/fingerprint.js'
import type { FormDraft, StoredKey, StoredShapes, SubmitData } from '../lead/form-storage.js'
import type { LeadValues } from '../forms.types.js'
import { APP_IDS, PURPOSES } from '../purpose.js'
import { mapOf, optional, withDefault } from './parts.codec.js'
import { RetailerCodec, VehicleCodec } from './wire.codec.js'

const text: t.Type<string, unknown> = t.string

const oneOf = <Name extends string>(names: readonly Name[], label: string): t.Type<Name, unknown> =>
  new t.Type<Name, unknown>(
    label,
    (value): value is Name => names.some((name) => name === value),
    (value, context) => {
      const found = names.find((name) => name === value)
      return found === undefined ? t.failure(value, context) : t.success(found)
    },
    (value) => value,
  )

const FiniteCodec = new t.Type<number, unknown>(
  'finite number',
  (value): value is number => Number.isFinite(value),
  (value, context) =>
    typeof value === 'number' && Number.isFinite(value)
      ? t.success(value)
      : t.failure(value, context),
  (value) => value,
)

type LeadValue = LeadValues[string]
const ValueCodec: t.Type<LeadValue, unknown> = t.union([
  t.string,
  t.boolean,
  t.readonlyArray(t.string),
])
const ValuesByName = mapOf(ValueCodec)

const ValuesCodec: t.Type<LeadValues, unknown> = new t.Type<LeadValues, unknown>(
  'LeadValues',
  (value): value is LeadValues => typeof value === 'object' && value !== null,
  (value, context) => {
    const read = ValuesByName.validate(value, context)
    return E.isLeft(read) ? read : t.success(Object.fromEntries(read.right))
  },
  (values) => values,
)

const AttemptCodec: t.Type<SubmitAttempt, unknown> = t.exact(
  t.type({ key: text, fingerprint: text, state: oneOf(ATTEMPT_STATES, 'AttemptState') }),
  'SubmitAttempt',
)

const DraftCodec: t.Type<FormDraft, unknown> = t.exact(
  t.type({ values: ValuesCodec, savedAt: FiniteCodec }),
  'FormDraft',
)

const WireSubmitCodec = t.exact(
  t.type({
    purpose: oneOf(PURPOSES, 'Purpose'),
    app: oneOf(APP_IDS, 'AppId'),
    business: withDefault<boolean>(t.boolean, false),
    emailHash: optional(text),
    retailerId: optional(text),
    productsOfInterest: withDefault<readonly string[]>(t.readonlyArray(text), []),
    submittedAt: optional(FiniteCodec),
    reference: optional(text),
    attempt: optional(AttemptCodec),
    draft: optional(DraftCodec),
  }),
)

const SubmitDataCodec = new t.Type<SubmitData, unknown>(
  'SubmitData',
  (value): value is SubmitData =>
    typeof value === 'object' && value !== null && 'isBusiness' in value,
  (value, context) => {
    const read = WireSubmitCodec.validate(value, context)
    if (E.isLeft(read)) return read
    const { business: isBusiness, ...rest } = read.right
    return t.success({ ...rest, isBusiness })
  },
  ({ isBusiness, ...rest }) => WireSubmitCodec.encode({ ...rest, business: isBusiness }),
)

const CODECS: { readonly [Key in StoredKey]: t.Type<StoredShapes[Key], unknown> } = {
  submitData: SubmitDataCodec,
  redirected: t.literal(true),
  selectedModel: VehicleCodec,
  selectedRetailer: RetailerCodec,
  utmParameterData: t.exact(
    t.partial({
      utmMedium: t.string,
      utmSource: t.string,
      utmCampaign: t.string,
      utmContent: t.string,
      utmTerm: t.string,
    }),
  ),
  gtmParameterData: t.exact(t.partial({ clientId: t.string, trackId: t.string, userId: t.string })),
  urlData: t.exact(t.type({ originalUrl: text, referralUrl: text })),
  exitIntentTriggered: t.readonlyArray(text),
}

/**
 * Reads what is stored under a key. What cannot be read counts as absent: another version may have written it, or a
 * visitor.
 *
 * @param key - A key of the session, or the one that outlives it.
 * @param stored - The text that is stored, if any.
 * @returns What it holds, or `none`.
 * @law What was written is read back.
 * @law Any text is read without an exception.
 * @source F-STORE-01, F-STORE-02, F-STORE-03, F-STORE-04, F-STORE-05, F-STORE-06, F-STORE-07, F-STORE-09, F-STORE-10, E-F-27, D-F-42
 *
 * @example Half a text
 * ```ts
 * import { readStored } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * readStored('selectedModel', some('{')) // => option.none
 * readStored('exitIntentTriggered', some('["kmu-1"]')) // => option.some(['kmu-1'])
 * ```
 * @category codecs
 */
export const readStored = <Key extends StoredKey>(
  key: Key,
  stored: Option<string>,
): Option<StoredShapes[Key]> => {
  if (O.isNone(stored)) return none
  try {
    const codec: t.Type<StoredShapes[Key], unknown> = CODECS[key]
    const read = decodeWith(codec, JSON.parse(stored.value))
    return E.isRight(read) ? some(read.right) : none
  } catch {
    return none
  }
}

/**
 * Writes what is to be stored under a key.
 *
 * @param key - A key of the session, or the one that outlives it.
 * @param value - What it holds.
 * @returns The text to store.
 * @source F-STORE-01, F-STORE-09, D-F-42
 *
 * @example A redirect was started
 * ```ts
 * import { writeStored } from '@evkit/engine/forms'
 *
 * writeStored('redirected', true) // => 'true'
 * ```
 * @category codecs
 */
export const writeStored = <Key extends StoredKey>(key: Key, value: StoredShapes[Key]): string => {
  const codec: t.Type<StoredShapes[Key], unknown> = CODECS[key]
  return JSON.stringify(codec.encode(value))
}
