import { either as E } from 'fp-ts'
import {
  openCalculator,
  toRangeLogEntry,
  type CalculatorCarInfo,
  type CalculatorContent,
  type CalculatorState,
  type CalculatorView,
  type RangeFault,
} from '@evkit/engine/range'
import { toPriceSlug } from '@evkit/engine/car'
import { none, parseQuery, type Issue } from '@evkit/engine/shared'
import { numberFormat, writePagePath } from '@evkit/engine/site'
import { renderToString } from 'react-dom/server'
import {
  calculatorViewMaker,
  RangeCalculator,
  startCalculatorState,
  type RangeCalculatorProps,
} from '../../range/index.js'
import { PlainForm } from '../../tool/index.js'
import { rangeReplyOf, readCalculator } from '../documents.js'
import type { FrameProps } from '../frame.js'
import { silentRangePorts } from '../ports/range-ports.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { toCalculatorProps, type RangePageData } from './range-page.js'

const toField = (
  name: string,
  group: {
    readonly label: string
    readonly choices: readonly {
      readonly value: string
      readonly label: string
      readonly isChosen: boolean
      readonly isDisabled: boolean
    }[]
  },
) => ({
  name,
  label: group.label,
  value: group.choices.find(({ isChosen }) => isChosen)?.value ?? '',
  options: group.choices.filter(({ isDisabled }) => !isDisabled),
})

// The same choices as the page's own controls, for the plain form.
const listFields = ({ car, habits }: CalculatorView, words: RangeCalculatorProps['translate']) => [
  toField('model', { label: car.modelTitle, choices: car.selector.choices }),
  toField('powerTrain', car.drivetrain),
  toField('profile', habits.profile.control),
  {
    name: 'temperatureIndex',
    label: habits.temperature.control.label,
    value: String(habits.temperature.control.value),
    options: habits.temperature.control.feet.map(({ index, label }) => ({ value: index, label })),
  },
  {
    name: 'climate',
    label: habits.climate.control.label,
    value: String(habits.climate.control.isOn),
    options: [
      { value: 'true', label: words('climate.on') },
      { value: 'false', label: words('climate.off') },
    ],
  },
]

// A car without a price has none in its row; an example is said to be one.
const withPrice = (
  info: CalculatorCarInfo,
  request: RenderRequest,
  { frame, translate }: FrameProps,
): CalculatorCarInfo => {
  const price = request.findPrice(frame.site, toPriceSlug(info.model))
  if (price === undefined) return info
  const amount = numberFormat(frame.locale).money(price.amount, price.currency, 0)
  return { ...info, price: translate(`price.${price.basis}`, { amount }) }
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
    data: request.documents.range,
    locale: frame.locale,
    direction: frame.direction,
    maker: frame.maker,
    search: request.search,
    creditsHref: writePagePath(frame.site, 'data-credits', frame.chargingSegments),
    faults: [],
  }
  const props = toCalculatorProps(data, silentRangePorts(request.search))
  const started = startCalculatorState(props)
  const view = calculatorViewMaker(props)({
    ...(E.isRight(started) ? started.right : state),
    announced: none,
  })
  const plainForm = (
    <PlainForm fields={listFields(view, props.translate)} updateLabel={view.labels.update} />
  )
  const tool = <RangeCalculator {...props} firstView={view} plainForm={plainForm} />
  return {
    title: `${view.title} – ${frame.maker}`,
    description: `${view.heading}. ${view.text}`,
    main: `<div id="${TOOL_ROOT}">${renderToString(tool)}</div>`,
    script: 'range',
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
  script: 'range',
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
