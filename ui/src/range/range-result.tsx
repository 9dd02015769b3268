import type { RangePanel } from '@evkit/engine/internal/range'
import type { ReactNode } from 'react'
import { ResultPanel } from '../tool/index.js'

/** Props of the range total panel. */
export interface RangeResultProps {
  readonly panel: RangePanel
  readonly label: string
  readonly level?: 2 | 3
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  readonly isBelow?: boolean | undefined
  readonly children?: ReactNode
}

const toResult = (panel: RangePanel) =>
  panel.status === 'OK'
    ? {
        figure: panel.figure,
        part: 'range',
        basis: panel.basis,
        conditions: panel.conditions,
        note: panel.stale === '' ? panel.note : `${panel.note} ${panel.stale}`,
        facts: panel.facts,
      }
    : { spinner: panel.label, message: panel.message, conditions: '' }

/** The living range: figure, conditions and basis; or the spinner and why there is none. */
export const RangeResult = ({ panel, ...props }: RangeResultProps) => (
  <ResultPanel
    {...props}
    status={panel.status}
    isBusy={panel.status !== 'OK' && panel.isBusy}
    result={toResult(panel)}
  />
)
