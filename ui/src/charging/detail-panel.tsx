import type { TimePanel } from '@evkit/engine/internal/charging'
import { DetailCard, DetailCards, OriginCard } from '../tool/index.js'
import { PowerChart } from './power-chart.js'

/** Props of the details. */
export interface DetailPanelProps {
  readonly panel: TimePanel
  readonly chartTableLabel: string
  readonly creditsHref: string
  readonly creditsLabel: string
}

/** What stands behind the figure: the power over the charge level, and how each figure came about. */
export const DetailPanel = (props: DetailPanelProps) => {
  const { panel } = props
  return (
    <DetailCards>
      <DetailCard>
        <PowerChart chart={panel.chart} tableLabel={props.chartTableLabel} />
      </DetailCard>
      <OriginCard
        trace={panel.trace}
        basis={panel.basis}
        creditsHref={props.creditsHref}
        creditsLabel={props.creditsLabel}
      />
    </DetailCards>
  )
}
