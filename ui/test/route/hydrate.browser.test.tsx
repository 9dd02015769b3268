// A page the server has written wakes without a difference, with and without a road in it.
import { right } from '@evkit/engine/shared'
import { tinyRoute } from '@evkit/engine/testing'
import { tinyPlaces } from '../../../engine/src/testing/route-samples.js'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { routeViewMaker, RoutePlanner, startRoute } from '../../src/route/index.js'
import { boxOf, openRoutePage, optionsOf, propsAt } from './mounted.js'
import { rest, see, textOf } from '../tool-page.js'
import { mountedRoot } from '../roots.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'

const wake = async (search: string, answer: typeof tinyRoute | undefined) => {
  const { page, ports } = openRoutePage(search, { recent: [tinyPlaces.lund] })
  const bare = propsAt(search, ports, {
    first: answer === undefined ? {} : { road: right(answer) },
    ground: '<svg></svg>',
  })
  const props = { ...bare, firstView: routeViewMaker(bare).makeView(startRoute(bare)) }
  // On the server nothing is remembered and no position can be had.
  const silent = {
    ...ports,
    recent: { read: () => [], keep: () => undefined },
    geolocation: { isSupported: false, ask: ports.geolocation.ask },
  }
  page.element.innerHTML = renderToString(
    <RoutePlanner {...props} ports={silent} plainForm={<p>plain</p>} />,
  )
  const before = page.element.innerHTML
  const faults: unknown[] = []
  const root = mountedRoot(
    hydrateRoot(page.element, <RoutePlanner {...props} />, {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  )
  await rest(100)
  return { page, before, faults, root }
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

test.each([
  ['with a road', ENDS, tinyRoute],
  ['with nothing', '', undefined],
] as const)('%s it is the same as it was', async (_, search, answer) => {
  const { page, before, faults, root } = await wake(search, answer)
  expect(faults).toEqual([])
  expect(page.element.innerHTML).toBe(before)
  expect(page.calls).toEqual([])
  await userEvent.click(boxOf(page, 'destination'))
  await userEvent.fill(boxOf(page, 'destination'), '')
  await see(() => {
    expect(textOf(page, 'stations-heading')).toBe('')
  })
  root.unmount()
})

test('recent places of the device are offered once it is awake', async () => {
  const { page, root } = await wake('', undefined)
  await userEvent.click(boxOf(page, 'origin'))
  await see(() => {
    expect(optionsOf(page, 'origin')).toEqual(['Lund, Sweden'])
  })
  root.unmount()
})
