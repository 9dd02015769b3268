import { either as E } from 'fp-ts'
import { startSavings, type SavingsView } from '@evkit/engine/savings'
import { none, parseQuery, type Issue } from '@evkit/engine/shared'
import { renderToString } from 'react-dom/server'
import { costViewMaker, startCost } from '../../cost/index.js'
import { savingsViewMaker } from '../../savings/index.js'
import { PlainForm, type PlainFieldProps } from '../../tool/index.js'
import { readCostContent, readSavingsContent } from '../documents.js'
import { drawFiguresNote } from '../figures-note.js'
import type { FrameProps } from '../frame.js'
import { silentSavingsPorts } from '../ports/tools/savings-ports.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { toCost, toSavings } from './savings-data.js'
import { toCostProps, toSavingsProps, type SavingsPageData } from './savings-page.js'
import { SavingsTools } from './savings-tools.js'

const listFields = (view: SavingsView): readonly PlainFieldProps[] => [
  {
    name: 'car',
    label: view.cars.label,
    value: view.cars.choices.find(({ isChosen }) => isChosen)?.value ?? '',
    options: view.cars.choices,
  },
]

const renderPage = (data: SavingsPageData, props: FrameProps): PageParts => {
  const ports = silentSavingsPorts(data.search)
  const savings = toSavingsProps(data, ports)
  const cost = toCostProps(data, ports)
  const state = startSavings(parseQuery(savings.search), savings)
  const view = savingsViewMaker(savings)({ ...state, announced: none })
  const costFirst = costViewMaker(cost)({ ...startCost(cost), announced: none })
  const plainForm = <PlainForm fields={listFields(view)} updateLabel={view.labels.update} />
  const tools = (
    <SavingsTools
      savings={{ ...savings, firstView: view, plainForm }}
      cost={{ ...cost, firstView: costFirst }}
    />
  )
  return {
    title: `${view.title} – ${props.frame.maker}`,
    description: `${view.heading}. ${view.text}`,
    main: `<div id="${TOOL_ROOT}">${renderToString(tools)}</div>${drawFiguresNote(props, 'costs')}`,
    data: {
      ...data,
      savings: { ...data.savings, firstView: view },
      cost: { ...data.cost, firstView: costFirst },
    },
    picture: undefined,
  }
}

/** Renders the costs and savings page with the state of the address; every fault of its content instead. */
export const renderSavings = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | readonly Issue[] => {
  const { site, locale, direction, maker } = props.frame
  const savingsContent = readSavingsContent(request.load, site)
  if (E.isLeft(savingsContent)) return savingsContent.left
  const costContent = readCostContent(request.load, site)
  if (E.isLeft(costContent)) return costContent.left
  const savings = toSavings(savingsContent.right, request, locale)
  if (E.isLeft(savings)) return savings.left
  const cost = toCost(costContent.right, locale)
  if (E.isLeft(cost)) return cost.left
  return renderPage(
    {
      savings: savings.right,
      cost: cost.right,
      locale,
      direction,
      maker,
      search: request.search,
    },
    props,
  )
}
