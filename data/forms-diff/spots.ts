// Every spot of a form at which words stand, with the key of its text.
import type { FieldView, FormPlan, LeadFormView, SectionView } from '@evkit/engine/forms'

/** A spot at which words stand. */
export interface Spot {
  /** Key of its text; empty where nothing stands. */
  readonly key: string
  /** Section it comes and goes with; undefined where it goes with a field or a choice. */
  readonly section: string | undefined
}

/** Spots by what they are called. */
export type Spots = ReadonlyMap<string, Spot>

type Named = readonly (readonly [name: string, spot: Spot])[]

const spot = (name: string, key: string, section?: string): Named => [[name, { key, section }]]

const listOptions = (
  owner: string,
  options: readonly { readonly value: string; readonly label: string }[],
): Named =>
  options
    .filter(({ value }) => value !== '')
    .flatMap(({ value, label }) => spot(`choice ${JSON.stringify(value)} of ${owner}`, label))

const listCell = (kind: string, view: FieldView): Named => {
  switch (view.control) {
    case 'space':
      return []
    case 'heading':
      return spot(`label of ${kind}`, view.text)
    case 'business':
      return [
        ...(view.box === undefined ? [] : spot(`label of ${kind}`, view.box.label)),
        ...(view.company === undefined ? [] : spot('label of legalname', view.company.label)),
      ]
    case 'select':
    case 'radio':
    case 'choices':
      return [...spot(`label of ${kind}`, view.label), ...listOptions(kind, view.options)]
    case 'text':
    case 'email':
    case 'phone':
    case 'notes':
      return [
        ...spot(`label of ${kind}`, view.label),
        ...(view.control === 'notes' ? spot(`heading over ${kind}`, view.heading) : []),
      ]
    default:
      return spot(`label of ${kind}`, view.label)
  }
}

const listRows = (
  plan: FormPlan,
  { rows }: Extract<SectionView, { readonly kind: 'main' }>,
): Named =>
  rows.flatMap(({ fields }, row) =>
    fields.flatMap((view, at) => listCell(plan.rows[row]?.cells[at]?.kind ?? '', view)),
  )

const listParagraphs = (section: string, keys: readonly string[]): Named =>
  keys.flatMap((key, at) => spot(`paragraph ${at + 1} of ${section}`, key, section))

const listLegal = ({
  lines,
  paragraphs,
}: Extract<SectionView, { readonly kind: 'legal' }>): Named => [
  ...listParagraphs('legal', paragraphs),
  ...lines.flatMap((line) =>
    line.kind === 'caption'
      ? spot('label of GroupingLabel', line.text)
      : spot(`label of ${line.box.name}`, line.box.label),
  ),
]

const listCustom = ({ name, parts }: Extract<SectionView, { readonly kind: 'custom' }>): Named => [
  ...listParagraphs(
    name,
    parts.flatMap((part) => (part.control === 'paragraph' ? [part.text] : [])),
  ),
  ...parts
    .flatMap((part) => (part.control === 'checkbox' ? [part.label] : []))
    .flatMap((label, at) => spot(`label of tick box ${at + 1} of ${name}`, label)),
]

const listSection = (plan: FormPlan, section: SectionView): Named => {
  switch (section.kind) {
    case 'main':
      return [...spot('heading of main', section.heading), ...listRows(plan, section)]
    case 'legal':
      return [...spot('heading of legal', section.heading), ...listLegal(section)]
    case 'kvkk':
      return [
        ...spot('heading of kvkk', section.heading),
        ...listParagraphs('kvkk', [section.paragraph]),
        ...listOptions('kvkkOpt', section.choice.options),
      ]
    case 'custom':
      return [...spot(`heading of ${section.name}`, section.heading), ...listCustom(section)]
    case 'submit':
      return spot('label of the button', section.label)
    case 'vehiclepicker':
    case 'dealerpicker':
      return spot(`heading of ${section.kind}`, section.label)
  }
}

/** Lists the spots of a form that was drawn with keys in place of texts. */
export const listSpots = (
  { header, requiredNote, sections }: LeadFormView,
  plan: FormPlan,
): Spots =>
  new Map([
    ...spot('heading of the form', header.heading),
    ...spot('sub-heading of the form', header.subHeading),
    ...spot('description of the form', header.description),
    // It comes and goes with the first mark.
    ...(requiredNote === '' ? [] : spot('note on marks', requiredNote)),
    ...sections.flatMap((section) => listSection(plan, section)),
  ])
