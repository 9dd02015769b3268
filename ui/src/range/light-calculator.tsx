import { option as O } from 'fp-ts'
import { lightAddress, lightCalculatorMachine, type CalculatorState } from '@evkit/engine/range'
import { useEffect, useState } from 'react'
import { ButtonLink, ChoiceGroup } from '../primitives/index.js'
import { ToolLayout, useTool } from '../tool/index.js'
import { lightViewMaker } from './calculator-first-view.js'
import { RangeResult } from './range-result.js'
import type { LightCalculatorProps } from './range-tool.types.js'
import { TemperatureControl } from './temperature-control.js'

// The title of the page is that of the tool above.
const withoutTitle = (ports: LightCalculatorProps['ports']): typeof ports => ({
  ...ports,
  setTitle: () => undefined,
})

/** The light calculator: range by drivetrain and temperature, and the way to the full one at the same figure. */
export const LightCalculator = (props: LightCalculatorProps) => {
  const { start, feed, firstView } = props
  const [ports] = useState(() => withoutTitle(props.ports))
  const { view, send } = useTool({
    machine: lightCalculatorMachine,
    address: lightAddress,
    start: () => start,
    makeView: () => lightViewMaker(props),
    firstView,
    isAtOnce: true,
    ports,
  })
  useEffect(() => {
    if (feed !== undefined && O.isSome(feed.data))
      send({ type: 'data.changed', data: feed.data.value, isStale: feed.isStale })
  }, [send, feed])
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
          isBelow
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
