import * as O from '#fp-ts/Option'
import type { RouteWords } from './wording.view.js'
import { toValueSlider, type ValueSlider } from '../../tool/index.js'
import type { PlannerState } from '../planner-state.js'
import { AVOIDABLE_ROADS } from '../route-ends.js'
import type { AvoidableRoadKind } from '../route.types.js'
import { ASSUMED_POWER, LEAST_POINTS, LEAST_POWERS, PLUGS } from '../station-choice.js'
import { writeClockTime, type TripClock } from '../trip-clock.js'
import { TRIP_GRIDS, TRIP_SLIDERS, type TripSlider } from '../trip.js'

/** One choice with its words, as the page hands it in. */
export interface NamedChoice {
  readonly value: string
  readonly label: string
}

/** The ready lists of what can be chosen, in words. */
export interface ChoiceLists {
  readonly cars: readonly NamedChoice[]
  /** Motors of the chosen car. */
  readonly motors: readonly NamedChoice[]
  readonly temperatures: readonly NamedChoice[]
  /** `road` comes first: as the road is driven. */
  readonly profiles: readonly NamedChoice[]
  /** True where it makes a difference whether the chosen car has a heat pump. */
  readonly hasHeatPump: boolean
}

/** One group of choices of which exactly one is chosen. */
export interface SettingChoices {
  /** The member of the settings it sets. */
  readonly id: 'car' | 'motor' | 'temperature' | 'profile' | 'leastPower' | 'leastPoints' | 'plug'
  readonly label: string
  readonly choices: readonly (NamedChoice & { readonly isChosen: boolean })[]
}

/** A switch. */
export interface SettingSwitch {
  /** The member of the settings it sets. */
  readonly id: 'climate' | 'heatPump' | 'isAssumed' | 'hasAssumedSites'
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
}

/** An operator of stations along the road, and what the visitor wants of it. */
export interface OperatorSetting {
  readonly name: string
  readonly label: string
  readonly choices: readonly (NamedChoice & { readonly isChosen: boolean })[]
}

/** Whether a kind of road is avoided. */
export interface AvoidSwitch {
  readonly id: AvoidableRoadKind
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
}

/** When the drive starts, or when it should end. */
export interface ClockSetting {
  readonly label: string
  /** What the time is of. */
  readonly of: {
    readonly label: string
    readonly choices: readonly {
      readonly value: TripClock['of']
      readonly label: string
      readonly isChosen: boolean
    }[]
  }
  readonly time: { readonly label: string; readonly value: string }
  /** Day of that time; its value is empty while none is set. */
  readonly date: { readonly label: string; readonly value: string }
  /** Text of the button that sets the time it is now. */
  readonly now: string
  /** Text of the button that takes the time away; empty while none is set. */
  readonly clear: string
  /** Whose clock it is. */
  readonly hint: string
}

/** Settings that belong together, under a heading of their own. */
export interface SettingGroup {
  readonly heading: string
  readonly choices: readonly SettingChoices[]
  readonly switches: readonly SettingSwitch[]
  readonly sliders: readonly ValueSlider[]
}

/** Everything that can be set about the drive. */
export interface SettingsView {
  readonly heading: string
  readonly choices: readonly SettingChoices[]
  readonly switches: readonly SettingSwitch[]
  /** Charge at the start, on arrival and at most at a station, reserve; their ids are the members of the settings. */
  readonly sliders: readonly ValueSlider[]
  readonly clock: ClockSetting
  /** Time: what is allowed for traffic. */
  readonly time: SettingGroup
  /** What the road avoids. */
  readonly avoid: {
    readonly label: string
    /** What is chosen where nothing is avoided. */
    readonly nothing: string
    readonly list: readonly AvoidSwitch[]
  }
  /** Which stations may be used. */
  readonly stations: SettingGroup
  /** Operators along the road; empty while there is none, or none is known. */
  readonly operators: { readonly label: string; readonly list: readonly OperatorSetting[] }
}

const CHOICES = [
  ['car', 'cars'],
  ['motor', 'motors'],
  ['temperature', 'temperatures'],
  ['profile', 'profiles'],
] as const

const DRIVE_SLIDERS: readonly TripSlider[] = ['start', 'arrival', 'reserve', 'limit']

/** How many operators are listed, the largest along the road first. @source E-T-94 @category constants */
const MOST_OPERATORS = 12

const toSlider = (slider: TripSlider, state: PlannerState, words: RouteWords): ValueSlider => {
  const isDistance = slider === 'width'
  return toValueSlider(
    {
      id: slider,
      label: words.translate(`setting.${slider}`),
      suffix: words.translate(isDistance ? 'suffix.km' : 'suffix.percent'),
      value: state.trip[slider],
      grid: TRIP_GRIDS[slider],
      ...(isDistance ? { distance: { content: 'km', shown: words.distance } as const } : {}),
    },
    words,
  )
}

const toSwitch = (
  id: SettingSwitch['id'],
  { trip }: PlannerState,
  { translate, numbers }: RouteWords,
): SettingSwitch => {
  const power = translate('unit.kW', { value: numbers.number(ASSUMED_POWER) })
  return {
    id,
    label: translate(`setting.${id}`),
    hint: translate(`setting.${id}.hint`, { power }),
    isOn: trip[id],
  }
}

const toStationChoices = (
  { trip }: PlannerState,
  { translate, numbers }: RouteWords,
): readonly SettingChoices[] => [
  {
    id: 'leastPower',
    label: translate('setting.leastPower'),
    choices: LEAST_POWERS.map((power) => ({
      value: String(power),
      label:
        power === 0
          ? translate('power.any')
          : translate('power.least', {
              power: translate('unit.kW', { value: numbers.number(power) }),
            }),
      isChosen: power === trip.leastPower,
    })),
  },
  {
    id: 'leastPoints',
    label: translate('setting.leastPoints'),
    choices: LEAST_POINTS.map((count) => ({
      value: String(count),
      label: translate(count === 0 ? 'points.any' : 'points.least', { count }),
      isChosen: count === trip.leastPoints,
    })),
  },
  {
    id: 'plug',
    label: translate('setting.plug'),
    choices: PLUGS.map((plug) => ({
      value: plug,
      label: translate(plug === '' ? 'plug.any' : `plug.${plug}`),
      isChosen: plug === trip.plug,
    })),
  },
]

const OPERATOR_PREFERENCES = ['any', 'prefer', 'avoid'] as const

const preferenceOf = (
  name: string,
  { trip }: PlannerState,
): (typeof OPERATOR_PREFERENCES)[number] => {
  if (trip.avoided.includes(name)) return 'avoid'
  return trip.preferred.includes(name) ? 'prefer' : 'any'
}

// The largest along the road, and those something is wanted of.
const listOperators = ({ answer, trip }: PlannerState) => {
  const stations = O.isSome(answer) ? answer.value.chargingStations : []
  const counts = new Map<string, number>()
  for (const { operator } of stations) {
    if (operator !== '') counts.set(operator, (counts.get(operator) ?? 0) + 1)
  }
  const largest = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const chosen = [...trip.preferred, ...trip.avoided]
  const names = largest.slice(0, MOST_OPERATORS).map(([name]) => name)
  return [...new Set([...chosen, ...names])].map((name) => ({
    name,
    count: counts.get(name) ?? 0,
  }))
}

const toOperators = (
  state: PlannerState,
  { translate }: RouteWords,
): SettingsView['operators'] => ({
  label: translate('operators.label'),
  list: listOperators(state).map(({ name, count }) => ({
    name,
    label: translate('operator.label', { name, count }),
    choices: OPERATOR_PREFERENCES.map((preference) => ({
      value: preference,
      label: translate(`operator.${preference}`),
      isChosen: preference === preferenceOf(name, state),
    })),
  })),
})

const toClock = (
  { trip: { clock, date } }: PlannerState,
  { translate }: RouteWords,
): ClockSetting => ({
  label: translate('clock.label'),
  of: {
    label: translate('clock.of'),
    choices: (['leave', 'arrive'] as const).map((value) => ({
      value,
      label: translate(`clock.${value}`),
      isChosen: value === clock.of,
    })),
  },
  time: {
    label: translate('clock.time'),
    value: O.isSome(clock.at) ? writeClockTime(clock.at.value) : '',
  },
  date: { label: translate('clock.date'), value: date },
  now: translate('clock.now'),
  clear: O.isSome(clock.at) ? translate('clock.clear') : '',
  hint: translate('clock.hint'),
})

/** Makes everything that can be set about the drive. */
export const toSettings = (
  state: PlannerState,
  lists: ChoiceLists,
  words: RouteWords,
): SettingsView => {
  const { translate } = words
  const slidersOf = (wanted: readonly TripSlider[]) =>
    TRIP_SLIDERS.filter((slider) => wanted.includes(slider)).map((slider) =>
      toSlider(slider, state, words),
    )
  return {
    heading: translate('settings.heading'),
    choices: CHOICES.filter(([, list]) => lists[list].length > 0).map(([id, list]) => ({
      id,
      label: translate(`setting.${id}`),
      choices: lists[list].map((one) => ({ ...one, isChosen: one.value === state.trip[id] })),
    })),
    switches: (['climate', 'heatPump'] as const)
      .filter((id) => id === 'climate' || lists.hasHeatPump)
      .map((id) => toSwitch(id, state, words)),
    sliders: slidersOf(DRIVE_SLIDERS),
    clock: toClock(state, words),
    time: {
      heading: translate('settings.time'),
      choices: [],
      switches: [],
      sliders: slidersOf(['traffic']),
    },
    avoid: {
      label: translate('avoid.label'),
      nothing: translate('avoid.nothing'),
      list: AVOIDABLE_ROADS.map((id) => ({
        id,
        label: translate(`avoid.${id}`),
        hint: translate(`avoid.${id}.hint`),
        isOn: state.ends.avoid.includes(id),
      })),
    },
    stations: {
      heading: translate('settings.stations'),
      choices: toStationChoices(state, words),
      switches: (['isAssumed', 'hasAssumedSites'] as const).map((id) => toSwitch(id, state, words)),
      sliders: slidersOf(['width']),
    },
    operators: toOperators(state, words),
  }
}
