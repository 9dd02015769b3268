import * as O from '#fp-ts/Option'
import { namePlace } from './places.view.js'
import { toChangeLink, type ChangeLink, type StopParts } from './stops.view.js'
import { wordKm, wordLevel } from './wording.view.js'
import type { StopPlan } from '../stop-plan.js'
import type { Remedy, TripTrouble } from '../trip-trouble.js'

/** Why a drive fails, and what would make it work. */
export interface TroubleView {
  /** Why it fails. */
  readonly reason: string
  /** What is left out on the failing stretch, a sentence for each reason. */
  readonly leftOut: readonly string[]
  /** What stands over the ways out; empty where there are none. */
  readonly label: string
  /** Changes that each make the drive possible. */
  readonly remedies: readonly ChangeLink[]
  /** Text of the button that opens an input for a place to charge; empty where it would not help. */
  readonly addPlace: string
}

/** What trouble is put into words with. */
export interface TroubleParts extends StopParts {
  readonly nameCountry: (code: string) => string
}

type Failed = Extract<StopPlan, { readonly kind: 'impossible' }>

/** Names the ends of the leg on which a drive fails. */
export const nameEnds = ({ from, to }: Failed['leg'], parts: StopParts) => ({
  from: O.isSome(from) ? namePlace(from.value, parts) : parts.translate('plan.start'),
  to: O.isSome(to) ? namePlace(to.value, parts) : parts.translate('plan.destination'),
})

const wordReason = (
  { cause, coverage }: TripTrouble,
  { leg }: Failed,
  parts: TroubleParts,
): string => {
  const { translate, nameCountry } = parts
  const values = {
    ...nameEnds(leg, parts),
    end: wordKm(leg.endsAt.value, parts),
    empty: wordKm(leg.emptyAt.value, parts),
    reserve: wordLevel(parts.settings.reserve, parts),
    level: wordLevel(Math.max(0, leg.arrival.value), parts),
    wanted: wordLevel(parts.settings.arrival, parts),
    limit: wordLevel(parts.settings.limit, parts),
  }
  // The road ends before the battery is empty.
  if (cause === 'tooShort' && leg.arrival.value >= 0) return translate('trouble.low', values)
  if (cause !== 'dataEnds' || O.isNone(coverage)) return translate(`trouble.${cause}`, values)
  const { country, stations } = coverage.value
  return translate('trouble.dataEnds.country', {
    ...values,
    country: nameCountry(country),
    count: stations,
  })
}

const wordRemedy = ({ kind, change }: Remedy, parts: TroubleParts): string => {
  const { translate, numbers } = parts
  const power = change.leastPower ?? 0
  const count = change.leastPoints ?? 0
  return translate(kind === 'tooWeak' && power === 0 ? 'remedy.anyPower' : `remedy.${kind}`, {
    count,
    ...(change.width === undefined ? {} : { width: wordKm(change.width, parts) }),
    power: translate('unit.kW', { value: numbers.number(power) }),
    level: wordLevel(
      kind === 'arrival'
        ? (change.arrival ?? 0)
        : (change.reserve ?? change.start ?? change.limit ?? 0),
      parts,
    ),
    car: change.car ?? '',
  })
}

/** Puts into words why a drive fails, and what would make it work. */
export const toTroubleView = (
  trouble: TripTrouble,
  plan: Failed,
  parts: TroubleParts,
): TroubleView => {
  const { translate } = parts
  const remedies = trouble.remedies.map((remedy) =>
    toChangeLink(wordRemedy(remedy, parts), remedy.change, parts),
  )
  return {
    reason: wordReason(trouble, plan, parts),
    leftOut: trouble.leftOut.map(({ reason, count }) =>
      translate(`leftOut.${reason}`, { count, width: wordKm(parts.settings.width, parts) }),
    ),
    label: translate(remedies.length > 0 ? 'remedies.label' : 'remedies.none'),
    remedies,
    addPlace:
      trouble.cause === 'dataEnds' || remedies.length === 0 ? translate('remedy.place') : '',
  }
}
