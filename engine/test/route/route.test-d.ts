// Codecs and interfaces say the same; the public signatures do not drift unnoticed.
import type * as t from 'io-ts'
import type { either as E } from 'fp-ts'
import { expectTypeOf, test } from 'vitest'
import {
  planStops,
  reachAlong,
  type ChargingStation,
  type PlaceDetails,
  type PlaceRequest,
  type Reach,
  type ResolveAnswer,
  type ResolveRequest,
  type RouteAnswer,
  type RouteFault,
  type RouteRequest,
  type StopPlan,
  type SuggestAnswer,
  type SuggestRequest,
  type TripFault,
} from '@evkit/engine/route'
import type {
  ChargingStationCodec,
  PlaceDetailsCodec,
  PlaceRequestCodec,
  ResolveAnswerCodec,
  ResolveRequestCodec,
  RouteAnswerCodec,
  RouteProblem,
  RouteProblemCodec,
  RouteRequestCodec,
  SuggestAnswerCodec,
  SuggestRequestCodec,
} from '@evkit/engine/route/documents'

test('a codec gives exactly its interface', () => {
  expectTypeOf<t.TypeOf<typeof RouteAnswerCodec>>().toEqualTypeOf<RouteAnswer>()
  expectTypeOf<t.TypeOf<typeof ResolveAnswerCodec>>().toEqualTypeOf<ResolveAnswer>()
  expectTypeOf<t.TypeOf<typeof SuggestAnswerCodec>>().toEqualTypeOf<SuggestAnswer>()
  expectTypeOf<t.TypeOf<typeof PlaceDetailsCodec>>().toEqualTypeOf<PlaceDetails>()
  expectTypeOf<t.TypeOf<typeof ChargingStationCodec>>().toEqualTypeOf<ChargingStation>()
  expectTypeOf<t.TypeOf<typeof RouteRequestCodec>>().toEqualTypeOf<RouteRequest>()
  expectTypeOf<t.TypeOf<typeof ResolveRequestCodec>>().toEqualTypeOf<ResolveRequest>()
  expectTypeOf<t.TypeOf<typeof SuggestRequestCodec>>().toEqualTypeOf<SuggestRequest>()
  expectTypeOf<t.TypeOf<typeof PlaceRequestCodec>>().toEqualTypeOf<PlaceRequest>()
  expectTypeOf<t.TypeOf<typeof RouteProblemCodec>['error']['code']>().toEqualTypeOf<RouteProblem>()
})

test('wrong is an Either with a list of reasons', () => {
  expectTypeOf(planStops).returns.toEqualTypeOf<E.Either<readonly TripFault[], StopPlan>>()
  expectTypeOf(reachAlong).returns.toEqualTypeOf<E.Either<readonly TripFault[], Reach>>()
  expectTypeOf<{ tag: 'Other' }>().not.toExtend<RouteFault>()
})
