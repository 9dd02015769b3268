import type { TimePanel } from '@evkit/engine/charging'
import { Disclosure } from '../primitives/index.js'
import { BasisNote, DetailCard, DetailCards, Explanations } from '../tool/index.js'
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
      <DetailCard>
        <Disclosure label={panel.trace.label}>
          <Explanations explanations={panel.trace.explanations} />
        </Disclosure>
        <BasisNote
          text={panel.basis.text}
          creditsHref={props.creditsHref}
          creditsLabel={props.creditsLabel}
        />
      </DetailCard>
    </DetailCards>
  )
}
