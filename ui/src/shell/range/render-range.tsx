import { either as E } from 'fp-ts'
import { toMotorType } from '@evkit/engine/car'
import { isMotorKey } from '@evkit/engine/internal/car'
import {
  openCalculator,
  toRangeLogEntry,
  type CalculatorCarInfo,
  type CalculatorContent,
  type CalculatorState,
  type RangeFault,
} from '@evkit/engine/range'
import { listCalculatorFields } from '@evkit/engine/internal/range'
import { none, parseQuery, type Issue } from '@evkit/engine/shared'
import { renderToString } from 'react-dom/server'
import { calculatorViewMaker, RangeCalculator, startCalculatorState } from '../../range/index.js'
import { PlainForm } from '../../tool/index.js'
import { wordCarPrice } from '../car-price.js'
import { rangeReplyOf, readCalculator } from '../documents.js'
import type { FrameProps } from '../frame.js'
import { silentRangePorts } from '../ports/tools/range-ports.js'
import { rangePageBase } from '../range-page-base.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { toCalculatorProps, type RangePageData } from './range-page.js'

// A car without a price has none in its row; a drivetrain costs what the cheapest version with it does.
const withPrice = (
  info: CalculatorCarInfo,
  request: RenderRequest,
  props: FrameProps,
): CalculatorCarInfo => {
  const priceOf = (version: string) => wordCarPrice({ name: info.model, version }, request, props)
  const price = priceOf('')
  if (price === undefined) return info
  const { motors = [] } = props.frame.cars?.find(({ name }) => name === info.model) ?? {}
  const versions = motors
    .filter(isMotorKey)
    .flatMap((key) => {
      const found = priceOf(key)
      return found === undefined ? [] : [{ ...found, motor: toMotorType(key) }]
    })
    .sort((one, other) => other.amount - one.amount)
  const prices = Object.fromEntries(versions.map(({ motor, text }) => [motor, text]))
  return { ...info, price: price.text, prices }
}

interface Found {
  readonly content: CalculatorContent
  readonly state: CalculatorState
}

const renderFound = (
  { content, state }: Found,
  request: RenderRequest,
  frameProps: FrameProps,
): PageParts => {
  const { frame } = frameProps
  const data: RangePageData = {
    content,
    infos: state.infos.map((info) => withPrice(info, request, frameProps)),
    ...rangePageBase(request, frame),
    faults: [],
  }
  const props = toCalculatorProps(data, silentRangePorts(request.search))
  const started = startCalculatorState(props)
  const view = calculatorViewMaker(props)({
    ...(E.isRight(started) ? started.right : state),
    announced: none,
  })
  const plainForm = (
    <PlainForm
      fields={listCalculatorFields(view, props.translate)}
      updateLabel={view.labels.update}
    />
  )
  const tool = <RangeCalculator {...props} firstView={view} plainForm={plainForm} />
  return {
    title: `${view.title} – ${frame.maker}`,
    description: `${view.heading}. ${view.text}`,
    main: `<div id="${TOOL_ROOT}">${renderToString(tool)}</div>`,
    data: { ...data, firstView: view },
    picture: view.total.picture?.src,
  }
}

// Nothing of the calculator; the reasons go to the log of whoever looks at the page.
const renderNothing = (
  content: CalculatorContent,
  faults: readonly RangeFault[],
  { frame }: FrameProps,
): PageParts => ({
  title: `${content.heading} – ${frame.maker}`,
  description: content.text,
  main: `<div id="${TOOL_ROOT}"></div>`,
  data: { faults: faults.map(toRangeLogEntry) },
  picture: undefined,
})

/** Renders the range page with the state of the address; every fault of its content instead. */
export const renderRange = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | readonly Issue[] => {
  const content = readCalculator(request.load, props.frame.site)
  if (E.isLeft(content)) return content.left
  const opened = openCalculator({
    content: content.right,
    reply: rangeReplyOf(request.documents.range),
    query: parseQuery(request.search),
  })
  return E.isLeft(opened)
    ? renderNothing(content.right, opened.left, props)
    : renderFound({ content: content.right, state: opened.right }, request, props)
}
