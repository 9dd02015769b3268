import {
  rangeAddress,
  rangeToolMachine,
  type RangeToolEvent,
  type RangeToolView,
} from '@evkit/engine/range'
import { memo, Suspense, useEffect, useState } from 'react'
import { CheckBox, ChoiceGroup } from '../primitives/index.js'
import {
  Awake,
  memoByValue,
  PicturePicker,
  StickyBar,
  ToolLayout,
  useRested,
  useTool,
} from '../tool/index.js'
import { BarFigure } from '../tool/bar-figure.js'
import { RangeDetail } from './range-detail.js'
import { RangeFoot } from './range-foot.js'
import { RangeMap } from './range-map.js'
import { RangeResult } from './range-result.js'
import type { RangeToolProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'
import { rangeToolViewMaker, startRange } from './range-tool-first-view.js'
import { useFeed } from './use-feed.js'
import styles from './range-tool.module.css'

interface PartProps {
  readonly view: RangeToolView
  readonly send: (event: RangeToolEvent) => void
  readonly props: RangeToolProps
}

type ControlsView = RangeToolView['controls']
type SendProps = Pick<PartProps, 'send'>

const Motors = memoByValue(
  ({ motorType, send }: SendProps & { readonly motorType: ControlsView['motorType'] }) => (
    <ChoiceGroup
      {...motorType}
      look="row"
      onChoose={(chosen) => {
        send({ type: 'motorType.choose', motorType: chosen })
      }}
    />
  ),
)

const Profiles = memoByValue(
  ({ profile, send }: SendProps & { readonly profile: ControlsView['profile'] }) => (
    <ChoiceGroup
      {...profile}
      look="row"
      onChoose={(chosen) => {
        send({ type: 'profile.choose', profile: chosen })
      }}
    />
  ),
)

const Air = memoByValue(
  ({ climate, heatPump, send }: SendProps & Pick<ControlsView, 'climate' | 'heatPump'>) => (
    <>
      <CheckBox
        {...climate}
        onSet={(isOn) => {
          send({ type: 'climate.set', isOn })
        }}
      />
      <CheckBox
        {...heatPump}
        onSet={(isOn) => {
          send({ type: 'heatPump.set', isOn })
        }}
      />
    </>
  ),
)

const Controls = ({ view, send, props }: PartProps) => {
  const { controls, labels } = view
  return (
    <Suspense>
      <Motors motorType={controls.motorType} send={send} />
      <Profiles profile={controls.profile} send={send} />
      <TemperatureControl
        slider={controls.temperature}
        text={controls.temperatureText}
        direction={props.direction}
        send={send}
      />
      <Air climate={controls.climate} heatPump={controls.heatPump} send={send} />
      <RangeFoot labels={labels} units={controls.units} ports={props.ports} send={send} />
      <Awake onAwake={props.onAwake} />
    </Suspense>
  )
}

const Picker = memoByValue(
  ({ picker, send }: SendProps & { readonly picker: ControlsView['picker'] }) => (
    <PicturePicker
      picker={picker}
      onChoose={(model) => {
        send({ type: 'car.choose', model })
      }}
    />
  ),
)

const Detail = memo(RangeDetail)

// Without a map the range is said where the map would be.
const MapPlace = ({ view, props }: Pick<PartProps, 'view' | 'props'>) => {
  if (props.map === undefined) {
    return view.map.sentence === '' ? null : (
      <p className={styles['map']} data-part="range-map">
        {view.map.sentence}
      </p>
    )
  }
  return (
    <Suspense>
      <RangeMap {...props.map} range={view.map} translate={props.translate} locale={props.locale} />
    </Suspense>
  )
}

interface ShownProps extends PartProps {
  readonly isHeld: boolean
}

// Drawn anew with the view alone, which a held slider is ahead of.
const Shown = memo(({ view, send, isHeld, props }: ShownProps) => {
  const rested = useRested(view, isHeld)
  const parts = { view, send, props }
  return (
    <ToolLayout
      part="range-tool"
      state={view.panel.status}
      level={2}
      heading={view.heading}
      text={view.text}
      bar={
        <StickyBar name="range" bars={props.ports.bars}>
          <BarFigure label={view.bar.label}>{view.bar.text}</BarFigure>
        </StickyBar>
      }
      first={
        <>
          <noscript>{props.plainForm}</noscript>
          <div data-live>
            <Picker picker={view.controls.picker} send={send} />
          </div>
        </>
      }
      notices={view.corrections}
      result={
        <RangeResult
          panel={view.panel}
          label={view.bar.label}
          picture={view.picture}
          isBelow={props.isBelow}
        />
      }
      controls={<Controls {...parts} />}
      detail={
        rested.panel.status === 'OK' ? (
          <Suspense>
            <Detail panel={rested.panel} labels={rested.labels} creditsHref={props.creditsHref} />
          </Suspense>
        ) : undefined
      }
      notes={rested.disclaimers}
      notesLabel={view.labels.notes}
      live={view.live}
    >
      <MapPlace view={view} props={props} />
    </ToolLayout>
  )
})

Shown.displayName = 'Shown'

/** The range tool: any car, any weather, with the nearest combination there are figures for. */
export const RangeTool = (props: RangeToolProps) => {
  const { ports, firstView, onFeed } = props
  const [start] = useState(() => startRange(props))
  const { view, send, isHeld } = useTool({
    machine: rangeToolMachine,
    address: rangeAddress,
    start: () => start,
    makeView: () => rangeToolViewMaker(props),
    firstView,
    // News of the data counts while the slider is held, as it does at any other time.
    isAtOnce: true,
    ports,
  })
  const feed = useFeed(start.feed, ports)
  useEffect(() => {
    if (feed === start.feed) return
    send({ type: 'feed.changed', feed })
    onFeed?.(feed)
  }, [send, feed, start, onFeed])
  return <Shown view={view} send={send} isHeld={isHeld} props={props} />
}
