// The range tools mounted in a real page, over the engine's own samples.
import { either as E } from 'fp-ts'
import {
  gridData,
  tinyCalculatorContent,
  tinyCalculatorInfos,
  tinyLightContent,
  tinyToolCars,
  tinyToolContent,
} from '@evkit/engine/testing'
import { type RangeFeed, type RangeReply } from '@evkit/engine/range'
import { parseQuery } from '@evkit/engine/shared'
import { startLightCalculator } from '../../../engine/src/range/calculator.url.js'
import { useState } from 'react'
import {
  LightCalculator,
  RangeCalculator,
  RangeTool,
  type LightCalculatorProps,
  type RangeCalculatorProps,
  type RangePorts,
  type RangeToolProps,
} from '../../src/range/index.js'
import { memory, openPage, show, translate, type ToolPage } from '../tool-page.js'

/** A page with what the range tools ask of it. */
export interface RangePage extends ToolPage {
  readonly rangePorts: RangeToolProps['ports']
  /** Models asked for, each with the way to answer. */
  readonly asked: { readonly model: string; readonly answer: (reply: RangeReply) => void }[]
  readonly setHidden: (isHidden: boolean) => void
  /** Upper edges the sticky bar has told of. */
  readonly bars: Map<string, number>
}

/** Opens a page for a range tool. */
export const openRangePage = (search = '', kept: RangePorts['units'] = memory()): RangePage => {
  const page = openPage(search)
  const asked: RangePage['asked'] = []
  const watching = new Set<(isHidden: boolean) => void>()
  const bars = new Map<string, number>()
  return {
    ...page,
    asked,
    bars,
    setHidden: (isHidden) => {
      watching.forEach((tell) => {
        tell(isHidden)
      })
    },
    rangePorts: {
      ...page.ports,
      askForRange: (model) =>
        new Promise((answer) => {
          asked.push({ model, answer })
        }),
      watchPage: (tell) => {
        watching.add(tell)
        return () => watching.delete(tell)
      },
      units: kept,
      bars: {
        move: (name, top) => bars.set(name, top),
        remove: (name) => bars.delete(name),
      },
    },
  }
}

const base = (page: RangePage) => ({
  data: gridData,
  translate,
  locale: 'en-GB',
  direction: 'ltr' as const,
  search: page.ports.address.read(),
  creditsHref: '/uk/data-credits/',
  ports: page.rangePorts,
})

/** Mounts the full calculator. */
export const mountCalculator = (
  search = '',
  more: Partial<RangeCalculatorProps> = {},
  page: RangePage = openRangePage(search),
): RangePage => {
  const props = {
    ...base(page),
    content: tinyCalculatorContent,
    infos: tinyCalculatorInfos,
    ...more,
  }
  show(page, <RangeCalculator {...props} />, props.direction)
  return page
}

/** Mounts the range tool. */
export const mountTool = (
  search = '',
  more: Partial<RangeToolProps> = {},
  page: RangePage = openRangePage(search),
): RangePage => {
  const props = { ...base(page), content: tinyToolContent, cars: tinyToolCars, ...more }
  show(page, <RangeTool {...props} />, props.direction)
  return page
}

/** The light calculator at an address. */
export const startLight = (search: string): LightCalculatorProps['start'] => {
  const started = startLightCalculator(parseQuery(search), {
    infos: tinyCalculatorInfos,
    model: tinyLightContent.model,
    data: gridData,
    defaultClimate: undefined,
  })
  if (E.isLeft(started)) throw new Error('the sample does not start')
  return started.right
}

/** Mounts the light calculator. */
export const mountLight = (
  search = '',
  more: Partial<LightCalculatorProps> = {},
  page: RangePage = openRangePage(search),
): RangePage => {
  const props = {
    ...base(page),
    content: tinyLightContent,
    start: startLight(search),
    picture: undefined,
    ...more,
  }
  show(page, <LightCalculator {...props} />, props.direction)
  return page
}

/** Mounts the range tool and under it the light calculator, as the page has them. */
export const mountBoth = (): RangePage => {
  const page = openRangePage()
  const Both = () => {
    const [feed, setFeed] = useState<RangeFeed>()
    return (
      <>
        <RangeTool {...base(page)} content={tinyToolContent} cars={tinyToolCars} onFeed={setFeed} />
        <LightCalculator
          {...base(page)}
          content={tinyLightContent}
          start={startLight('')}
          picture={undefined}
          feed={feed}
        />
      </>
    )
  }
  show(page, <Both />)
  return page
}
