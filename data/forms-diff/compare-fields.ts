// How the fields of a form differ from those it had.
import { option as O } from 'fp-ts'
import { FIELD_KINDS, type FieldKind } from '@evkit/engine/forms'
import { joinNames, nameIt, tell, warn, type Difference } from './change.js'
import { compareOrder } from './order.js'
import type { Resolved, ResolvedField, ResolvedRule } from './resolved.js'

type Sides<A> = readonly [before: A, after: A]

// Of kinds that write the same value, the ones that take less have the higher number.
const STRICTNESS: Partial<Record<FieldKind, number>> = {
  Email: 0,
  EmailAsync: 1,
  MobilePhone: 0,
  MobilePhoneAsync: 1,
  PhoneWithCountryCode: 2,
  PlainAddress: 0,
  AddressAsyncWithManual: 1,
  LegalAddress: 2,
  LegalAddressAsync: 2,
  ContactSlots: 0,
  ContactSlotsSingle: 1,
}

const strictnessOf = ({ kind }: ResolvedField): number =>
  kind === undefined ? 0 : (STRICTNESS[kind] ?? 0)

const compareKind = ([before, after]: Sides<ResolvedField>): readonly Difference[] => {
  if (before.kind === after.kind) return []
  const text = `${nameIt(before.label)} is ${nameIt(after.label)} now`
  const isStricter = strictnessOf(after) > strictnessOf(before)
  return [warn(tell('field.changed', after.name, text), isStricter)]
}

const compareAside = ([before, after]: Sides<ResolvedField>): readonly Difference[] => {
  if (before.isAside === after.isAside) return []
  const whom = after.isAside ? 'some only' : 'everybody'
  const text = `${nameIt(after.label)} is asked of ${whom} now`
  return [warn(tell('field.changed', after.name, text), after.isRequired && !after.isAside)]
}

const compareRequired = ([before, after]: Sides<ResolvedField>): readonly Difference[] => {
  if (before.isRequired === after.isRequired) return []
  const name = nameIt(after.label)
  return after.isRequired
    ? [warn(tell('field.required', after.name, `${name} is required now`))]
    : [tell('field.optional', after.name, `${name} may be left out now`)]
}

const compareBounds = (
  { name, label }: ResolvedField,
  [before, after]: Sides<ResolvedRule>,
): readonly Difference[] => {
  const bound = (which: 'shortest' | 'longest', [was, is]: Sides<number>) => {
    if (was === is) return []
    const isTighter = which === 'shortest' ? is > was : is < was
    const words = [is, was].map((length) => (length === Infinity ? 'without end' : String(length)))
    const text = `the ${which} text of ${nameIt(label)} is ${words.join(' instead of ')}`
    const kind = isTighter ? 'rule.tightened' : 'rule.loosened'
    return [warn(tell(kind, name, text), isTighter)]
  }
  return [
    ...bound('shortest', [before.minimum, after.minimum]),
    ...bound('longest', [before.maximum, after.maximum]),
  ]
}

// A text no kind that judges by itself lets pass.
const UNLIKE_ANY = '?'

const judgesItself = ({ kind }: ResolvedField): boolean => {
  if (kind === undefined) return false
  return kind === 'PhoneWithCountryCode' || O.isSome(FIELD_KINDS[kind].findFault(UNLIKE_ANY))
}

const comparePattern = (
  field: ResolvedField,
  [before, after]: Sides<ResolvedRule>,
): readonly Difference[] => {
  const [was, is] = [before.pattern, after.pattern]
  if (was === is) return []
  const of = `the pattern of ${nameIt(field.label)}`
  if (is === undefined) {
    const rest = judgesItself(field) ? ', its kind decides' : ''
    const text = `${of} ${JSON.stringify(was)} is gone${rest}`
    const isJudged = judgesItself(field)
    return [warn(tell(isJudged ? 'rule.changed' : 'rule.loosened', field.name, text), isJudged)]
  }
  if (was === undefined) {
    const kind = judgesItself(field) ? 'rule.changed' : 'rule.tightened'
    return [warn(tell(kind, field.name, `${of} is ${JSON.stringify(is)}, there was none`))]
  }
  const text = `${of} is ${JSON.stringify(is)} instead of ${JSON.stringify(was)}; nobody can tell which texts still match`
  return [warn(tell('rule.changed', field.name, text))]
}

const compareAsync = (
  { name, label }: ResolvedField,
  [before, after]: Sides<ResolvedRule>,
): readonly Difference[] => {
  if (before.isAsync === after.isAsync) return []
  return after.isAsync
    ? [warn(tell('rule.tightened', name, `the server is asked about ${nameIt(label)} now`))]
    : [warn(tell('rule.changed', name, `the server is not asked about ${nameIt(label)} any more`))]
}

const compareRules = ([before, after]: Sides<ResolvedField>): readonly Difference[] => {
  if (before.rule === undefined || after.rule === undefined) return []
  const rules: Sides<ResolvedRule> = [before.rule, after.rule]
  return [
    ...compareBounds(after, rules),
    ...comparePattern(after, rules),
    // Other kinds say by their name whether the server is asked.
    ...(after.kind === 'PhoneWithCountryCode' && before.kind === after.kind
      ? compareAsync(after, rules)
      : []),
  ]
}

const compareChoices = ([before, after]: Sides<ResolvedField>): readonly Difference[] => {
  if (before.choices === undefined || after.choices === undefined) return []
  const { added, removed, moved } = compareOrder(before.choices, after.choices)
  const of = `of ${nameIt(after.label)}`
  return [
    ...removed.map((value) =>
      warn(tell('choice.removed', after.name, `choice ${JSON.stringify(value)} ${of} is gone`)),
    ),
    ...added.map((value) =>
      tell('choice.added', after.name, `choice ${JSON.stringify(value)} ${of} is new`),
    ),
    ...(moved.length === 0
      ? []
      : [tell('choice.moved', after.name, `the choices ${of} stand in another order`)]),
  ]
}

const wordRow = (names: readonly string[]): string =>
  names.length === 0 ? 'alone in its row' : `beside ${joinNames(names.map(nameIt))}`

// A neighbour that comes or goes is told by itself.
const compareRow = (
  [before, after]: Sides<ResolvedField>,
  common: readonly string[],
): readonly Difference[] => {
  const kept = ({ beside }: ResolvedField): string =>
    wordRow(beside.filter((name) => name === 'Space' || common.includes(name)))
  const [was, is] = [kept(before), kept(after)]
  const text = `${nameIt(after.label)} stands ${is} instead of ${was}`
  return was === is ? [] : [tell('field.moved', after.name, text)]
}

// What comes and goes with its section is told of the section.
const isOwn = ({ section }: ResolvedField, sections: readonly string[]): boolean =>
  section === 'main' || sections.includes(section)

// Pickers and ticks are no fields of the main section.
const nameField = ({ label, kind }: ResolvedField): string =>
  kind === undefined && label !== 'legalname' ? label : `field ${nameIt(label)}`

const addField = (field: ResolvedField): Difference => {
  const { name, isRequired, isAside } = field
  const text = `${nameField(field)} is new${isRequired ? ', and required' : ''}`
  // What is asked aside is asked of those only who say that they have it.
  return warn(tell('field.added', name, text), isRequired && !isAside)
}

const listPlaced = (fields: readonly ResolvedField[]): readonly string[] =>
  fields.filter(({ section, isAside }) => section === 'main' && !isAside).map(({ name }) => name)

/** Compares the fields of a form. */
export const compareFields = ([before, after]: Sides<Resolved>): readonly Difference[] => {
  const [old, fresh] = [before, after].map(
    ({ fields }) => new Map(fields.map((field) => [field.name, field])),
  )
  if (old === undefined || fresh === undefined) return []
  const { moved } = compareOrder(listPlaced(before.fields), listPlaced(after.fields))
  const common = [...old.keys()].filter((name) => fresh.has(name))
  const pairs = common.flatMap((name): readonly Sides<ResolvedField>[] => {
    const [was, is] = [old.get(name), fresh.get(name)]
    return was === undefined || is === undefined ? [] : [[was, is]]
  })
  return [
    ...after.fields
      .filter((field) => !old.has(field.name) && isOwn(field, before.sections))
      .map(addField),
    ...before.fields
      .filter((field) => !fresh.has(field.name) && isOwn(field, after.sections))
      .map((field) => tell('field.removed', field.name, `${nameField(field)} is gone`)),
    ...moved.map(({ name, from, to }) => {
      const label = nameIt(fresh.get(name)?.label ?? name)
      return tell('field.moved', name, `${label} stands ${to} instead of ${from}`)
    }),
    ...pairs.flatMap((pair) =>
      [compareKind, compareAside, compareRequired, compareRules, compareChoices].flatMap((list) =>
        list(pair),
      ),
    ),
    ...pairs
      .filter(([{ name }]) => moved.every((one) => one.name !== name))
      .flatMap((pair) => compareRow(pair, common)),
  ]
}
