// Codecs and interfaces say the same, in both directions; the public signatures do not drift unnoticed.
import type * as t from 'io-ts'
import type { either as E, option as O } from 'fp-ts'
import { expectTypeOf, test } from 'vitest'
import type { CHARGER_POWERS, Charger, ChargerPower } from '../../src/charging/charger.js'
import { chargingMachine } from '../../src/charging/charging.machine.js'
import { estimateCharge } from '../../src/charging/estimate.js'
import { findChargeTime } from '../../src/charging/charge-time.js'
import { labelDuration } from '../../src/charging/duration-label.js'
import { chargingAddress } from '../../src/charging/charging.url.js'
import type {
  CarInfo,
  Charge,
  ChargeEstimate,
  ChargingDocument,
  ChargingProfileContent,
  ElectricCarOption,
} from '../../src/charging/charging.types.js'
import type { ChargingFault } from '../../src/charging/charging.errors.js'
import type {
  CarInfoCodec,
  ChargingDocumentCodec,
  ChargingProfileCodec,
  ElectricCarOptionCodec,
} from '../../src/charging/documents/charging.codec.js'
import { toResult, type Result } from '../../src/shared/result.js'
import type { Minutes } from '../../src/shared/units.js'

test('[T-DATA-01] a codec gives exactly its interface', () => {
  expectTypeOf<t.TypeOf<typeof CarInfoCodec>>().toEqualTypeOf<CarInfo>()
  expectTypeOf<t.TypeOf<typeof ElectricCarOptionCodec>>().toEqualTypeOf<ElectricCarOption>()
  expectTypeOf<t.TypeOf<typeof ChargingProfileCodec>>().toEqualTypeOf<ChargingProfileContent>()
  expectTypeOf<t.TypeOf<typeof ChargingDocumentCodec>>().toEqualTypeOf<ChargingDocument>()
})

test('[E-T-38] absent is an Option, wrong is an Either with a list of reasons', () => {
  expectTypeOf(findChargeTime).returns.toEqualTypeOf<O.Option<Minutes>>()
  expectTypeOf(estimateCharge).returns.toEqualTypeOf<
    E.Either<readonly ChargingFault[], ChargeEstimate>
  >()
  expectTypeOf(labelDuration).parameter(0).toEqualTypeOf<number | null | undefined>()
  expectTypeOf(chargingAddress.write).returns.toEqualTypeOf<string>()
  expectTypeOf(chargingAddress.read).returns.toHaveProperty('selection')
})

test('a result without fp-ts keeps its types', () => {
  const answer = {} as ReturnType<typeof estimateCharge>
  expectTypeOf(toResult(answer)).toEqualTypeOf<Result<ChargingFault, ChargeEstimate>>()
})

test('what cannot be does not compile', () => {
  expectTypeOf<{ current: 'AC'; power: '250kW' }>().not.toExtend<Charger>()
  expectTypeOf<{
    place: 'home'
    charger: { current: 'DC'; power: '50kW' }
  }>().not.toExtend<Charge>()
  expectTypeOf<'7kW'>().not.toExtend<ChargerPower>()
  expectTypeOf<(typeof CHARGER_POWERS)[number]>().toEqualTypeOf<ChargerPower>()
  expectTypeOf(chargingMachine.id).toEqualTypeOf<string>()
})
