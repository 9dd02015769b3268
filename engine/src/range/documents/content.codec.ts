import * as E from '#fp-ts/Either'
import * as t from 'io-ts'
import { LatLngCodec } from '../../site/index.js'
import { left, right, type Either, type Issue } from '../../shared/index.js'
import { RANGE_TOOL_MODELS } from '../range-selection.js'
import { PublishedRangesCodec } from './range.codec.js'
import type { RangeToolCar } from '../range.types.js'

const Texts = t.record(t.string, t.string)
const System = t.keyof({ metric: null, imperial: null })
const Units = t.exact(t.type({ temperature: System, range: System }), 'UnitSettings')

const RangeToolCarCodec: t.Type<RangeToolCar, unknown> = t.exact(
  t.intersection([
    t.type({
      model: t.string,
      name: t.string,
      image: t.string,
      square: t.exact(t.type({ src: t.string, alt: t.string })),
      singleMotor: t.boolean,
      twinMotor: t.boolean,
      singleExtendedMotor: t.boolean,
      disableHeatPump: t.boolean,
      disclaimer: t.string,
    }),
    t.partial({ published: PublishedRangesCodec }),
  ]),
  'RangeToolCar',
)

const ToolTexts = t.type({
  heading: t.string,
  text: t.string,
  temperatureText: t.string,
  mapText: t.string,
  disclaimer: t.string,
})
const CalculatorTexts = t.type({
  heading: t.string,
  text: t.string,
  chooseCarTitle: t.string,
  drivingHabitsTitle: t.string,
  carModelTitle: t.string,
  carDropdownTitle: t.string,
  powerTrainTitle: t.string,
  drivingProfileTitle: t.string,
  drivingProfileInfoTxt: t.string,
  outsideTemperatureTitle: t.string,
  outsideTemperatureInfoTxt: t.string,
  climateControlTitle: t.string,
  climateControlInfoTxt: t.string,
  cityTxt: t.string,
  highwayTxt: t.string,
  mixedTxt: t.string,
  rangeEstimationTxt: t.string,
  fallbackImgAltText: t.string,
})
const LightTexts = t.type({
  electricRangeTitle: t.string,
  rangeTemperatureText: t.string,
  rangeIntroText: t.string,
  outsideTemperatureTitle: t.string,
  rangeCtaText: t.string,
  powerTrainTitle: t.string,
})
const TabTexts = t.type({
  label: t.string,
  tabs: t.exact(t.type({ savings: t.string, range: t.string, charging: t.string })),
})

/**
 * Codec of the translated texts of the range tool, both calculators and the tabs. The codecs of their documents read
 * the same.
 *
 * @source T-DATA-22, T-DATA-29, T-DATA-30
 *
 * @example A calculator without its title
 * ```ts
 * import { RangeTextsCodec } from '@evkit/engine/range'
 * import { decodeWith } from '@evkit/engine/shared'
 * import { tinyCalculatorContent, tinyLightContent, tinyTabsContent, tinyToolContent } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const light = { ...tinyLightContent, electricRangeTitle: undefined }
 * const texts = { tool: tinyToolContent, calculator: tinyCalculatorContent, light, tabs: tinyTabsContent }
 * decodeWith(RangeTextsCodec, texts) // => either.left([{ path: 'light.electricRangeTitle', expected: 'string', actual: 'undefined' }])
 * ```
 * @category codecs
 */
export const RangeTextsCodec = /*#__PURE__*/ t.type({
  tool: ToolTexts,
  calculator: CalculatorTexts,
  light: LightTexts,
  tabs: TabTexts,
})

/** What the range tool reads from content, before its models are looked at. */
const ToolContent = t.exact(
  t.intersection([
    ToolTexts,
    t.type({
      cars: t.readonlyArray(RangeToolCarCodec),
      units: Units,
      /** Where the map looks while no position is known. */
      mapCentre: LatLngCodec,
      showStatusMessages: t.boolean,
      messages: Texts,
    }),
    t.partial({
      /** The models of the tool as the brand calls them. */
      models: t.readonlyArray(t.string),
    }),
  ]),
  'RangeToolContent',
)
/** Decoded content (CMS) document of the range tool. */
export type RangeToolContent = t.TypeOf<typeof ToolContent>

// A name alone: it only says what was expected.
const Model = new t.Type<string>(
  'a model of the range tool',
  t.string.is,
  t.string.validate,
  t.identity,
)

const refuseStrangers = (
  { cars, models = RANGE_TOOL_MODELS }: RangeToolContent,
  context: t.Context,
): t.Errors =>
  cars.flatMap(({ model }, at) =>
    models.includes(model)
      ? []
      : [
          {
            value: model,
            context: [
              ...context,
              ...['cars', String(at), 'model'].map((key) => ({ key, type: Model, actual: model })),
            ],
          },
        ],
  )

/**
 * Codec of the range tool's content (CMS) document. It rejects cars of other models than those content lists, or the
 * six of the specification where it lists none.
 *
 * @source T-DATA-17, T-DATA-18, T-DATA-30, T-RANGE-01, T-RANGE-19, T-RANGE-25, T-RANGE-26
 * @category codecs
 */
export const RangeToolContentCodec: t.Type<RangeToolContent, unknown> = new t.Type<
  RangeToolContent,
  unknown
>(
  ToolContent.name,
  ToolContent.is,
  (input, context) => {
    // Its members are told by where they stand in the document, not by which part of the codec reads them.
    const inside = context.map((entry, at) =>
      at === context.length - 1 ? { ...entry, type: ToolContent } : entry,
    )
    const read = ToolContent.validate(input, inside)
    if (E.isLeft(read)) return read
    const strangers = refuseStrangers(read.right, context)
    return strangers.length === 0 ? read : t.failures(strangers)
  },
  t.identity,
)

const CalculatorSetup = t.type({ rangeCarDataArray: t.unknown, units: Units, messages: Texts })
const CalculatorDefaults = t.partial({ defaultClimateControl: t.boolean })

/**
 * Codec of the full calculator's content (CMS) document; `decodeCalculatorCars` decodes the car list.
 *
 * @source T-DATA-22, T-DATA-30
 * @category codecs
 */
export const CalculatorContentCodec = t.exact(
  t.intersection([CalculatorTexts, CalculatorSetup, CalculatorDefaults]),
  'RangeCalculatorContent',
)
/** Decoded content (CMS) document of the full calculator. */
export type CalculatorContent = t.TypeOf<typeof CalculatorContentCodec>

/**
 * Codec of the light calculator's content (CMS) document; `decodeCalculatorCars` decodes the car list.
 *
 * @source T-DATA-29, T-DATA-30, T-LIGHT-02
 * @category codecs
 */
export const LightContentCodec = t.exact(
  t.intersection([
    LightTexts,
    CalculatorSetup,
    t.type({ rangeUrl: t.string, model: t.string }),
    CalculatorDefaults,
  ]),
  'RangeLightContent',
)
/** Decoded content (CMS) document of the light calculator. */
export type LightContent = t.TypeOf<typeof LightContentCodec>

const TabName = t.union([t.string, t.null])

/**
 * Codec of the content (CMS) document of the tools page's tabs.
 *
 * @source T-TABS-01, T-TABS-02, T-TABS-04, D-T-34
 * @category codecs
 */
export const TabsContentCodec = t.exact(
  t.intersection([
    TabTexts,
    t.type({ style: t.keyof({ buttons: null, navigation: null }) }),
    t.partial({ defaultTab: TabName, type: TabName }),
  ]),
  'ToolTabsContent',
)
/** Decoded content (CMS) document of the tools page's tabs. */
export type TabsContent = t.TypeOf<typeof TabsContentCodec>

/**
 * Asserts that the range tool has at least one car.
 *
 * @param cars - The cars of content.
 * @returns The cars, or the fault.
 * @source T-RANGE-01, E-T-37
 *
 * @example No car is no tool
 * ```ts
 * import { requireToolCars } from '@evkit/engine/range'
 * import { either } from 'fp-ts'
 *
 * requireToolCars([]) // => either.left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
 * ```
 * @category constructors
 */
export const requireToolCars = (
  cars: readonly RangeToolCar[],
): Either<readonly Issue[], readonly [RangeToolCar, ...RangeToolCar[]]> => {
  const [first, ...rest] = cars
  return first === undefined
    ? left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
    : right([first, ...rest])
}
