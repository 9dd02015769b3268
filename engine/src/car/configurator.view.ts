import { toUndefined, writeQuery } from '../shared/index.js'
import type { ChoosableCar, ResolvedCarChoice, WantedCar } from './car-choice.js'
import { carryCar } from './car-choice.url.js'
import { writeConfigurationCode } from './configuration-code.js'

/** A version as content words it. */
export interface ConfigurableVersion {
  /** Motor key. */
  readonly motor: string
  readonly title: string
  /** Empty where the market has none. */
  readonly price: string
  readonly figures: readonly { readonly title: string; readonly value: string }[]
}

/** A paint as content names it. */
export interface ConfigurablePaint {
  readonly key: string
  readonly name: string
  /** Colour of its dot: `#4c5c4e`. */
  readonly hex: string
}

/** What can be chosen of a car. */
export interface ConfigurableCar {
  readonly slug: string
  /** The first is the one its price begins with. */
  readonly versions: readonly ConfigurableVersion[]
  /** Its own paint first. */
  readonly paints: readonly ConfigurablePaint[]
}

/** What the configurator offers. */
export interface ConfiguratorContent {
  /** What is said of prices; empty for nothing. */
  readonly note: string
  readonly cars: readonly ConfigurableCar[]
}

/** A step of the configurator. */
export type ConfiguratorStep = 'car' | 'version' | 'paint' | 'summary'

/** Something that can be chosen: the address it leads to has it chosen. */
export interface ConfiguratorOption {
  readonly href: string
  readonly isChosen: boolean
}

/** A car with its version and its paint. */
export interface ConfiguredCar<Car> {
  readonly car: Car
  readonly version: ConfigurableVersion
  readonly paint: ConfigurablePaint
  /** Passed on, it opens the same: `ex30-electric.SME.moss`. */
  readonly code: string
  readonly codeHref: string
  /** Where it goes from here, each with the car. */
  readonly ways: readonly { readonly id: string; readonly href: string }[]
}

/** View model of the configurator. */
export interface ConfiguratorView<Car> {
  readonly steps: readonly {
    readonly id: ConfiguratorStep
    /** What is chosen in it; empty for nothing yet. */
    readonly chosen: string
  }[]
  readonly cars: readonly (ConfiguratorOption & { readonly car: Car })[]
  /** None before a car is chosen. */
  readonly versions: readonly (ConfiguratorOption & ConfigurableVersion)[]
  readonly paints: readonly (ConfiguratorOption & ConfigurablePaint)[]
  readonly configured: ConfiguredCar<Car> | undefined
  /** What is said of prices; empty where none is shown. */
  readonly note: string
}

/** What the view is made from. */
export interface ConfiguratorInput<Car extends ChoosableCar> {
  readonly content: ConfiguratorContent
  readonly lineUp: readonly Car[]
  /** What the address has chosen; absent where it names no car. */
  readonly found: ResolvedCarChoice<Car> | undefined
  /** Path of the page. */
  readonly path: string
  /** Addresses the chosen car is sent along to. */
  readonly listWays: (chosen: {
    readonly car: Car
    readonly version: string
  }) => readonly { readonly id: string; readonly href: string }[]
}

type Offered<Car extends ChoosableCar> = Pick<ConfiguratorInput<Car>, 'content' | 'lineUp' | 'path'>

const findOffer = <Car extends ChoosableCar>({ content }: Offered<Car>, { slug }: Car) =>
  content.cars.find((one) => one.slug === slug && one.versions.length * one.paints.length > 0)

const writeHref = (path: string, wanted: Partial<WantedCar>, step: ConfiguratorStep): string => {
  const pairs = Object.entries(wanted).filter(([, text]) => text !== '')
  return `${path}?${writeQuery(pairs, [], [])}#${step}`
}

// Before anything is chosen, a car is the version its price begins with, in the paint it is shown in.
const settle = <Car extends ChoosableCar>(input: ConfiguratorInput<Car>) => {
  const { choice } = input.found ?? {}
  const offer = choice && findOffer(input, choice.car)
  if (choice === undefined || offer === undefined) return undefined
  const [wantedVersion, wantedColour] = [toUndefined(choice.version), toUndefined(choice.colour)]
  const version = offer.versions.find(({ motor }) => motor === wantedVersion) ?? offer.versions[0]
  const paint = offer.paints.find(({ key }) => key === wantedColour) ?? offer.paints[0]
  if (version === undefined || paint === undefined) return undefined
  const wanted = { model: choice.car.name, version: version.motor, colour: paint.key }
  return { car: choice.car, offer, version, paint, wanted }
}

// Another car begins with its own version, in the paint that was chosen if it has it.
const takeCar = (car: ChoosableCar, chosen: WantedCar | undefined): Partial<WantedCar> => {
  if (chosen === undefined) return { model: car.name }
  if (car.name === chosen.model) return chosen
  return { model: car.name, colour: car.colours.includes(chosen.colour) ? chosen.colour : '' }
}

/**
 * Builds the view model of the configurator: car, version and paint, each option a link, and what comes of them.
 *
 * @source E-B-78
 */
export const configuratorView = <Car extends ChoosableCar>(
  input: ConfiguratorInput<Car>,
): ConfiguratorView<Car> => {
  const { content, lineUp, path, listWays } = input
  const settled = settle(input)
  const cars = lineUp
    .filter((car) => findOffer(input, car) !== undefined)
    .map((car) => ({
      car,
      isChosen: car.slug === settled?.car.slug,
      href: writeHref(path, takeCar(car, settled?.wanted), 'version'),
    }))
  if (settled === undefined) {
    const steps = (['car', 'version', 'paint', 'summary'] as const).map((id) => ({
      id,
      chosen: '',
    }))
    return { steps, cars, versions: [], paints: [], configured: undefined, note: '' }
  }
  const { car, offer, version, paint, wanted } = settled
  const code = writeConfigurationCode(car.slug, wanted)
  return {
    steps: [
      { id: 'car', chosen: car.name },
      { id: 'version', chosen: version.title },
      { id: 'paint', chosen: paint.name },
      { id: 'summary', chosen: version.price },
    ],
    cars,
    versions: offer.versions.map((one) => ({
      ...one,
      isChosen: one === version,
      href: writeHref(path, { ...wanted, version: one.motor }, 'paint'),
    })),
    paints: offer.paints.map((one) => ({
      ...one,
      isChosen: one === paint,
      href: writeHref(path, { ...wanted, colour: one.key }, 'summary'),
    })),
    configured: {
      car,
      version,
      paint,
      code,
      codeHref: `${path}?${writeQuery([['code', code]], [], [])}`,
      ways: listWays({ car, version: version.motor }).map(({ id, href }) => ({
        id,
        href: carryCar(href, wanted),
      })),
    },
    note: offer.versions.some(({ price }) => price !== '') ? content.note : '',
  }
}
