import type { SavingsView } from '@evkit/engine/savings'
import { Disclosure } from '../primitives/index.js'
import { DetailCard, DetailCards, DetailColumn, TornadoChart, Explanations } from '../tool/index.js'
import { ProvenanceList } from '../tool/provenance-list.js'
import { BreakEvenList } from './break-even-list.js'
import { BreakdownChart } from './breakdown-chart.js'
import { TaxSection } from './tax-section.js'

const Sensitivity = ({ view }: { readonly view: SavingsView['whatIf']['sensitivity'] }) => (
  <TornadoChart
    label={view.heading}
    text={view.text}
    bars={view.bars.map((bar) => ({ ...bar, low: bar.atLowText, high: bar.atHighText }))}
    tableLabel={view.tableLabel}
    table={{
      caption: view.heading,
      head: view.columns,
      rows: view.bars.map((bar) => [
        bar.label,
        bar.lowText,
        bar.highText,
        bar.atLowText,
        bar.atHighText,
      ]),
    }}
  />
)

/** What stands behind the total: taxes, costs of both cars, what moves it, where it is zero, every step. */
export const SavingsDetail = ({ view }: { readonly view: SavingsView }) => (
  <DetailCards>
    <DetailColumn>
      <DetailCard>
        <BreakdownChart breakdown={view.whatIf.breakdown} />
      </DetailCard>
      <DetailCard>
        <TaxSection tax={view.tax} />
      </DetailCard>
      <DetailCard>
        <Disclosure label={view.trace.label}>
          <Explanations explanations={view.trace.explanations} />
        </Disclosure>
      </DetailCard>
    </DetailColumn>
    <DetailColumn>
      <DetailCard>
        <Sensitivity view={view.whatIf.sensitivity} />
      </DetailCard>
      <DetailCard>
        <BreakEvenList breakEven={view.whatIf.breakEven} />
      </DetailCard>
      <DetailCard>
        <ProvenanceList {...view.provenance} />
      </DetailCard>
    </DetailColumn>
  </DetailCards>
)
