import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import { keysOf } from '../../../shared/index.js'
import type {
  CampaignCodes,
  Choice,
  CustomSection,
  FlexForm,
  FullConfiguration,
  GeoPoint,
  KvkkSection,
  LegalSection,
  MainSection,
  MarketConfiguration,
  PurposeConfiguration,
  Vehicle,
} from '../forms.types.js'
import { ANALYTICS_COOKIE } from '../plan/configuration.js'
import type { FieldRule } from '../rules/rules.js'
import type { FlagEntries } from '../plan/features.js'
import type { VehiclePickerSection } from '../plan/layout.js'
import { VehicleCodec } from './wire.codec.js'
import type { PredictionType } from '../fields/prediction.js'
import { RETAILER_PICKER_TYPES, type RetailerPickerType } from '../plan/vocabulary.js'
import { mapOf, optional, PredictionTypeCodec, withDefault, writtenAs } from './parts.codec.js'

const text: t.Type<string, unknown> = t.string
const maybeText = optional(text)
const texts = withDefault<readonly string[]>(t.readonlyArray(text), [])
const no = withDefault<boolean>(t.boolean, false)
const yes = withDefault<boolean>(t.boolean, true)

/** Codec of texts by key. */
export const TranslationsCodec: t.Type<ReadonlyMap<string, string>, unknown> = mapOf(text)

const ChoiceCodec: t.Type<Choice, unknown> = t.exact(
  t.type({ value: text, translationKey: text }),
  'Choice',
)

interface WireRule {
  readonly required: FieldRule['isRequired']
  readonly minLength: FieldRule['minLength']
  readonly maxLength: FieldRule['maxLength']
  readonly pattern: FieldRule['pattern']
  readonly async: boolean
}

const WireRuleCodec: t.Type<WireRule, unknown> = t.exact(
  t.type({
    required: optional<boolean>(t.boolean),
    minLength: optional<number>(t.number),
    maxLength: optional<number>(t.number),
    pattern: maybeText,
    async: no,
  }),
)

/** Codec of the rule of one field: `required` and `async` of the document become `isRequired` and `isAsync`. */
const FieldRuleCodec: t.Type<FieldRule, unknown> = writtenAs(
  new t.Type<FieldRule, unknown>(
    'FieldRule',
    (value): value is FieldRule =>
      typeof value === 'object' && value !== null && 'isAsync' in value,
    (value, context) => {
      const read = WireRuleCodec.validate(value, context)
      if (E.isLeft(read)) return read
      const { required, async: isAsync, ...bounds } = read.right
      return t.success({ isRequired: required, isAsync, ...bounds })
    },
    ({ isRequired, isAsync, ...bounds }) =>
      WireRuleCodec.encode({ required: isRequired, async: isAsync, ...bounds }),
  ),
  WireRuleCodec,
)

const WirePickerCodec = t.exact(t.type({ required: no }))

/** Codec of the vehicle picker of a form; it is not required unless the document says so. */
const VehiclePickerCodec: t.Type<VehiclePickerSection, unknown> = writtenAs(
  new t.Type<VehiclePickerSection, unknown>(
    'VehiclePicker',
    (value): value is VehiclePickerSection =>
      typeof value === 'object' && value !== null && 'isRequired' in value,
    (value, context) => {
      const read = WirePickerCodec.validate(value, context)
      return E.isLeft(read) ? read : t.success({ isRequired: read.right.required })
    },
    ({ isRequired }) => ({ required: isRequired }),
  ),
  WirePickerCodec,
)

const MainCodec: t.Type<MainSection, unknown> = t.exact(
  t.type({
    title: maybeText,
    options: mapOf<readonly Choice[]>(t.readonlyArray(ChoiceCodec)),
    customTranslation: TranslationsCodec,
    rows: t.readonlyArray(t.readonlyArray(text)),
    validation: mapOf(FieldRuleCodec),
  }),
  'Main',
)

const KvkkCodec: t.Type<KvkkSection, unknown> = t.exact(
  t.type({
    title: text,
    paragraph: text,
    options: t.readonlyArray(ChoiceCodec),
    field: t.literal('kvkkOpt'),
  }),
  'Kvkk',
)

const LegalCodec: t.Type<LegalSection, unknown> = t.exact(
  t.type({
    title: maybeText,
    paragraphs: texts,
    fields: t.readonlyArray(text),
    validation: mapOf(FieldRuleCodec),
    customTranslation: TranslationsCodec,
  }),
  'Legal',
)

const CustomCodec: t.Type<CustomSection, unknown> = t.exact(
  t.type({
    title: maybeText,
    type: text,
    fields: t.readonlyArray(t.exact(t.type({ type: text, translationKey: text }))),
  }),
  'CustomSection',
)

const HeaderCodec = t.exact(
  t.type({ heading: maybeText, subHeading: maybeText, description: maybeText }),
  'Header',
)

/**
 * Codec of a stored form. Absent parts get defaults for backward compatibility with old documents; unknown keys are
 * dropped.
 *
 * @source F-CFG-01, F-CFG-02, F-CFG-03, F-CFG-10, F-CFG-11, F-CFG-12, F-CFG-13, F-CFG-14
 * @category codecs
 */
export const FlexFormCodec: t.Type<FlexForm, unknown> = t.exact(
  t.type({
    order: optional<readonly string[]>(t.readonlyArray(text)),
    main: optional(MainCodec),
    header: withDefault<t.TypeOf<typeof HeaderCodec>>(HeaderCodec, {
      heading: { _tag: 'None' },
      subHeading: { _tag: 'None' },
      description: { _tag: 'None' },
    }),
    dealerPicker: optional(
      t.exact(
        t.type({
          title: maybeText,
          byAddress: optional<boolean>(t.boolean),
          customTranslation: TranslationsCodec,
        }),
      ),
    ),
    vehiclePicker: optional(VehiclePickerCodec),
    kvkk: optional(KvkkCodec),
    legal: optional(LegalCodec),
    custom: mapOf(CustomCodec),
    ctaLink: maybeText,
  }),
  'FlexForm',
)

/** Codec of feature flags: a record of name and value, or a list of names that are on. */
const FlagsCodec: t.Type<FlagEntries, unknown> = writtenAs(
  new t.Type<FlagEntries, unknown>(
    'Flags',
    (value): value is FlagEntries => Array.isArray(value),
    (value, context) => {
      if (value === null || value === undefined) return t.success([])
      if (Array.isArray(value)) {
        const names = t.readonlyArray(text).validate(value, context)
        return E.isLeft(names) ? names : t.success(names.right.map((name) => [name, true]))
      }
      return typeof value === 'object'
        ? t.success(Object.entries(value))
        : t.failure(value, context)
    },
    (entries) => Object.fromEntries(entries),
  ),
  optional(t.union([t.record(t.string, t.unknown), t.readonlyArray(t.string)])),
)

const CampaignCodesCodec: t.Type<CampaignCodes, unknown> = t.exact(
  t.type({ b2BCampaignCode: maybeText, b2CCampaignCode: maybeText }),
  'CampaignCodes',
)

const PurposeCodec: t.Type<PurposeConfiguration, unknown> = t.exact(
  t.type({
    retailer: yes,
    retailerPicker: yes,
    retailerPickerType: optional<RetailerPickerType>(
      t.keyof(keysOf(RETAILER_PICKER_TYPES), 'RetailerPickerType'),
    ),
    campaignCodes: withDefault(CampaignCodesCodec, {
      b2BCampaignCode: { _tag: 'None' },
      b2CCampaignCode: { _tag: 'None' },
    }),
    redirectUrl: maybeText,
  }),
  'PurposeConfiguration',
)

// A market without purposes is a broken one: here absent is not empty.
const PurposesCodec = writtenAs(
  new t.Type<ReadonlyMap<string, PurposeConfiguration>, unknown>(
    'PurposeConfigurations',
    (value): value is ReadonlyMap<string, PurposeConfiguration> => value instanceof Map,
    (value, context) =>
      value === undefined || value === null
        ? t.failure(value, context)
        : mapOf(PurposeCodec).validate(value, context),
    (value) => mapOf(PurposeCodec).encode(value),
  ),
  t.record(t.string, PurposeCodec),
)

const GeoPointCodec: t.Type<GeoPoint, unknown> = t.exact(
  t.type({ latitude: t.number, longitude: t.number }),
  'GeoPoint',
)

/**
 * Codec of a market's form configuration; only `purposeConfigs` is required.
 *
 * @source F-CFG-17, F-CFG-18, F-CFG-19, F-CFG-20, F-CFG-21, F-CFG-22, D-F-60
 * @category codecs
 */
export const MarketConfigurationCodec: t.Type<MarketConfiguration, unknown> = t.exact(
  t.type({
    features: FlagsCodec,
    dynamicFeatures: FlagsCodec,
    insideSalesRetailer: optional(
      t.exact(
        t.type({
          retailerId: text,
          useInsideSalesTransform: t.boolean,
          nameTranslationKey: text,
          addressTranslationKey: text,
        }),
      ),
    ),
    purposeConfigs: PurposesCodec,
    translations: TranslationsCodec,
    mainlandFilter: no,
    allowedRedirectHosts: texts,
    map: optional(t.exact(t.type({ center: GeoPointCodec, country: text, zoom: t.number }))),
    analyticsCookieName: withDefault(text, ANALYTICS_COOKIE),
    predictionTypes: withDefault<readonly PredictionType[]>(
      t.readonlyArray(PredictionTypeCodec),
      [],
    ),
  }),
  'MarketConfiguration',
)

/**
 * Codec of the response of the configuration call.
 *
 * @source F-CFG-23, F-CFG-24, F-API-12
 * @category codecs
 */
export const FullConfigurationCodec: t.Type<FullConfiguration, unknown> = t.exact(
  t.type({
    translations: TranslationsCodec,
    marketConfiguration: MarketConfigurationCodec,
    flexFormConfigurations: mapOf(FlexFormCodec),
    vehicleConfigurations: mapOf<readonly Vehicle[]>(t.readonlyArray(VehicleCodec)),
  }),
  'FullConfiguration',
)
