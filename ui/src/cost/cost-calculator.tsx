import { costAddress, costMachine, type CostEvent, type CostView } from '@evkit/engine/cost'
import type { CostSlider } from '@evkit/engine/internal/cost'
import { memo, useId } from 'react'
import { Disclosure, TabList } from '../primitives/index.js'
import {
  ActionBar,
  DetailCard,
  DetailCards,
  DetailColumn,
  ResultPanel,
  ToolLayout,
  TornadoChart,
  Explanations,
  useRested,
  useTool,
} from '../tool/index.js'
import { ProvenanceList } from '../tool/provenance-list.js'
import { DistanceChoice } from '../tool/distance-choice.js'
import { ValueControl } from '../tool/value-control.js'
import styles from './cost-calculator.module.css'
import { costViewMaker, startCost } from './cost-first-view.js'
import type { CostCalculatorProps } from './cost-tool.types.js'

interface PartProps {
  readonly view: CostView
  readonly send: (event: CostEvent) => void
  readonly props: CostCalculatorProps
}

const SLIDERS: readonly CostSlider[] = ['mileage', 'energyCost']

const Controls = ({ view, send, props }: PartProps) => {
  const id = useId()
  const { types, distances, sliders, labels } = view
  const tabId = (type: string): string => `${id}-${type}`
  return (
    <>
      <div className={styles['types']}>
        <span className={styles['label']} aria-hidden="true">
          {types.label}
        </span>
        <TabList
          label={types.label}
          look="buttons"
          tabs={types.choices.map(({ value, label, isChosen }) => ({
            value,
            label,
            isSelected: isChosen,
          }))}
          tabId={tabId}
          panelId={() => id}
          onChoose={(carType) => {
            send({ type: 'type.choose', carType })
          }}
        />
      </div>
      <div
        role="tabpanel"
        id={id}
        className={styles['panel']}
        aria-labelledby={
          types.choices.filter(({ isChosen }) => isChosen).map(({ value }) => tabId(value))[0]
        }
      >
        {SLIDERS.map((slider) => (
          <ValueControl
            key={slider}
            id={slider}
            slider={sliders[slider]}
            direction={props.direction}
            send={send}
          />
        ))}
        <DistanceChoice distances={distances} send={send} />
      </div>
      <ActionBar labels={labels} ports={props.ports} send={send} />
    </>
  )
}

const toResult = ({ result }: CostView) =>
  result.kind === 'missing'
    ? { spinner: '', message: result.text, conditions: '' }
    : {
        figure: {
          figure: `${result.prefix}${result.amount}`,
          unit: result.suffix,
          spoken: result.spoken,
        },
        part: 'cost',
        basis: undefined,
        conditions: result.conditions,
        note: `${result.exact} · ${result.note}`,
        facts: result.facts,
      }

const Detail = memo(({ view }: { readonly view: CostView }) => {
  const { sensitivity, result, provenance } = view
  return (
    <DetailCards>
      <DetailColumn>
        {result.kind === 'missing' ? null : (
          <DetailCard>
            <Disclosure label={result.trace.label}>
              <Explanations explanations={result.trace.explanations} />
            </Disclosure>
          </DetailCard>
        )}
        <DetailCard>
          <ProvenanceList {...provenance} />
        </DetailCard>
      </DetailColumn>
      {sensitivity.bars.length === 0 ? null : (
        <DetailCard>
          <TornadoChart
            label={sensitivity.heading}
            text={sensitivity.text}
            bars={sensitivity.bars.map((bar) => ({
              ...bar,
              low: bar.atLowText,
              high: bar.atHighText,
            }))}
            tableLabel={sensitivity.tableLabel}
            table={{
              caption: sensitivity.heading,
              head: sensitivity.columns,
              rows: sensitivity.bars.map((bar) => [
                bar.label,
                bar.lowText,
                bar.highText,
                bar.atLowText,
                bar.atHighText,
              ]),
            }}
          />
        </DetailCard>
      )}
    </DetailCards>
  )
})
Detail.displayName = 'Detail'

interface ShownProps extends PartProps {
  readonly isHeld: boolean
}

// Drawn anew with the view alone, which a held slider is ahead of.
const Shown = memo(({ view, send, isHeld, props }: ShownProps) => {
  const rested = useRested(view, isHeld)
  return (
    <ToolLayout
      part="cost-calculator"
      level={2}
      heading={view.heading}
      text=""
      notices={view.corrections}
      result={
        <ResultPanel
          label={view.resultLabel}
          level={3}
          status={view.result.kind}
          picture={undefined}
          result={toResult(view)}
        />
      }
      controls={<Controls view={view} send={send} props={props} />}
      detail={<Detail view={rested} />}
      notes={[]}
      notesLabel=""
      live={view.live}
    />
  )
})

Shown.displayName = 'Shown'

/** The charging cost calculator, a section under the savings. */
export const CostCalculator = (props: CostCalculatorProps) => {
  const { view, send, isHeld } = useTool({
    machine: costMachine,
    address: costAddress,
    start: () => startCost(props),
    makeView: () => costViewMaker(props),
    firstView: props.firstView,
    ports: props.ports,
  })
  return <Shown view={view} send={send} isHeld={isHeld} props={props} />
}
