import * as t from 'io-ts'
import type {
  AcceptedAnswer,
  BotCheckAnswer,
  DocumentVersion,
  FormsProblem,
  Prediction,
  Profile,
} from '../calls.types.js'
import type { DialCountry } from '../fields/dial.js'
import { mapOf, optional, PredictionTypeCodec, withDefault } from './parts.codec.js'

const maybeText = optional<string>(t.string)

/** Codec of a place a typed text may mean. */
export const PredictionCodec: t.Type<Prediction, unknown> = t.exact(
  t.type({
    id: t.string,
    text: t.string,
    type: PredictionTypeCodec,
  }),
  'Prediction',
)

/**
 * Codec of the codes of one country or territory, and how numbers are written there.
 *
 * @source F-CONST-25, F-PHONE-08, D-F-58
 */
export const DialCountryCodec: t.Type<DialCountry, unknown> = t.exact(
  t.intersection([
    t.type({ iso2: t.string, areaCodes: t.readonlyArray(t.string) }),
    t.partial({
      callingCode: t.string,
      trunk: t.string,
      becomes: t.string,
      lengths: t.readonlyArray(t.number),
      pattern: t.string,
    }),
  ]),
  'DialCountry',
)

/** Codec of one version of a stored document. */
export const DocumentVersionCodec: t.Type<DocumentVersion, unknown> = t.exact(
  t.type({ id: t.number, createdAt: t.string, purpose: maybeText, checksum: t.string }),
  'DocumentVersion',
)

/**
 * Codec of the body that asks about an e-mail address.
 *
 * @source F-API-31, E-F-28
 */
export const EmailQuestionCodec: t.Type<{ readonly userEmail: string }, unknown> = t.exact(
  t.type({ userEmail: t.string }),
  'EmailQuestion',
)

/**
 * Codec of the body that asks about a phone number.
 *
 * @source F-API-32, E-F-28
 */
export const PhoneQuestionCodec: t.Type<{ readonly phoneNumber: string }, unknown> = t.exact(
  t.type({ phoneNumber: t.string }),
  'PhoneQuestion',
)

const ProfileAddressCodec = t.exact(
  t.type({ street: maybeText, locality: maybeText, country: maybeText }),
)

/** Codec of the profile of a visitor who is signed in. */
export const ProfileCodec: t.Type<Profile, unknown> = t.exact(
  t.type({
    firstName: maybeText,
    lastName: maybeText,
    phoneNumber: maybeText,
    email: maybeText,
    address: optional<t.TypeOf<typeof ProfileAddressCodec>>(ProfileAddressCodec),
  }),
  'Profile',
)

/**
 * Codec of the answer to a lead that was accepted. Nothing but the address to go to and the number of the lead is read,
 * and both may be missing.
 *
 * @source F-SUB-56, D-F-34, E-F-70
 */
export const AcceptedAnswerCodec: t.Type<AcceptedAnswer, unknown> = t.exact(
  t.type({
    leadId: withDefault<string>(t.string, ''),
    status: withDefault<string>(t.string, ''),
    redirectUrl: maybeText,
    reference: maybeText,
  }),
  'AcceptedAnswer',
)

/**
 * Codec of a refusal: a code for programs, and for a body that is wrong the message key of each field by its value name.
 *
 * @source D-F-34
 */
export const FormsProblemCodec: t.Type<FormsProblem, unknown> = t.exact(
  t.type({
    status: t.number,
    title: t.string,
    code: withDefault<string>(t.string, ''),
    errors: mapOf<string>(t.string),
  }),
  'FormsProblem',
)

const ChallengeCodec = t.exact(
  t.type({
    parameters: t.exact(
      t.type({
        algorithm: t.string,
        nonce: t.string,
        salt: t.string,
        cost: t.number,
        keyLength: t.number,
        keyPrefix: t.string,
        expiresAt: t.number,
        data: t.exact(t.type({ issuedAt: t.number })),
      }),
    ),
    signature: t.string,
  }),
)

/** Codec of which bot check is asked for, with the work to be done where it is work. */
export const BotCheckAnswerCodec: t.Type<BotCheckAnswer, unknown> = t.exact(
  t.type({
    kind: t.keyof({ none: null, 'proof-of-work': null, recaptcha: null }, 'BotCheckKind'),
    siteKey: maybeText,
    challenge: optional<t.TypeOf<typeof ChallengeCodec>>(ChallengeCodec),
  }),
  'BotCheckAnswer',
)
