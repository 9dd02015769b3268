// What is kept of a visit, read and written without a codec: the page of a form looks into it before anything else.
import * as O from '#fp-ts/Option'
import { isPrototypeName, isRecord, none, some, type Option } from '../../../shared/index.js'
import type { LeadValues } from '../forms.types.js'
import { APP_IDS, PURPOSES, type AppId, type Purpose } from '../plan/purpose.js'
import { ATTEMPT_STATES, type SubmitAttempt } from './fingerprint.js'
import type { FormDraft, StoredKey, StoredShapes, SubmitData, UtmData } from './form-storage.js'

/** A key of the visit itself; what is chosen of the stock and of retailers is read by the codecs of both. */
export type VisitKey = Exclude<StoredKey, 'selectedModel' | 'selectedRetailer'>

type Is<A> = (value: unknown) => value is A
type Maybe<A> = A | null | undefined

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value)
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText)
const isTrue = (value: unknown): value is true => value === true

const maybe =
  <A>(is: Is<A>): Is<Maybe<A>> =>
  (value): value is Maybe<A> =>
    value === null || value === undefined || is(value)

const oneOf =
  <Name extends string>(names: readonly Name[]): Is<Name> =>
  (value): value is Name =>
    names.some((name) => name === value)

const shape =
  <Shape extends object>(members: {
    readonly [Name in keyof Shape]-?: Is<Shape[Name]>
  }): Is<Shape> =>
  (value): value is Shape =>
    isRecord(value) && Object.entries<Is<unknown>>(members).every(([name, is]) => is(value[name]))

const isValue = (value: unknown): value is LeadValues[string] =>
  isText(value) || isFlag(value) || isTexts(value)
const isValues = (value: unknown): value is LeadValues =>
  isRecord(value) && Object.values(value).every(isValue)

interface WireSubmit {
  readonly purpose: Purpose
  readonly app: AppId
  readonly business: Maybe<boolean>
  readonly emailHash: Maybe<string>
  readonly retailerId: Maybe<string>
  readonly productsOfInterest: Maybe<readonly string[]>
  readonly submittedAt: Maybe<number>
  readonly reference: Maybe<string>
  readonly attempt: Maybe<SubmitAttempt>
  readonly draft: Maybe<{ readonly values: Maybe<LeadValues>; readonly savedAt: number }>
}

const isSubmit = shape<WireSubmit>({
  purpose: oneOf(PURPOSES),
  app: oneOf(APP_IDS),
  business: maybe(isFlag),
  emailHash: maybe(isText),
  retailerId: maybe(isText),
  productsOfInterest: maybe(isTexts),
  submittedAt: maybe(isFiniteNumber),
  reference: maybe(isText),
  attempt: maybe(
    shape<SubmitAttempt>({ key: isText, fingerprint: isText, state: oneOf(ATTEMPT_STATES) }),
  ),
  draft: maybe(
    shape<{ readonly values: Maybe<LeadValues>; readonly savedAt: number }>({
      values: maybe(isValues),
      savedAt: isFiniteNumber,
    }),
  ),
})

// Only what belongs there, whatever else was stored beside it.
const keepAttempt = ({ key, fingerprint, state }: SubmitAttempt): SubmitAttempt => ({
  key,
  fingerprint,
  state,
})

const toSubmit = (wire: WireSubmit): SubmitData => ({
  purpose: wire.purpose,
  app: wire.app,
  isBusiness: wire.business ?? false,
  emailHash: O.fromNullable(wire.emailHash),
  retailerId: O.fromNullable(wire.retailerId),
  productsOfInterest: wire.productsOfInterest ?? [],
  submittedAt: O.fromNullable(wire.submittedAt),
  reference: O.fromNullable(wire.reference),
  attempt: O.map(keepAttempt)(O.fromNullable(wire.attempt)),
  draft: O.map(({ values, savedAt }: NonNullable<WireSubmit['draft']>): FormDraft => ({
    values: values ?? {},
    savedAt,
  }))(O.fromNullable(wire.draft)),
})

const toWire = (data: SubmitData): WireSubmit => ({
  purpose: data.purpose,
  app: data.app,
  business: data.isBusiness,
  emailHash: O.toNullable(data.emailHash),
  retailerId: O.toNullable(data.retailerId),
  productsOfInterest: data.productsOfInterest,
  submittedAt: O.toNullable(data.submittedAt),
  reference: O.toNullable(data.reference),
  attempt: O.toNullable(O.map(keepAttempt)(data.attempt)),
  draft: O.toNullable(data.draft),
})

interface Kept<A> {
  readonly read: (value: unknown) => Option<A>
  readonly write: (value: A) => unknown
}

const asItIs = <A>(is: Is<A>): Kept<A> => ({
  read: (value) => (is(value) ? some(value) : none),
  write: (value) => value,
})

const pick = <A extends object>(names: readonly (keyof A & string)[], value: A): A =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => names.some((one) => one === name)),
  ) as A

const texts = <A extends object>(
  names: readonly (keyof A & string)[],
  isMember: Is<unknown>,
): Kept<A> => ({
  read: (value) =>
    isRecord(value) && names.every((name) => isMember(value[name]))
      ? some(pick(names, value as A))
      : none,
  write: (value) => pick(names, value),
})

const isTextOrMissing = (value: unknown): value is string | undefined =>
  value === undefined || isText(value)

const UTM_NAMES = ['utmMedium', 'utmSource', 'utmCampaign', 'utmContent', 'utmTerm'] as const

const KEPT: { readonly [Key in VisitKey]: Kept<StoredShapes[Key]> } = {
  submitData: {
    read: (value) => (isSubmit(value) ? some(toSubmit(value)) : none),
    write: toWire,
  },
  redirected: asItIs(isTrue),
  utmParameterData: texts<UtmData>(UTM_NAMES, isTextOrMissing),
  gtmParameterData: texts(['clientId', 'trackId', 'userId'], isTextOrMissing),
  urlData: texts(['originalUrl', 'referralUrl'], isText),
  exitIntentTriggered: asItIs(isTexts),
}

/** Reads stored text with a reader of its value; half a text counts as absent. */
export const readKept = <A>(
  stored: Option<string>,
  read: (value: unknown) => Option<A>,
): Option<A> => {
  if (O.isNone(stored)) return none
  try {
    return read(
      JSON.parse(stored.value, (name, value: unknown) => {
        if (isPrototypeName(name)) throw new SyntaxError(name)
        return value
      }),
    )
  } catch {
    return none
  }
}

/**
 * Reads what is kept of a visit under a key, without a codec. What cannot be read counts as absent: another version may
 * have written it, or a visitor.
 *
 * @source F-STORE-01, F-STORE-02, F-STORE-05, F-STORE-06, F-STORE-07, F-STORE-09, F-STORE-10, E-F-27, D-F-42
 */
export const readStored = <Key extends VisitKey>(
  key: Key,
  stored: Option<string>,
): Option<StoredShapes[Key]> => {
  const kept: Kept<StoredShapes[Key]> = KEPT[key]
  return readKept(stored, kept.read)
}

/**
 * Writes what is to be kept of a visit under a key.
 *
 * @source F-STORE-01, F-STORE-09, D-F-42
 */
export const writeStored = <Key extends VisitKey>(key: Key, value: StoredShapes[Key]): string => {
  const kept: Kept<StoredShapes[Key]> = KEPT[key]
  return JSON.stringify(kept.write(value))
}
