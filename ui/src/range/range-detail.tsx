import type { FigurePanel, RangeLabels } from '@evkit/engine/internal/range'
import { DetailCard, DetailCards, DetailColumn, OriginCard, TornadoChart } from '../tool/index.js'
import { RangeChart } from './range-chart.js'

/** Props of the details. */
export interface RangeDetailProps {
  readonly panel: FigurePanel
  readonly labels: RangeLabels
  readonly creditsHref: string
}

/** What stands behind the range: over temperature, how it came about, and what moves it most. */
export const RangeDetail = ({ panel, labels, creditsHref }: RangeDetailProps) => (
  <DetailCards>
    <DetailColumn>
      {panel.chart === undefined ? null : (
        <DetailCard>
          <RangeChart chart={panel.chart} tableLabel={labels.table} />
        </DetailCard>
      )}
      <OriginCard
        trace={panel.trace}
        basis={panel.basis}
        creditsHref={creditsHref}
        creditsLabel={labels.credits}
      />
    </DetailColumn>
    {panel.sensitivity === undefined ? null : (
      <DetailCard>
        <TornadoChart
          label={panel.sensitivity.label}
          text={panel.sensitivity.text}
          bars={panel.sensitivity.bars.map((bar) => ({
            ...bar,
            id: bar.input,
            start: 0,
            end: bar.share,
          }))}
          table={panel.sensitivity.table}
          tableLabel={labels.table}
        />
      </DetailCard>
    )}
  </DetailCards>
)
