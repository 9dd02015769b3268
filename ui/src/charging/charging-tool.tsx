import {
  chargingAddress,
  chargingMachine,
  type ChargingEvent,
  type ChargingView,
} from '@evkit/engine/charging'
import type { SectionView } from '@evkit/engine/internal/charging'
import { memo, Suspense, useRef } from 'react'
import {
  ActionBar,
  Awake,
  Below,
  PicturePicker,
  ResultBlock,
  ToolLayout,
  useRested,
  useTool,
} from '../tool/index.js'
import { ChargeControls } from './charge-controls.js'
import { ComparisonSection } from './comparison-section.js'
import { DetailPanel } from './detail-panel.js'
import { DiscoveryCards } from './discovery-cards.js'
import { EstimatePanel } from './estimate-panel.js'
import { TextSection } from './text-section.js'
import { TimeBar } from './time-bar.js'
import type { ChargingToolProps } from './charging-tool.types.js'
import { chargingViewMaker, startCharging } from './first-view.js'

const Section = memo(({ section }: { readonly section: SectionView }) => {
  switch (section.kind) {
    case 'comparison':
      return <ComparisonSection section={section} />
    case 'cards':
      return <DiscoveryCards section={section} />
    case 'text':
      return <TextSection section={section} />
  }
})
Section.displayName = 'Section'

const Detail = memo(DetailPanel)

interface PartProps {
  readonly view: ChargingView
  readonly send: (event: ChargingEvent) => void
  readonly props: ChargingToolProps
}

const Picker = ({ view, send, props }: PartProps) => (
  <>
    <noscript>{props.plainForm}</noscript>
    <div data-live>
      <PicturePicker
        picker={view.controls.picker}
        onChoose={(name) => {
          send({ type: 'car.choose', name })
        }}
      />
    </div>
  </>
)

const Controls = ({ view, send, props }: PartProps) => (
  <Suspense>
    <ChargeControls
      controls={view.controls}
      direction={props.direction}
      feet={view.controls.slider.feet}
      send={send}
    />
    <ActionBar labels={view.labels} ports={props.ports} send={send} />
    <Awake onAwake={props.onAwake} />
  </Suspense>
)

const toDetail = (view: ChargingView, creditsHref: string) =>
  view.panel.status === 'missing' ? undefined : (
    <Suspense>
      <Detail
        panel={view.panel}
        chartTableLabel={view.labels.chartTable}
        creditsHref={creditsHref}
        creditsLabel={view.labels.credits}
      />
    </Suspense>
  )

/**
 * The charging tool: picker, living result, controls, comparison, cards and notes. The parts below the result are
 * boundaries of their own, so that a slow phone wakes them one after the other and answers in between; they follow a
 * change after the result is painted.
 */
export const ChargingTool = (props: ChargingToolProps) => {
  const { view, send } = useTool({
    machine: chargingMachine,
    address: chargingAddress,
    start: () => startCharging(props),
    makeView: () => chargingViewMaker(props),
    firstView: props.firstView,
    isAtOnce: true,
    ports: props.ports,
  })
  const rested = useRested(view)
  const block = useRef<HTMLDivElement>(null)
  const parts = { view, send, props }
  return (
    <ToolLayout
      part="charging-tool"
      state={view.mode}
      heading={view.heading}
      text={view.description}
      first={<Picker {...parts} />}
      notices={view.corrections}
      result={
        <ResultBlock ref={block}>
          <EstimatePanel panel={view.panel} label={view.timeBar.label} picture={view.picture} />
        </ResultBlock>
      }
      controls={<Controls {...parts} />}
      detail={toDetail(rested, props.creditsHref)}
      notes={rested.disclaimers}
      notesLabel={view.labels.notes}
      live={view.live}
    >
      {rested.sections.map((section) => (
        <Below key={section.id} size={section.kind}>
          <Suspense>
            <Section section={section} />
          </Suspense>
        </Below>
      ))}
      <TimeBar
        bar={view.timeBar}
        conditions={view.panel.conditions}
        block={block}
        missingLabel={view.labels.missing}
      />
    </ToolLayout>
  )
}
