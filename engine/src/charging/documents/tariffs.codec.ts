import * as t from 'io-ts'
import { MinorUnitCodec } from '../../site/index.js'
import type { ChargeTariff, ChargeTariffs } from '../tariff.js'

const Amount = /*#__PURE__*/ t.refinement(
  t.number,
  (value) => Number.isFinite(value) && value >= 0,
  'a number, 0 or more',
)

const Tariff: t.Type<ChargeTariff, unknown> = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({ perKwh: Amount }),
    t.partial({ perCharge: Amount, perMinute: Amount, freeMinutes: Amount }),
  ]),
  'ChargeTariff',
)

const Origin = /*#__PURE__*/ t.type({
  basis: t.keyof({ published: null, modelled: null, example: null }),
  source: t.string,
  asOf: t.string,
})

/** Codec of what charging costs on a site. */
export const ChargeTariffsCodec: t.Type<ChargeTariffs, unknown> = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({ currency: t.string }),
    t.partial({
      minorUnit: MinorUnitCodec,
      home: t.exact(t.intersection([Origin, t.type({ tariff: Tariff })])),
      public: t.exact(t.intersection([Origin, t.type({ ac: Tariff, dc: Tariff, rapid: Tariff })])),
    }),
  ]),
  'ChargeTariffs',
)
