import { toRangeLogEntry, type CalculatorState, type RangeFault } from '@evkit/engine/range'
import type { CalculatorView } from '@evkit/engine/range/view'
import type { Log } from '@evkit/engine/shared'
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { ButtonLink, CheckBox, ChoiceGroup } from '../primitives/index.js'
import {
  ActionBar,
  Awake,
  PicturePicker,
  PinnedBar,
  ResultBlock,
  ToolLayout,
  usePinned,
} from '../tool/index.js'
import { startCalculatorState } from './calculator-first-view.js'
import { RangeProvider, useRange } from './range-context.js'
import { RangeDetail } from './range-detail.js'
import { RangeResult } from './range-result.js'
import type { RangeCalculatorProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'
import { UnitsControl } from './units-control.js'
import { useCalculator } from './use-calculator.js'
import styles from './range-calculator.module.css'

const CarSection = () => {
  const { view, send, props } = useRange()
  const { car } = view
  const toRow = (choice: (typeof car.selector.choices)[number]) => ({
    ...choice,
    hint: choice.category,
    aside: choice.price,
  })
  return (
    <section className={styles['section']} aria-label={car.title} data-part="car">
      <h2 className={styles['title']}>{car.title}</h2>
      <noscript>{props.plainForm}</noscript>
      <div className={styles['live']} data-live>
        <PicturePicker
          picker={{
            ...car.selector,
            label: car.modelTitle,
            chosen: toRow(car.selector.chosen),
            choices: car.selector.choices.map(toRow),
          }}
          onChoose={(model) => {
            send({ type: 'car.choose', model })
          }}
        />
        <ChoiceGroup
          {...car.drivetrain}
          look="row"
          onChoose={(drivetrain) => {
            send({ type: 'drivetrain.choose', drivetrain })
          }}
        />
      </div>
    </section>
  )
}

const Habits = () => {
  const { view, send, props } = useRange()
  const { profile, temperature, climate, title } = view.habits
  return (
    <section className={styles['section']} aria-label={title} data-part="habits">
      <h2 className={styles['title']}>{title}</h2>
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
      <TemperatureControl
        slider={temperature.control}
        info={temperature.info}
        direction={props.direction}
        send={send}
      />
      <CheckBox
        {...climate.control}
        hint={climate.info}
        onSet={(isOn) => {
          send({ type: 'climate.set', isOn })
        }}
      />
    </section>
  )
}

const Controls = () => {
  const { view, send, props } = useRange()
  return (
    <Suspense>
      <Habits />
      <UnitsControl
        label={view.labels.units}
        units={view.units}
        onChoose={(override) => {
          send({ type: 'units.choose', override })
        }}
      />
      <ActionBar
        labels={view.labels}
        ports={props.ports}
        onReset={() => {
          send({ type: 'selection.reset' })
        }}
      />
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

const Started = (props: RangeCalculatorProps & { readonly start: CalculatorState }) => {
  const { view, send } = useCalculator(props, props.start)
  const settled = useDeferredValue(view)
  const calculator = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const isPinned = usePinned(calculator, slot)
  const { panel, text, picture, explore } = view.total
  return (
    <RangeProvider value={{ view, send, props }}>
      <div ref={calculator}>
        <ToolLayout
          part="range-calculator"
          state={isPinned ? 'pinned' : 'docked'}
          isResultLast
          heading={view.heading}
          text={view.text}
          first={<CarSection />}
          notices={view.corrections}
          result={
            <ResultBlock ref={slot}>
              <RangeResult panel={panel} label={text} picture={picture}>
                <Explore explore={explore} />
              </RangeResult>
            </ResultBlock>
          }
          controls={<Controls />}
          detail={
            settled.total.panel.status === 'OK' ? (
              <Suspense>
                <Detail
                  panel={settled.total.panel}
                  labels={settled.labels}
                  creditsHref={props.creditsHref}
                />
              </Suspense>
            ) : undefined
          }
          notes={settled.disclaimers}
          notesLabel={view.labels.notes}
          live={view.live}
        />
        <div className={styles['pinned']}>
          <PinnedBar
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
  return started._tag === 'Left' ? (
    <Nothing faults={started.left} log={props.ports.log} />
  ) : (
    <Started {...props} start={started.right} />
  )
}
