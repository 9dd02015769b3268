import { TOOL_LABELS, wordLabels } from '../../tool/index.js'
import type { Words } from './wording.view.js'

/** Texts of the page that stand as they are, with their keys. */
const LABELS = {
  ...TOOL_LABELS,
  credits: 'credits.label',
  table: 'chart.table',
  notes: 'disclaimer.label',
  units: 'units.label',
} as const

/** The fixed labels of the range tools. */
export type RangeLabels = Readonly<Record<keyof typeof LABELS, string>>

/** Makes the fixed labels of the range tools. */
export const toLabels = (words: Pick<Words, 'translate'>): RangeLabels => wordLabels(LABELS, words)
