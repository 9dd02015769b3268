import type { FigurePanel, RangeLabels } from '@evkit/engine/range'
import { Disclosure } from '../primitives/index.js'
import {
  BasisNote,
  DetailCard,
  DetailCards,
  DetailColumn,
  TornadoChart,
  Explanations,
} from '../tool/index.js'
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
      <DetailCard>
        <Disclosure label={panel.trace.label}>
          <Explanations explanations={panel.trace.explanations} />
        </Disclosure>
        <BasisNote
          text={panel.basis.text}
          creditsHref={creditsHref}
          creditsLabel={labels.credits}
        />
      </DetailCard>
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
