import type { RangeToolEvent } from '@evkit/engine/range'
import type { RangeToolView } from '@evkit/engine/range/view'
import { memo, Suspense, useDeferredValue } from 'react'
import { CheckBox, ChoiceGroup } from '../primitives/index.js'
import { ActionBar, Awake, PicturePicker, StickyBar, ToolLayout } from '../tool/index.js'
import { RangeDetail } from './range-detail.js'
import { RangeResult } from './range-result.js'
import type { RangeToolProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'
import { UnitsControl } from './units-control.js'
import { useRangeTool } from './use-range-tool.js'
import styles from './range-tool.module.css'

interface PartProps {
  readonly view: RangeToolView
  readonly send: (event: RangeToolEvent) => void
  readonly props: RangeToolProps
}

const Choices = ({ view, send, props }: PartProps) => {
  const { controls } = view
  return (
    <>
      <ChoiceGroup
        {...controls.motorType}
        look="row"
        onChoose={(motorType) => {
          send({ type: 'motorType.choose', motorType })
        }}
      />
      <ChoiceGroup
        {...controls.profile}
        look="row"
        onChoose={(profile) => {
          send({ type: 'profile.choose', profile })
        }}
      />
      <TemperatureControl
        slider={controls.temperature}
        text={controls.temperatureText}
        direction={props.direction}
        send={send}
      />
      <CheckBox
        {...controls.climate}
        onSet={(isOn) => {
          send({ type: 'climate.set', isOn })
        }}
      />
      <CheckBox
        {...controls.heatPump}
        onSet={(isOn) => {
          send({ type: 'heatPump.set', isOn })
        }}
      />
    </>
  )
}

const Controls = (parts: PartProps) => (
  <Suspense>
    <Choices {...parts} />
    <UnitsControl
      label={parts.view.labels.units}
      units={parts.view.controls.units}
      onChoose={(override) => {
        parts.send({ type: 'units.choose', override })
      }}
    />
    <ActionBar
      labels={parts.view.labels}
      ports={parts.props.ports}
      onReset={() => {
        parts.send({ type: 'selection.reset' })
      }}
    />
    <Awake onAwake={parts.props.onAwake} />
  </Suspense>
)

const Detail = memo(RangeDetail)

// The circle of the range in words; the map that draws it has its place here.
const MapPlace = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <p className={styles['map']} data-part="range-map">
      {text}
    </p>
  )

/** The range tool: any car, any weather, with the nearest combination there are figures for. */
export const RangeTool = (props: RangeToolProps) => {
  const { view, send } = useRangeTool(props)
  const settled = useDeferredValue(view)
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
          <p className={styles['bar']} aria-hidden="true">
            <span className={styles['bar-label']}>{view.bar.label}</span>
            <span className={styles['bar-figure']}>{view.bar.text}</span>
          </p>
        </StickyBar>
      }
      first={
        <>
          <noscript>{props.plainForm}</noscript>
          <div data-live>
            <PicturePicker
              picker={view.controls.picker}
              onChoose={(model) => {
                send({ type: 'car.choose', model })
              }}
            />
          </div>
        </>
      }
      notices={view.corrections}
      result={
        <RangeResult panel={view.panel} label={view.bar.label} picture={view.picture}>
          <MapPlace text={view.map.text} />
        </RangeResult>
      }
      controls={<Controls {...parts} />}
      detail={
        settled.panel.status === 'OK' ? (
          <Suspense>
            <Detail panel={settled.panel} labels={settled.labels} creditsHref={props.creditsHref} />
          </Suspense>
        ) : undefined
      }
      notes={settled.disclaimers}
      notesLabel={view.labels.notes}
      live={view.live}
    />
  )
}
