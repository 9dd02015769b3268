import { wordLabels } from '../../tool/index.js'
import type { Words } from './wording.view.js'

const LABELS = {
  copy: 'copy.label',
  copied: 'copy.done',
  copyFailed: 'copy.failed',
  reset: 'reset.label',
  update: 'update.label',
  credits: 'credits.label',
  table: 'chart.table',
  notes: 'disclaimer.label',
  units: 'units.label',
} as const

/** The fixed labels of the range tools. */
export type RangeLabels = Readonly<Record<keyof typeof LABELS, string>>

/**
 * Makes the fixed labels of the range tools.
 *
 * @param words - Messages.
 * @returns Every label by its name.
 * @source T-DATA-30, E-T-18, E-T-36
 *
 * @example The button that starts again
 * ```ts
 * import { toLabels } from '@evkit/engine/range/view'
 *
 * toLabels({ translate: (key: string) => key }).reset // => 'reset.label'
 * ```
 * @category views
 */
export const toLabels = (words: Pick<Words, 'translate'>): RangeLabels => wordLabels(LABELS, words)
