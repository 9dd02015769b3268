import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import { MotorKeyCodec } from '../../car/index.js'
import { decodeWith, left, right, type Either, type Issue } from '../../shared/index.js'
import { toChargingData } from '../charging-data.js'
import type {
  BatteryFacts,
  CarInfo,
  ChargingData,
  ChargingDocument,
  ChargingProfileContent,
  ElectricCarOption,
} from '../charging.types.js'

/** Codec of a car: exactly its members, further ones are dropped. */
export const CarInfoCodec: t.Type<CarInfo, unknown> = t.exact(
  t.type({
    car: t.exact(
      t.type({ model: t.string, displayName: t.string, carType: t.string, image: t.string }),
    ),
    powerTrains: t.readonlyArray(t.exact(t.type({ key: MotorKeyCodec, value: t.string }))),
  }),
  'CarInfo',
)

/** Codec of an entry of the car picker. */
export const ElectricCarOptionCodec: t.Type<ElectricCarOption, unknown> = t.exact(
  t.intersection([
    t.type({
      carModel: t.string,
      carName: t.string,
      imageSquare: t.exact(t.type({ src: t.string, alt: t.string })),
      selectedCar: t.boolean,
      singleMotor: t.boolean,
      twinMotor: t.boolean,
      singleExtendedMotor: t.boolean,
      heatPumpDisable: t.boolean,
      disclaimer: t.string,
    }),
    t.partial({ heatPump: t.boolean }),
  ]),
  'ElectricCarOption',
)

/**
 * Codec of the translated texts in the tool's header. The tool's document has its disclaimer beside them.
 *
 * @source T-DATA-30
 *
 * @example A head without its heading
 * ```ts
 * import { ChargingProfileTextsCodec } from '@evkit/engine/charging'
 * import { decodeWith } from '@evkit/engine/shared'
 * import { tinyContent } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const texts = { ...tinyContent.profile, heading: undefined }
 * decodeWith(ChargingProfileTextsCodec, texts) // => either.left([{ path: 'heading', expected: 'string', actual: 'undefined' }])
 * ```
 * @category codecs
 */
export const ChargingProfileTextsCodec = /*#__PURE__*/ t.type({
  heading: t.string,
  descriptionHome: t.string,
  descriptionPublicACCharging: t.string,
  descriptionPublicDCCharging: t.string,
  publicHeading: t.string,
})

/** Codec of the tool's headings, descriptions and disclaimer. */
export const ChargingProfileCodec: t.Type<ChargingProfileContent, unknown> = t.exact(
  t.intersection([
    ChargingProfileTextsCodec,
    t.type({
      disclaimer: t.exact(t.type({ text: t.string, id: t.string, type: t.string })),
    }),
  ]),
  'ChargingProfileContent',
)

const Fact: t.Type<BatteryFacts, unknown> = t.exact(
  t.type({
    usableKwh: t.number,
    onBoardKw: t.number,
    peakKw: t.number,
    curve: t.readonlyArray(t.exact(t.type({ level: t.number, kw: t.number }))),
    basis: t.keyof({ measured: null, published: null, modelled: null }),
  }),
  'BatteryFacts',
)

const Rows = t.record(t.string, t.record(t.string, t.record(t.string, t.number)))

const Batteries = t.record(
  t.string,
  t.record(
    t.string,
    t.exact(t.type({ motor: MotorKeyCodec, batteries: t.readonlyArray(t.string) })),
  ),
)

/**
 * Codec of the raw data set of the charging tool.
 *
 * @source T-DATA-10, T-DATA-11, D-T-56
 * @category codecs
 */
export const ChargingDocumentCodec: t.Type<ChargingDocument, unknown> = t.exact(
  t.type({
    batteries: Batteries,
    table: t.record(t.string, t.exact(t.type({ AC: Rows, DC: Rows }))),
    facts: t.record(t.string, Fact),
  }),
  'ChargingDocument',
)

const factFaults = (document: ChargingDocument): readonly Issue[] =>
  Object.keys(document.table).flatMap((battery) =>
    Object.hasOwn(document.facts, battery)
      ? []
      : [{ path: `facts.${battery}`, expected: 'facts of this battery', actual: 'undefined' }],
  )

/**
 * Decodes and validates the charging data set, and indexes it for look-up.
 *
 * @param document - Anything, usually parsed JSON.
 * @returns The data, or every fault with its path; a battery with a table but without facts is a fault.
 * @law Arbitrary documents are decoded or refused without an exception.
 * @source T-DATA-10, T-DATA-11, T-DATA-12, E-T-38
 *
 * @example Nothing at all
 * ```ts
 * import { decodeChargingData } from '@evkit/engine/charging'
 * import { toResult } from '@evkit/engine/shared'
 *
 * toResult(decodeChargingData(null)).ok // => false
 * ```
 * @category codecs
 */
export const decodeChargingData = (document: unknown): Either<readonly Issue[], ChargingData> => {
  const decoded = decodeWith(ChargingDocumentCodec, document)
  if (E.isLeft(decoded)) return decoded
  const faults = factFaults(decoded.right)
  return faults.length > 0 ? left(faults) : right(toChargingData(decoded.right))
}
