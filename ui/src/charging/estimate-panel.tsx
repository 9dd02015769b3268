import type { ChargingView } from '@evkit/engine/charging'
import type { EstimatePanel as Panel } from '@evkit/engine/internal/charging'
import { ResultPanel } from '../tool/index.js'

/** Props of the estimate panel. */
export interface EstimatePanelProps {
  readonly panel: Panel
  readonly label: string
  readonly picture: ChargingView['picture']
}

const toResult = (panel: Panel) =>
  panel.status === 'missing'
    ? panel
    : {
        figure: panel.duration,
        part: 'duration',
        basis: panel.basis,
        conditions: panel.conditions,
        beside: panel.exact,
        note: panel.note,
        facts: panel.facts,
      }

/** The living result: time, conditions and facts; or the spinner and what has no data. */
export const EstimatePanel = ({ panel, label, picture }: EstimatePanelProps) => (
  <ResultPanel label={label} status={panel.status} picture={picture} result={toResult(panel)} />
)
