// What visitors of a market would meet: the form is planned and worded in every way it can be, as the page does it.
import type { JSONPath, Node } from 'jsonc-parser'
import { option as O } from 'fp-ts'
import {
  FIELD_KINDS,
  LEGAL_FIELDS,
  wordFormError,
  type FieldKind,
  type FormPlan,
} from '@evkit/engine/forms'
import {
  EMAIL_KINDS,
  findGroupingFault,
  MOBILE_KINDS,
  startConsents,
  type LegalFieldInfo,
} from '@evkit/engine/internal/forms'
import type { MarketUnit } from './documents.js'
import { toFinding, type Finding, type Found } from './finding.js'
import { drawKeys, listMet, type Met, type Reachable } from './reachable.js'

const PHONE_KINDS: readonly FieldKind[] = [...MOBILE_KINDS, 'Landline']

// Slugs of markets in the European Economic Area and of the United Kingdom, for market data that does not say.
const GDPR = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk uk gb'.split(
    ' ',
  ),
)

const configuredLegal = ({ form }: FormPlan): readonly string[] =>
  O.isSome(form.legal) ? form.legal.value.fields : []

const atLegal = (reach: Reachable, plan: FormPlan, name: string): JSONPath => [
  ...reach.unit.at,
  'legal',
  'fields',
  configuredLegal(plan).indexOf(name),
]

const listChannels = (reach: Reachable, { plan }: Met): readonly Found[] => {
  const kinds = plan.fields.map(({ kind }) => kind)
  return plan.legalFields.flatMap((field) => {
    const { channel, isValidated }: LegalFieldInfo = LEGAL_FIELDS[field]
    if (O.isNone(channel)) return []
    if (!isValidated && !plan.requiredLegalFields.includes(field)) return []
    const wanted = channel.value === 'email' ? EMAIL_KINDS : PHONE_KINDS
    if (kinds.some((kind) => wanted.includes(kind))) return []
    const lacking = channel.value === 'email' ? 'e-mail address' : 'number'
    const text = `"${field}" needs a field for the ${lacking}`
    return [{ rule: 'CHANNEL_WITHOUT_FIELD', path: atLegal(reach, plan, field), text }]
  })
}

const isUnderGdpr = ({ isUnderGdpr: said, market }: MarketUnit): boolean =>
  said ?? GDPR.has(market.toLowerCase())

const listPresets = (reach: Reachable, { plan }: Met): readonly Found[] => {
  if (reach.market.isPresetReviewed || !isUnderGdpr(reach.market)) return []
  if (!startConsents(plan.legalFields, plan.flags).oneMarketingConsent) return []
  const isHidden = plan.legalFields.includes('OneMarketingConsentAuto')
  const field = isHidden ? 'OneMarketingConsentAuto' : 'OneMarketingConsent'
  const text = `"${field}" is given before the visitor says so`
  return [{ rule: 'PRESET_CONSENT', path: atLegal(reach, plan, field), text }]
}

const listGrouping = (reach: Reachable, { plan, variant }: Met): readonly Found[] => {
  if (!plan.sections.includes('legal')) return []
  const at = configuredLegal(plan).indexOf('GroupingLabel')
  const fault = findGroupingFault(reach.unit.market, variant.app)
  if (at < 0 || O.isNone(fault)) return []
  const path = atLegal(reach, plan, 'GroupingLabel')
  return [{ rule: 'GROUPING_LABEL', path, text: wordFormError(fault.value) }]
}

const findText = (node: Node | undefined, key: string): Node | undefined => {
  if (node?.type === 'string') return node.value === key ? node : undefined
  const inner = node?.type === 'property' ? node.children?.slice(1) : node?.children
  for (const child of inner ?? []) {
    const found = findText(child, key)
    if (found !== undefined) return found
  }
  return undefined
}

const pathOf = (node: Node): JSONPath => {
  const { parent } = node
  if (parent === undefined) return []
  if (parent.type === 'property') return [...pathOf(parent), String(parent.children?.[0]?.value)]
  return parent.type === 'array'
    ? [...pathOf(parent), parent.children?.indexOf(node) ?? 0]
    : pathOf(parent)
}

// The field a label belongs to, where it stands; a flag may have made it another kind.
const atField = (reach: Reachable, plan: FormPlan, key: string): JSONPath | undefined => {
  const rows = O.isSome(plan.form.main) ? plan.form.main.value.rows : []
  for (const [row, cells] of rows.entries()) {
    const cell = cells.findIndex((name) => {
      const label = Object.hasOwn(FIELD_KINDS, name)
        ? FIELD_KINDS[name as FieldKind].labelKey
        : undefined
      return label !== undefined && O.isSome(label) && label.value === key
    })
    if (cell >= 0) return [...reach.unit.at, 'main', 'rows', row, cell]
  }
  return undefined
}

const listKeys = (met: Met, dictionary: Reachable['dictionary']): ReadonlySet<string> => {
  const { plan } = met
  const { dealerPicker } = plan.form
  const title =
    plan.sections.includes('dealerpicker') && O.isSome(dealerPicker)
      ? dealerPicker.value.title
      : O.none
  return new Set([...drawKeys(met, dictionary).keys, ...(O.isSome(title) ? [title.value] : [])])
}

const listTexts = (reach: Reachable, met: Met, told: Set<string>): readonly Finding[] => {
  const { texts, dictionary, unit } = reach
  if (texts === undefined) return []
  const form = unit.source.root
  const own = unit.at.reduce<Node | undefined>(childOf, form)
  return [...listKeys(met, dictionary)]
    .filter((key) => key !== '' && (dictionary.get(key) ?? '') === '' && !told.has(key))
    .map((key) => {
      told.add(key)
      const written = findText(own, key)
      const path = written === undefined ? atField(reach, met.plan, key) : pathOf(written)
      const meant = { name: key, known: [...dictionary.keys()] }
      const found = {
        rule: 'MISSING_TEXT',
        text: `"${key}" has no text in ${texts.name}`,
        meant,
        when: met.variant.text,
      } as const
      // A key no form has written is missed where texts are written.
      return path === undefined
        ? toFinding(texts.source, { ...found, path: texts.at })
        : toFinding(unit.source, { ...found, path })
    })
}

const childOf = (node: Node | undefined, key: JSONPath[number]): Node | undefined =>
  node?.children?.find((child, at) =>
    node.type === 'array' ? at === key : child.children?.[0]?.value === key,
  )?.children?.[1]

const listVanished = (reach: Reachable, all: readonly Met[]): readonly Found[] => {
  const [first] = all
  if (first === undefined || O.isNone(first.plan.form.order)) return []
  const shown = new Set(all.flatMap(({ plan }) => plan.sections))
  const { custom } = first.plan.form
  return first.plan.form.order.value.flatMap((name, at) => {
    const section = name.trim().toLowerCase()
    const isOwn = custom.has(name.trim())
    const isPicker = section === 'dealerpicker' || section === 'vehiclepicker'
    if (shown.has(section) || shown.has(name.trim()) || !(isOwn || isPicker)) return []
    const path = [...reach.unit.at, 'order', at]
    return [{ rule: 'VANISHING_SECTION', path, text: `"${name}" is not shown to anybody` }]
  })
}

const isForBusiness = ({ plan }: Met): boolean => plan.hasBusinessBox || plan.startsAsBusiness

const listCodes = (reach: Reachable, all: readonly Met[]): readonly Finding[] => {
  const purpose = reach.configuration.marketConfiguration.purposeConfigs.get(reach.purpose)
  if (purpose === undefined) return []
  const { b2BCampaignCode, b2CCampaignCode } = purpose.campaignCodes
  const isBlank = (code: typeof b2BCampaignCode): boolean =>
    O.isNone(code) || code.value.trim() === ''
  const lacking = [
    ...(isBlank(b2CCampaignCode) ? ['b2CCampaignCode'] : []),
    ...(isBlank(b2BCampaignCode) && all.some(isForBusiness) ? ['b2BCampaignCode'] : []),
  ]
  const path = [...reach.market.at, 'purposeConfigs', reach.purpose]
  return lacking.map((name) =>
    toFinding(reach.market.source, {
      rule: 'CAMPAIGN_CODE',
      path,
      text: `${reach.purpose} has no "${name}": its leads cannot be sent`,
    }),
  )
}

const PICKERS = ['vehiclepicker', 'dealerpicker']

// Ways that differ in nothing that is worded are worded once.
const listWorded = (all: readonly Met[]): readonly Met[] => {
  const once = new Map<string, Met>()
  for (const one of all) {
    const { flags, sections, rows } = one.plan
    const shown = sections.filter((name) => !PICKERS.includes(name))
    const hasPicker = sections.includes('dealerpicker')
    const kinds = rows.map(({ cells }) => cells.map(({ kind }) => kind))
    const key = JSON.stringify([flags, shown, hasPicker, kinds, one.variant.isEmbedded])
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()]
}

/** Lists what visitors of a market would meet on a form. */
export const checkReach = (reach: Reachable): readonly Finding[] => {
  const { unit } = reach
  const told = new Set<string>()
  const all = listMet(reach)
  const met = all.flatMap((one) =>
    [listChannels, listPresets, listGrouping]
      .flatMap((list) => list(reach, one))
      .map((found) => toFinding(unit.source, { ...found, when: one.variant.text })),
  )
  return [
    ...met,
    ...listVanished(reach, all).map((found) => toFinding(unit.source, found)),
    ...listWorded(all).flatMap((one) => listTexts(reach, one, told)),
    ...listCodes(reach, all),
  ]
}
