import type { TimePanel } from '@evkit/engine/charging/view'
import { Disclosure } from '../primitives/index.js'
import { PowerChart } from './power-chart.js'
import { TraceLadders } from '../tool/index.js'
import styles from './detail-panel.module.css'

/** Props of the details. */
export interface DetailPanelProps {
  readonly panel: TimePanel
  readonly chartTableLabel: string
  readonly creditsHref: string
  readonly creditsLabel: string
}

/** What stands behind the figure: the power over the charge level, and how each figure came about. */
export const DetailPanel = ({
  panel,
  chartTableLabel,
  creditsHref,
  creditsLabel,
}: DetailPanelProps) => (
  <div className={styles['detail']} data-part="detail">
    <div className={styles['card']}>
      <PowerChart chart={panel.chart} tableLabel={chartTableLabel} />
    </div>
    <div className={styles['card']}>
      <Disclosure label={panel.trace.label}>
        <TraceLadders ladders={panel.trace.ladders} />
      </Disclosure>
      <p className={styles['basis']}>
        {panel.basis.text} <a href={creditsHref}>{creditsLabel}</a>
      </p>
    </div>
  </div>
)
