import {
  clearLightSelection,
  lightCalculatorMachine,
  readLightSelection,
  writeLightSelection,
  type CalculatorEvent,
  type CalculatorState,
} from '@evkit/engine/range'
import {
  lightCalculatorView,
  type LightCalculatorView,
  type LightViewInput,
} from '@evkit/engine/range/view'
import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ButtonLink, ChoiceGroup } from '../primitives/index.js'
import { ToolLayout, useToolView } from '../tool/index.js'
import { RangeResult } from './range-result.js'
import type { LightCalculatorProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'
import { useKeptUnits } from '../tool/use-kept-units.js'

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const lightViewMaker = ({
  content,
  translate,
  locale,
}: Pick<LightCalculatorProps, 'content' | 'translate' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (state: LightViewInput['state']): LightCalculatorView =>
    lightCalculatorView({ state, content, translate, numbers })
}

const toLogic = ({ ports }: LightCalculatorProps) =>
  lightCalculatorMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeLightSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearLightSelection(parseQuery(ports.address.read())))
      },
    },
  })

const useLight = (props: LightCalculatorProps) => {
  const { ports, start, feed } = props
  const [made] = useState(() => ({ logic: toLogic(props), makeView: lightViewMaker(props) }))
  const actor = useActorRef(made.logic, { input: start })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const view = useToolView({
    state,
    isFirst:
      state.selection === start.selection &&
      state.override === start.override &&
      state.data === start.data &&
      state.isStale === start.isStale &&
      state.announced._tag === 'None',
    firstView: props.firstView,
    makeView: made.makeView,
    // The title of the page is that of the tool above.
    ports: { setTitle: () => undefined },
  })
  const send = useKeptUnits<CalculatorEvent>(ports.units, actor.send.bind(actor))
  useEffect(() => {
    if (feed?.data._tag === 'Some')
      actor.send({ type: 'data.changed', data: feed.data.value, isStale: feed.isStale })
  }, [actor, feed])
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const { cars, data, defaultClimate } = actor.getSnapshot().context
        const query = parseQuery(ports.address.read())
        const read = readLightSelection(query, { cars, data, defaultClimate })
        if (read._tag === 'Some') actor.send({ type: 'address.changed', ...read.value })
      }),
    [actor, ports],
  )
  return { view, send }
}

/** The light calculator: range by drivetrain and temperature, and the way to the full one at the same figure. */
export const LightCalculator = (props: LightCalculatorProps) => {
  const { view, send } = useLight(props)
  return (
    <ToolLayout
      part="light-calculator"
      level={2}
      heading={view.title}
      text={view.intro}
      notices={view.corrections}
      result={
        <RangeResult
          panel={view.panel}
          label={view.temperatureText}
          level={3}
          picture={props.picture}
        >
          <div>
            <ButtonLink href={view.link.href} look="primary">
              {view.link.label}
            </ButtonLink>
          </div>
        </RangeResult>
      }
      controls={
        <>
          <ChoiceGroup
            {...view.drivetrain}
            look="row"
            onChoose={(drivetrain) => {
              send({ type: 'drivetrain.choose', drivetrain })
            }}
          />
          <TemperatureControl slider={view.temperature} direction={props.direction} send={send} />
        </>
      }
      notes={[]}
      notesLabel=""
      live={view.live}
    />
  )
}

/** The picture of the car of a state. */
export const pictureOfStart = ({ selection }: CalculatorState, fallback: string) =>
  typeof selection.car.info.image === 'string' && selection.car.info.image !== ''
    ? { src: selection.car.info.image, alt: selection.car.info.imgAltText ?? fallback }
    : undefined
