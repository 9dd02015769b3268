// Plans the drive of an address, as the planner's page does: its places, the road, the stations, the car, the plan.
import { either as E, option as O } from 'fp-ts'
import {
  ChargingContentCodec,
  decodeChargingData,
  joinCars,
  type ChargingData,
} from '@evkit/engine/charging'
import { toRangeData } from '@evkit/engine/range'
import {
  findDrivenCar,
  findTrouble,
  listDriveChoices,
  planTrip,
  readDrive,
  routeAddress,
  RouteContentCodec,
  toPlaceStays,
  toTripLogEntry,
  toTripTerms,
  type DriveCars,
  type PlanInput,
  type PlannedTrip,
  type RouteAnswer,
  type RouteContent,
  type RouteEnds,
  type RouteParameter,
  type StopPlan,
  type TripSettings,
  type TripTrouble,
} from '@evkit/engine/route'
import {
  askRoad,
  findEmptyField,
  findPlaces,
  isSamePlace,
  resolveEnds,
  toResolveQuestion,
  type PlaceField,
  type ResolvedPlaces,
} from '@evkit/engine/internal/route'
import { left, right, type Either, type Query } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { findLanguage, type Language } from '../places/index.js'
import {
  findOwnCoverage,
  findOwnPlaces,
  findOwnRoad,
  findOwnStations,
} from '../service/route/embedded.js'
import { joinAnswer, lineOf } from '../service/route/road-answer.js'
import type { Store } from '../service/store.js'
import { localeOf, readDocument } from './site-content.js'

/** Where drives of a site are planned. */
export interface RouteSite {
  readonly store: Store
  readonly content: RouteContent
  readonly sources: DriveCars
  readonly charging: ChargingData
  readonly language: Language
}

/** A drive that has been planned. */
export interface RoutePlan {
  readonly ends: RouteEnds
  readonly settings: TripSettings
  /** Parameters of the address that could not be had. */
  readonly corrections: readonly RouteParameter[]
  readonly answer: RouteAnswer
  readonly input: PlanInput
  readonly trip: PlannedTrip['trip']
  readonly driving: PlannedTrip['driving']
  readonly plan: StopPlan
  /** Why the drive fails; none where it does not. */
  readonly trouble: TripTrouble | undefined
}

type Texts = readonly string[]

/** Reads what drives of a site are planned from, or says what is missing. */
export const openRouteSite = (store: Store, site: string): Either<Texts, RouteSite> => {
  const content = readDocument(store, [site, CONTENT_CLIENTS.route], RouteContentCodec)
  if (E.isLeft(content)) return content
  const tool = readDocument(store, [site, CONTENT_CLIENTS.charging], ChargingContentCodec)
  if (E.isLeft(tool)) return tool
  const cars = joinCars(tool.right.cars, tool.right.options)
  const charging = decodeChargingData(store.charging)
  if (E.isLeft(cars) || E.isLeft(charging)) {
    const issues = [cars, charging].flatMap((one) => (E.isLeft(one) ? one.left : []))
    return left(issues.map(({ path, expected }) => `${path}: ${expected}`))
  }
  return right({
    store,
    content: content.right,
    sources: { cars: cars.right, range: toRangeData(store.range) },
    charging: charging.right,
    language: findLanguage(localeOf(store, site)),
  })
}

const flagOf = (field: PlaceField): string => {
  if (field === 'origin') return '--from'
  return field === 'destination' ? '--to' : `--${field.replace('-', '')}`
}

const wordMissing = ({ outside }: Partial<Pick<ResolvedPlaces, 'outside'>>): string =>
  outside === undefined
    ? 'there is no such place'
    : `${outside} is outside the countries whose roads are known`

// As the page asks: two texts at a time, each answer leaves fewer of them.
const resolvePlaces = (ends: RouteEnds, site: RouteSite): Either<Texts, RouteEnds> => {
  if (O.isSome(findPlaces(ends))) return right(ends)
  const { start, destination } = toResolveQuestion({ ends })
  const placesFor = (text: string) => findOwnPlaces(site.store.maps, text, site.language)
  const found = resolveEnds(ends, {
    start: placesFor(start),
    destination: placesFor(destination),
    credits: [],
  })
  const faults = found.faults.flatMap((fault) =>
    fault.tag === 'PlaceNotFound' ? [`${flagOf(fault.field)}: ${wordMissing(fault)}`] : [],
  )
  return faults.length > 0 ? left(faults) : resolvePlaces(found.ends, site)
}

const findRoad = (ends: RouteEnds, { store }: RouteSite): Either<Texts, RouteAnswer> => {
  const places = findPlaces(ends)
  if (O.isNone(places)) return left(['a drive needs two places'])
  if (isSamePlace(ends)) return left(['two places that follow each other are the same one'])
  const road = findOwnRoad(store.maps, askRoad(places.value))
  if (E.isLeft(road)) return left([`there is no road: ${road.left.reason}`])
  const stations = findOwnStations(store.maps, lineOf(road.right.route))
  return right(joinAnswer(road.right, stations, findOwnCoverage(store.maps)))
}

const findInput = (
  { ends, trip }: { readonly ends: RouteEnds; readonly trip: TripSettings },
  answer: RouteAnswer,
  { content, sources, charging }: RouteSite,
): Either<Texts, PlanInput> => {
  const drive = readDrive(answer)
  const car = findDrivenCar(
    { range: sources.range, charging },
    sources.cars.find(({ name }) => name === trip.car),
    trip,
  )
  if (O.isNone(drive)) return left(['the line of the road cannot be read'])
  if (O.isNone(car)) return left(['--model: the range of the car is not known'])
  return right({
    drive: drive.value,
    stays: toPlaceStays(ends),
    settings: trip,
    terms: toTripTerms(content),
    car: car.value,
  })
}

/** Plans the drive of an address, or says why there is none. */
export const planRoute = (query: Query, site: RouteSite): Either<Texts, RoutePlan> => {
  const { selection, corrections } = routeAddress.read(query, listDriveChoices(site.sources))
  const empty = findEmptyField(selection.ends)
  if (O.isSome(empty)) return left([`${flagOf(empty.value)}: a drive needs two places`])
  const ends = resolvePlaces(selection.ends, site)
  if (E.isLeft(ends)) return ends
  const answer = findRoad(ends.right, site)
  if (E.isLeft(answer)) return answer
  const { trip: settings } = selection
  const input = findInput({ ends: ends.right, trip: settings }, answer.right, site)
  if (E.isLeft(input)) return input
  const { trip, driving, plan } = planTrip(input.right)
  if (E.isLeft(plan)) return left(plan.left.map((fault) => toTripLogEntry(fault).text))
  return right({
    ...{ ends: ends.right, settings, corrections, answer: answer.right },
    ...{ input: input.right, trip, driving, plan: plan.right },
    trouble:
      plan.right.kind === 'impossible'
        ? findTrouble(input.right, { trip, plan: plan.right }, [])
        : undefined,
  })
}
