import { resolveMotion } from '@evkit/engine/internal/interaction'
import {
  SAVINGS_SLIDERS,
  savingsAddress,
  savingsFigures,
  savingsMachine,
  startSavings,
  type SavingsEvent,
  type SavingsSlider,
  type SavingsView,
} from '@evkit/engine/savings'
import { parseQuery } from '@evkit/engine/shared'
import { useSelector } from '@xstate/react'
import { memo, Suspense, useState } from 'react'
import { CheckBox, ChoiceGroup } from '../primitives/index.js'
import {
  ActionBar,
  Awake,
  memoByValue,
  ResultPanel,
  StickyBar,
  ToolLayout,
  useRested,
  useTool,
} from '../tool/index.js'
import { BarFigure } from '../tool/bar-figure.js'
import { DistanceChoice } from '../tool/distance-choice.js'
import { ValueControl } from '../tool/value-control.js'
import { CountUpFigure } from './count-up-figure.js'
import { SavingsDetail } from './savings-detail.js'
import { moneyWriter, savingsViewMaker } from './savings-first-view.js'
import type { SavingsToolProps } from './savings-tool.types.js'
import { useTaxes, type SavingsActor } from './use-taxes.js'
import styles from './savings-tool.module.css'

interface PartProps {
  readonly view: SavingsView
  readonly send: (event: SavingsEvent) => void
  readonly props: SavingsToolProps
}

const Value = memoByValue(ValueControl<SavingsSlider>)

const Sliders = ({ view, send, props }: PartProps) => (
  <>
    {SAVINGS_SLIDERS.map((id) => {
      const slider = view.sliders.find((one) => one.id === id)
      return slider === undefined ? null : (
        <Value key={id} id={id} slider={slider} direction={props.direction} send={send} />
      )
    })}
  </>
)

type SendProps = Pick<PartProps, 'send'>

const Include = memoByValue(
  ({ include, send }: SendProps & { readonly include: SavingsView['fuel']['include'] }) => (
    <CheckBox
      {...include}
      isDisabled={false}
      onSet={(isOn) => {
        send({ type: 'fuel.include', isOn })
      }}
    />
  ),
)

interface FootProps extends SendProps, Pick<SavingsView, 'distances' | 'labels'> {
  readonly ports: SavingsToolProps['ports']
}

const Foot = memoByValue(({ distances, labels, ports, send }: FootProps) => (
  <>
    <DistanceChoice distances={distances} send={send} />
    <ActionBar labels={labels} ports={ports} send={send} />
  </>
))

const Controls = (parts: PartProps) => {
  const { view, send, props } = parts
  return (
    <Suspense>
      <Include include={view.fuel.include} send={send} />
      <Sliders {...parts} />
      <Foot distances={view.distances} labels={view.labels} ports={props.ports} send={send} />
      <Awake onAwake={props.onAwake} />
    </Suspense>
  )
}

const Detail = memo(SavingsDetail)

const listFacts = ({ fuel, tax }: SavingsView) => [
  { id: 'fuel', label: fuel.heading, text: fuel.text },
  ...(tax.total === '' ? [] : [{ id: 'taxes', label: tax.heading, text: tax.total }]),
  ...(fuel.include.isOn ? [] : [{ id: 'fuel-note', label: fuel.include.label, text: fuel.note }]),
]

interface CarsProps extends SendProps {
  readonly cars: SavingsView['cars']
  readonly plainForm: SavingsToolProps['plainForm']
}

const Cars = memoByValue(({ cars, send, plainForm }: CarsProps) => (
  <>
    <noscript>{plainForm}</noscript>
    <div data-live>
      <ChoiceGroup
        label={cars.label}
        look="chips"
        choices={cars.choices}
        onChoose={(car) => {
          send({ type: 'car.choose', car })
        }}
      />
    </div>
  </>
))

interface TotalProps {
  readonly actor: SavingsActor
  readonly isMotionReduced: () => boolean
  readonly total: SavingsView['total']
  readonly format: (value: number) => string
}

// The one thing that follows a held slider at once: a view of the whole page takes a good part of a frame to make.
const Total = ({ actor, isMotionReduced, total, format }: TotalProps) => {
  const value = useSelector(actor, (snapshot) => savingsFigures(snapshot.context).total.value)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ slider: 'dragging' }))
  const motion = resolveMotion(isHeld, isMotionReduced())
  return <CountUpFigure value={value} motion={motion} room={total.value} format={format} />
}

const TotalBar = (props: TotalProps) => (
  <BarFigure label={props.total.label}>
    <Total {...props} />
  </BarFigure>
)

interface ResultProps extends Omit<TotalProps, 'total'> {
  readonly view: SavingsView
}

const Result = ({ view, ...total }: ResultProps) => {
  const words = view.total
  return (
    <ResultPanel
      label={words.label}
      status={view.tax.status}
      picture={undefined}
      result={{
        figure: {
          figure: <Total {...total} total={words} />,
          unit: '',
          spoken: words.sentence,
        },
        part: 'total',
        basis: undefined,
        conditions: words.conditions,
        note: (
          <>
            <span className={styles['sentence']}>{words.sentence}</span>
            {words.note}
          </>
        ),
        facts: listFacts(view),
      }}
    />
  )
}

interface ShownProps extends PartProps {
  readonly isHeld: boolean
  readonly actor: SavingsActor
}

// Drawn anew with the view alone, which a held slider is ahead of.
const Shown = memo(({ view, send, isHeld, actor, props }: ShownProps) => {
  const rested = useRested(view, isHeld)
  const [format] = useState(() => moneyWriter(props))
  const total = { actor, isMotionReduced: props.ports.isMotionReduced, format }
  return (
    <ToolLayout
      part="savings-tool"
      state={view.total.isExtraCost ? 'extra-cost' : 'saving'}
      heading={view.heading}
      text={view.text}
      bar={
        <StickyBar name="savings" bars={props.ports.bars}>
          <TotalBar {...total} total={view.total} />
        </StickyBar>
      }
      first={<Cars cars={view.cars} send={send} plainForm={props.plainForm} />}
      notices={view.corrections}
      result={<Result view={view} {...total} />}
      controls={<Controls view={view} send={send} props={props} />}
      detail={
        <Suspense>
          <Detail view={rested} />
        </Suspense>
      }
      notes={[]}
      notesLabel=""
      live={view.live}
    />
  )
})

Shown.displayName = 'Shown'

/** Fuel and tax savings with a total that follows along. */
export const SavingsTool = (props: SavingsToolProps) => {
  const { view, send, isHeld, actor } = useTool({
    machine: savingsMachine,
    address: savingsAddress,
    start: () => startSavings(parseQuery(props.search), props),
    makeView: () => savingsViewMaker(props),
    firstView: props.firstView,
    ports: props.ports,
  })
  useTaxes(props, actor)
  return <Shown view={view} send={send} isHeld={isHeld} actor={actor} props={props} />
}
