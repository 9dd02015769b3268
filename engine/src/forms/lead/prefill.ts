import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { AddressSuggestion } from './fields/address.js'
import type { Profile } from './calls.types.js'
import { stripPhone, type ChosenDial, type DialCountry } from './fields/dial.js'
import { EMAIL_KINDS, LOOKED_UP_ADDRESS_KINDS, MOBILE_KINDS } from './fields/field-groups.js'
import type { FieldKind } from './fields/field-kind.js'
import type { FormPlan } from './plan/form-plan.js'
import type { AddressParts, ConsumerData } from './forms.types.js'
import type { Prefill } from './lead-form.types.js'
import { labelCity } from './fields/postal-address.js'
import { countryCodeOf } from './plan/purpose.js'

/** Id of the suggestion that is an address known of the visitor. @source F-PRE-09, D-F-30 @category constants */
const PREFILL_ID = 'prefill'

/** Parts of an address, as profile, consumer data and retailers name them. */
export type KnownAddress = Partial<
  AddressParts & { readonly street: Option<string>; readonly locality: Option<string> }
>

const textOf = (part: Option<string> | undefined): string =>
  pipe(
    part ?? none,
    O.match(
      () => '',
      (text) => text.trim(),
    ),
  )

const firstText = (parts: readonly (Option<string> | undefined)[]): string =>
  parts.map(textOf).find((text) => text !== '') ?? ''

/** Formats an address in one line: the legal address if there is one, else its parts. */
export const formatAddress = (address: KnownAddress, home = ''): string => {
  const legal = textOf(address.legalAddress)
  if (legal !== '') return legal
  const country = textOf(address.country)
  const parts = {
    city: firstText([address.city, address.locality]),
    postalCode: textOf(address.postalCode),
  }
  const isHome = home !== '' && ['', home].includes(country.toUpperCase())
  return [
    firstText([address.addressLine1, address.street]),
    textOf(address.addressLine2),
    textOf(address.addressLine3),
    ...(isHome ? [labelCity(parts, home)] : [parts.postalCode, parts.city]),
    country,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Where something may be known of a visitor. */
export interface PrefillSources {
  /** Behind the personal link. */
  readonly consumer: Option<ConsumerData>
  /** Of a visitor who is signed in. */
  readonly profile: Option<Profile>
}

/** Names of the values that may be known of a visitor. */
export type KnownName = 'title' | 'firstName' | 'surName' | 'mobilePhone' | 'email' | 'legalAddress'

const consumerAddress = (data: ConsumerData | undefined, home: string): string => {
  if (data === undefined || O.isNone(data.legalAddress)) return ''
  const { value } = data.legalAddress
  return typeof value === 'string' ? value.trim() : formatAddress(value, home)
}

const profileAddress = (profile: Profile | undefined, home: string): string =>
  pipe(
    profile?.address ?? none,
    O.match(
      () => '',
      (address) => formatAddress(address, home),
    ),
  )

/** Joins what is known of a visitor, value by value: what is behind the personal link, else what the profile says. */
export const joinKnown = (
  { consumer, profile }: PrefillSources,
  home = '',
): Readonly<Partial<Record<KnownName, string>>> => {
  const data = toUndefined(consumer)
  const person = toUndefined(profile)
  const texts: Readonly<Record<KnownName, string>> = {
    title: firstText([data?.title]),
    firstName: firstText([data?.firstName, person?.firstName]),
    surName: firstText([data?.surName, person?.lastName]),
    mobilePhone: firstText([data?.mobilePhone, person?.phoneNumber]),
    email: firstText([data?.email, person?.email]),
    legalAddress: consumerAddress(data, home) || profileAddress(person, home),
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** A number in two parts. */
export interface SplitNumber {
  readonly dial: ChosenDial
  readonly number: string
}

/** Splits a number into the country code it begins with and the rest. */
export const splitNumber = (
  number: string,
  codes: readonly DialCountry[],
  market: string,
): Option<SplitNumber> => {
  const whole = stripPhone(number)
  const own = countryCodeOf(market)
  const found = codes
    .flatMap(({ iso2, areaCodes }) => areaCodes.map((code): ChosenDial => ({ iso2, code })))
    .filter(({ code }) => whole.startsWith(code))
    .reduce<ChosenDial | undefined>((best, next) => {
      if (best === undefined || next.code.length > best.code.length) return next
      return next.code.length === best.code.length && next.iso2 === own ? next : best
    }, undefined)
  return found === undefined ? none : some({ dial: found, number: whole.slice(found.code.length) })
}

const PLAIN: readonly (readonly [name: KnownName, kinds: readonly FieldKind[]])[] = [
  ['firstName', ['Firstname']],
  ['surName', ['Surname']],
  ['email', EMAIL_KINDS],
  ['mobilePhone', MOBILE_KINDS],
  ['legalAddress', ['PlainAddress']],
]

const toSuggestion = (address: string): AddressSuggestion => ({
  address,
  outOfBounds: false,
  id: PREFILL_ID,
})

/** What is known of a visitor, and the form it is put into. */
export interface PrefillInput extends PrefillSources {
  readonly plan: FormPlan
  readonly dialCodes: readonly DialCountry[]
}

/**
 * Maps prefill data of a visitor to the fields of a form.
 *
 * | field                        | gets                                                       |
 * | ---------------------------- | ---------------------------------------------------------- |
 * | title                        | the value, where it is one of its options                  |
 * | phone with its country code  | the code the number begins with, and the rest              |
 * | address that is looked up    | a chosen suggestion with the id `prefill`                  |
 * | any other                    | the text                                                   |
 *
 * @param input - Prefill data, and the form's plan.
 * @returns Values of existing fields only; the caller must not overwrite fields already touched.
 * @law Only fields of the form are filled.
 * @source F-PRE-05, F-PRE-07, F-PRE-09, D-F-30
 *
 * @example A form without an address
 * ```ts
 * import { fitPrefill } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { tinyPlan } from '@evkit/engine/testing'
 *
 * const consumer = some({ title: none, firstName: some('Ada'), surName: none, mobilePhone: none, email: none, legalAddress: some('1 High St') })
 * fitPrefill({ plan: tinyPlan, consumer, profile: none, dialCodes: [] }) // => { values: { firstName: 'Ada' }, dial: none, address: none }
 * ```
 * @category resolution
 */
export const fitPrefill = (input: PrefillInput): Prefill => {
  const { plan, dialCodes } = input
  const known: Readonly<Partial<Record<KnownName, string>>> = joinKnown(
    input,
    countryCodeOf(plan.request.market),
  )
  const { title = '', legalAddress, mobilePhone } = known
  const has = (kinds: readonly FieldKind[]): boolean =>
    plan.fields.some(({ kind }) => kinds.includes(kind))
  const texts = PLAIN.flatMap(([name, kinds]): readonly [string, string][] => {
    const text = known[name]
    return text === undefined || !has(kinds) ? [] : [[name, text]]
  })
  const isOffered = plan.fields.some(
    ({ kind, options }) => kind === 'Title' && options.some(({ value }) => value === title),
  )
  const split =
    mobilePhone !== undefined && has(['PhoneWithCountryCode'])
      ? splitNumber(mobilePhone, dialCodes, plan.request.market)
      : none
  return {
    values: {
      ...Object.fromEntries(texts),
      ...(isOffered ? { title } : {}),
      ...(O.isSome(split) ? { mobilePhone: split.value.number } : {}),
    },
    dial: pipe(
      split,
      O.map((split) => split.dial),
    ),
    address:
      legalAddress !== undefined && has(LOOKED_UP_ADDRESS_KINDS)
        ? some(toSuggestion(legalAddress))
        : none,
  }
}
