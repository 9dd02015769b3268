import { either as E, option as O } from 'fp-ts'
import {
  calculatorAddress,
  calculatorMachine,
  feedOf,
  toRangeLogEntry,
  type CalculatorState,
  type RangeFault,
  type CalculatorView,
} from '@evkit/engine/range'
import type { Log } from '@evkit/engine/internal/shared'
import { memo, Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { ButtonLink, CheckBox, ChoiceGroup } from '../primitives/index.js'
import {
  Awake,
  memoByValue,
  PinnedBar,
  ResultBlock,
  ToolLayout,
  usePinned,
  useRested,
  useTool,
} from '../tool/index.js'
import { calculatorViewMaker, startCalculatorState } from './calculator-first-view.js'
import { RangeProvider, useRange, type RangeValue } from './range-context.js'
import { CarSection } from './car-section.js'
import { RangeDetail } from './range-detail.js'
import { RangeFoot } from './range-foot.js'
import { RangeResult } from './range-result.js'
import type { RangeCalculatorProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'
import { useFeed } from './use-feed.js'
import styles from './range-calculator.module.css'

interface SendProps {
  readonly send: RangeValue['send']
}

type HabitsView = CalculatorView['habits']

const Profile = memoByValue(
  ({ profile, send }: SendProps & { readonly profile: HabitsView['profile'] }) => (
    <div>
      <ChoiceGroup
        {...profile.control}
        look="row"
        onChoose={(chosen) => {
          send({ type: 'profile.choose', profile: chosen })
        }}
      />
      <p className={styles['info']}>{profile.info}</p>
    </div>
  ),
)

const Climate = memoByValue(
  ({ climate, send }: SendProps & { readonly climate: HabitsView['climate'] }) => (
    <CheckBox
      {...climate.control}
      hint={climate.info}
      onSet={(isOn) => {
        send({ type: 'climate.set', isOn })
      }}
    />
  ),
)

const Habits = () => {
  const { view, send, props } = useRange()
  const { profile, temperature, climate, title } = view.habits
  return (
    <section className={styles['section']} aria-label={title} data-part="habits">
      <h2 className={styles['title']}>{title}</h2>
      <Profile profile={profile} send={send} />
      <TemperatureControl
        slider={temperature.control}
        info={temperature.info}
        direction={props.direction}
        send={send}
      />
      <Climate climate={climate} send={send} />
    </section>
  )
}

const Controls = () => {
  const { view, send, props } = useRange()
  return (
    <Suspense>
      <Habits />
      <RangeFoot labels={view.labels} units={view.units} ports={props.ports} send={send} />
      <Awake onAwake={props.onAwake} />
    </Suspense>
  )
}

const Detail = memo(RangeDetail)

const Explore = ({ explore }: { readonly explore: CalculatorView['total']['explore'] }) =>
  explore === undefined ? null : (
    <div>
      <ButtonLink href={explore.href} look="primary">
        {explore.label}
      </ButtonLink>
    </div>
  )

interface ResultProps {
  readonly total: CalculatorView['total']
  readonly slot: RefObject<HTMLDivElement | null>
}

const Result = memo(({ total, slot }: ResultProps) => (
  <ResultBlock ref={slot}>
    <RangeResult panel={total.panel} label={total.text} picture={total.picture}>
      <Explore explore={total.explore} />
    </RangeResult>
  </ResultBlock>
))

Result.displayName = 'Result'

const Bar = memoByValue(PinnedBar)

interface ShownProps extends RangeValue {
  readonly isHeld: boolean
}

// Drawn anew with the view alone, which a held slider is ahead of.
const Shown = memo(({ view, send, isHeld, props }: ShownProps) => {
  const rested = useRested(view, isHeld)
  const calculator = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const isPinned = usePinned(calculator, slot)
  const { panel, text } = view.total
  const value = useMemo(() => ({ view, send, props }), [view, send, props])
  return (
    <RangeProvider value={value}>
      <div ref={calculator}>
        <ToolLayout
          part="range-calculator"
          state={isPinned ? 'pinned' : 'docked'}
          isResultLast
          heading={view.heading}
          text={view.text}
          first={<CarSection />}
          notices={view.corrections}
          result={<Result total={view.total} slot={slot} />}
          controls={<Controls />}
          detail={
            rested.total.panel.status === 'OK' ? (
              <Suspense>
                <Detail
                  panel={rested.total.panel}
                  labels={rested.labels}
                  creditsHref={props.creditsHref}
                />
              </Suspense>
            ) : undefined
          }
          notes={rested.disclaimers}
          notesLabel={view.labels.notes}
          live={view.live}
        />
        <div className={styles['pinned']}>
          <Bar
            edge="bottom"
            part="range-bar"
            isShown={isPinned}
            label={text}
            figure={panel.status === 'OK' ? panel.figure : undefined}
            spinner={panel.status === 'OK' ? '' : panel.label}
            conditions={panel.status === 'OK' ? panel.conditions : ''}
          />
        </div>
      </div>
    </RangeProvider>
  )
})

Shown.displayName = 'Shown'

interface StartedProps {
  readonly props: RangeCalculatorProps
  readonly start: CalculatorState
}

const Started = ({ props, start }: StartedProps) => {
  const { ports, firstView } = props
  const [first] = useState(() => feedOf('', start.data))
  const { view, send, isHeld } = useTool({
    machine: calculatorMachine,
    address: calculatorAddress,
    start: () => start,
    makeView: () => calculatorViewMaker(props),
    firstView,
    ports,
  })
  const feed = useFeed(first, ports)
  useEffect(() => {
    if (feed !== first && O.isSome(feed.data))
      send({ type: 'data.changed', data: feed.data.value, isStale: feed.isStale })
  }, [send, feed, first])
  return <Shown view={view} send={send} isHeld={isHeld} props={props} />
}

// Told once, however often React runs the effect.
const Nothing = ({
  faults,
  log,
}: {
  readonly faults: readonly RangeFault[]
  readonly log: Log
}) => {
  const [untold] = useState(() => faults.map(toRangeLogEntry))
  useEffect(() => {
    untold.splice(0).forEach(log)
  }, [untold, log])
  return null
}

/** The full range calculator; nothing at all where no car of content has range data, which is logged once. */
export const RangeCalculator = (props: RangeCalculatorProps) => {
  const started = startCalculatorState(props)
  return E.isLeft(started) ? (
    <Nothing faults={started.left} log={props.ports.log} />
  ) : (
    <Started props={props} start={started.right} />
  )
}
