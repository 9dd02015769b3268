// Codecs and interfaces say the same; the public signatures do not drift unnoticed.
import type * as t from 'io-ts'
import type { either as E } from 'fp-ts'
import { expectTypeOf, test } from 'vitest'
import { planStops, type StopPlan } from '../../src/route/stop-plan.js'
import { reachAlong, type Reach } from '../kit/reach.js'
import type {
  ChargingStation,
  PlaceDetails,
  ResolveAnswer,
  RouteAnswer,
  SuggestAnswer,
} from '../../src/route/route.types.js'
import type { RouteFault, RouteProblem } from '../../src/route/route.errors.js'
import type { TripFault } from '../../src/route/trip-check.js'
import type {
  ChargingStationCodec,
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  RouteAnswerCodec,
  SuggestAnswerCodec,
} from '../../src/route/documents/route.codec.js'
import type { RouteProblemCodec } from '../../src/route/documents/route.api.js'

test('a codec gives exactly its interface', () => {
  expectTypeOf<t.TypeOf<typeof RouteAnswerCodec>>().toEqualTypeOf<RouteAnswer>()
  expectTypeOf<t.TypeOf<typeof ResolveAnswerCodec>>().toEqualTypeOf<ResolveAnswer>()
  expectTypeOf<t.TypeOf<typeof SuggestAnswerCodec>>().toEqualTypeOf<SuggestAnswer>()
  expectTypeOf<t.TypeOf<typeof PlaceDetailsCodec>>().toEqualTypeOf<PlaceDetails>()
  expectTypeOf<t.TypeOf<typeof ChargingStationCodec>>().toEqualTypeOf<ChargingStation>()
  expectTypeOf<t.TypeOf<typeof RouteProblemCodec>['error']['code']>().toEqualTypeOf<RouteProblem>()
})

test('wrong is an Either with a list of reasons', () => {
  expectTypeOf(planStops).returns.toEqualTypeOf<E.Either<readonly TripFault[], StopPlan>>()
  expectTypeOf(reachAlong).returns.toEqualTypeOf<E.Either<readonly TripFault[], Reach>>()
  expectTypeOf<{ tag: 'Other' }>().not.toExtend<RouteFault>()
})
