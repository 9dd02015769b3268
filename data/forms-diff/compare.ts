// How a form as it is met differs from the form it was.
import { MISSING } from './body.js'
import { nameIt, tell, warn, type Difference } from './change.js'
import { compareFields } from './compare-fields.js'
import { compareOrder } from './order.js'
import type { Resolved, ResolvedConsent } from './resolved.js'
import type { Spot } from './spots.js'

type Sides<A> = readonly [before: A, after: A]

// A section whose fields are told by themselves refuses nothing by itself.
const refusesWithout = ({ fields }: Resolved, name: string): boolean =>
  name !== 'main' && fields.some(({ section, isRequired }) => section === name && isRequired)

const compareSections = ([before, after]: Sides<Resolved>): readonly Difference[] => {
  const { added, removed, moved } = compareOrder(before.sections, after.sections)
  return [
    ...added.map((name) => {
      const isAsked = refusesWithout(after, name)
      const text = `section ${nameIt(name)} is new${isAsked ? ', and asks for an answer' : ''}`
      return warn(tell('section.added', name, text), isAsked)
    }),
    ...removed.map((name) => tell('section.removed', name, `section ${nameIt(name)} is gone`)),
    ...moved.map(({ name, from, to }) =>
      tell('section.moved', name, `section ${nameIt(name)} stands ${to} instead of ${from}`),
    ),
  ]
}

const sayConsent = (
  [before, after]: Sides<ResolvedConsent>,
  about: 'isRequired' | 'isPreset' | 'isHidden',
): readonly Difference[] => {
  if (before[about] === after[about]) return []
  const words = {
    isRequired: ['has to be given now', 'need not be given any more'],
    isPreset: ['is given from the start now', 'is not given from the start any more'],
    isHidden: ['is not shown any more', 'is shown now'],
  } as const
  const text = `consent ${after.name} ${words[about][after[about] ? 0 : 1]}`
  const isStricter = about === 'isRequired' && after[about]
  return [warn(tell('consent.changed', after.name, text), isStricter)]
}

const listRequired = ({ fields }: Resolved): readonly string[] =>
  fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)

// What has to be filled in anyway is told of the field itself.
const compareAsked = (
  [before, after]: Sides<Resolved>,
  [was, is]: Sides<ResolvedConsent>,
): readonly Difference[] => {
  const only = (
    asks: readonly string[],
    others: readonly string[],
    anyway: readonly string[],
  ): readonly string[] => asks.filter((name) => ![...others, ...anyway].includes(name))
  const ask = `consent ${is.name}`
  return [
    ...only(is.asks, was.asks, listRequired(after)).map((name) =>
      warn(tell('consent.changed', is.name, `${ask} asks for ${name} once it is given`)),
    ),
    ...only(was.asks, is.asks, listRequired(before)).map((name) =>
      tell('consent.changed', is.name, `${ask} does not ask for ${name} any more`),
    ),
  ]
}

const compareConsents = ([before, after]: Sides<Resolved>): readonly Difference[] => {
  const [old, fresh] = [before, after].map(
    ({ consents }) => new Map(consents.map((one) => [one.name, one])),
  )
  if (old === undefined || fresh === undefined) return []
  const { added, removed, moved } = compareOrder([...old.keys()], [...fresh.keys()])
  return [
    ...added.map((name) => {
      const isAsked = fresh.get(name)?.isRequired === true
      const text = `consent ${name} is new${isAsked ? ', and has to be given' : ''}`
      return warn(tell('consent.added', name, text), isAsked)
    }),
    ...removed.map((name) => tell('consent.removed', name, `consent ${name} is gone`)),
    ...moved.map(({ name, from, to }) =>
      tell('consent.moved', name, `consent ${name} stands ${to} instead of ${from}`),
    ),
    ...[...old.values()].flatMap((was) => {
      const is = fresh.get(was.name)
      if (is === undefined) return []
      const pair: Sides<ResolvedConsent> = [was, is]
      const told = (['isRequired', 'isPreset', 'isHidden'] as const).flatMap((about) =>
        sayConsent(pair, about),
      )
      return [...told, ...compareAsked([before, after], pair)]
    }),
  ]
}

const compareKey = (key: string, [was, is]: Sides<string | undefined>): readonly Difference[] => {
  if (was === is) return []
  // Without a campaign code no lead can be sent at all.
  if (is === MISSING) {
    const text = `body key ${key} is missing: no lead can be sent`
    return [warn(tell('body.vanishes', key, text), was !== undefined)]
  }
  if (was === undefined || was === MISSING)
    return [tell('body.appears', key, `body key ${key} appears`)]
  return is === undefined
    ? [tell('body.vanishes', key, `body key ${key} vanishes`)]
    : [tell('body.changed', key, `body key ${key} is ${is} instead of ${was}`)]
}

const namesOf = (...maps: readonly ReadonlyMap<string, unknown>[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
]

const compareBodies = ([before, after]: Sides<Resolved>): readonly Difference[] =>
  namesOf(before.body, after.body).flatMap((key) =>
    compareKey(key, [before.body.get(key), after.body.get(key)]),
  )

const compareFlags = ([before, after]: Sides<Resolved>): readonly Difference[] => {
  const { added, removed } = compareOrder(before.flags, after.flags)
  return [
    ...added.map((flag) => tell('flag.on', flag, `flag ${flag} is on now`)),
    ...removed.map((flag) => tell('flag.off', flag, `flag ${flag} is off now`)),
  ]
}

const sayValue = (value: string | undefined): string =>
  value === undefined ? 'not said' : JSON.stringify(value)

const compareSettings = ([before, after]: Sides<Resolved>): readonly Difference[] =>
  namesOf(before.settings, after.settings).flatMap((name) => {
    const [was, is] = [before.settings.get(name), after.settings.get(name)]
    if (was === is) return []
    // Addresses off the mainland are not offered any more.
    const isStricter = name === 'mainlandFilter' && is === 'true'
    const text = `${name} is ${sayValue(is)} instead of ${sayValue(was)}`
    return [warn(tell('setting.changed', name, text), isStricter)]
  })

const sayText = (dictionary: ReadonlyMap<string, string>, key: string): string => {
  const text = dictionary.get(key) ?? ''
  if (key === '') return 'nothing'
  return text === '' ? `the text of ${nameIt(key)} (not among the files)` : JSON.stringify(text)
}

// What stands on one side only is told where its section stands on both; the rest is told of its field or choice.
const isTold = ([before, after]: Sides<Resolved>, [was, is]: Sides<Spot | undefined>): boolean => {
  if (was !== undefined && is !== undefined) return true
  const section = (was ?? is)?.section
  return (
    section !== undefined && [before, after].every(({ sections }) => sections.includes(section))
  )
}

// Words that stay with their key are told once for their language, wherever they show.
const compareSpots = (sides: Sides<Resolved>): readonly Difference[] => {
  const [before, after] = sides
  return namesOf(before.spots, after.spots).flatMap((name) => {
    const spots = [before.spots.get(name), after.spots.get(name)] as const
    const [was, is] = [spots[0]?.key ?? '', spots[1]?.key ?? '']
    if (was === is || !isTold(sides, spots)) return []
    const [old, fresh] = [sayText(before.dictionary, was), sayText(after.dictionary, is)]
    const text = `${name}: ${fresh} instead of ${old}`
    return old === fresh ? [] : [tell('text.changed', name, text)]
  })
}

/** Compares a form as it is met in one way. */
export const compareResolved = (sides: Sides<Resolved>): readonly Difference[] =>
  [
    compareSections,
    compareFields,
    compareConsents,
    compareBodies,
    compareFlags,
    compareSettings,
    compareSpots,
  ].flatMap((compare) => compare(sides))
