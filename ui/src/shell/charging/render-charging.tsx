import { either as E } from 'fp-ts'
import { none, type Issue } from '@evkit/engine/shared'
import { listPlainFields } from '@evkit/engine/internal/charging'
import { renderToString } from 'react-dom/server'
import { ChargingTool, chargingViewMaker, startCharging } from '../../charging/index.js'
import { PlainForm } from '../../tool/index.js'
import { decodeCharging, readTool } from '../documents.js'
import { writeFiguresPath } from '../figures-note.js'
import type { FrameProps } from '../frame.js'
import { silentToolPorts } from '../ports/tools/tool-ports.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'

/** Renders the charging page with the state of the address; every fault of its content instead. */
export const renderCharging = (
  request: RenderRequest,
  { frame, path }: FrameProps,
): PageParts | readonly Issue[] => {
  const content = readTool(request.load, frame.site)
  if (E.isLeft(content)) return content.left
  const charging = decodeCharging(request.documents.charging)
  if (E.isLeft(charging)) return charging.left
  const data: ChargingPageData = {
    ...content.right,
    data: charging.right,
    locale: frame.locale,
    direction: frame.direction,
    maker: frame.maker,
    path,
    search: request.search,
    creditsHref: writeFiguresPath(frame, 'charging'),
  }
  const props = toToolProps(data, silentToolPorts(request.search))
  const state = startCharging(props)
  const view = chargingViewMaker(props)({ ...state, announced: none })
  const fields = listPlainFields(state.selection, view.controls)
  const plainForm = <PlainForm fields={fields} updateLabel={view.labels.update} />
  const tool = <ChargingTool {...props} firstView={view} plainForm={plainForm} />
  return {
    title: `${view.title} – ${frame.maker}`,
    description: `${view.heading}. ${view.description}`,
    main: `<div id="${TOOL_ROOT}">${renderToString(tool)}</div>`,
    data: { ...data, firstView: view },
    picture: view.picture?.src,
  }
}
