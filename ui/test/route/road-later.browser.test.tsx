// What works out and draws a road comes with the first search: no road is shown without it.
import { tinyRoute } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import * as roadParts from '../../src/route/road.js'
import { createLater } from '../../src/tool/later.js'
import { part, see } from '../tool-page.js'
import { lastOf, mountRoute, type MountOptions } from './mounted.js'
import { driveParts } from './drive-parts.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'

type Ask = () => Promise<typeof roadParts>

// The range of the car is known once the rest is there, as on the page.
const roadOf = (ask: Ask): MountOptions => {
  const road = createLater(ask, 'RoadFailed')
  return {
    road,
    driveOf: () => (road.find() === undefined ? undefined : driveParts(400)),
  }
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

test('[B-T-02] a road is shown with the plan of the car once both are there', async () => {
  let come = (): void => undefined
  const page = mountRoute(
    ENDS,
    roadOf(
      () =>
        new Promise((resolve) => {
          come = () => {
            resolve(roadParts)
          }
        }),
    ),
  )
  await see(() => {
    expect(page.calls).toEqual(['route'])
  })
  lastOf(page.asked.route).answer(tinyRoute)
  expect(page.element.querySelector('[data-part="stations"]')).toBeNull()
  come()
  await see(() => {
    expect(part(page, 'reach')).toBeVisible()
  })
  expect(part(page, 'stations')).toBeVisible()
})

test('[T-ERR-01] what could not be loaded is asked for again', async () => {
  let isDown = true
  const page = mountRoute(
    ENDS,
    roadOf(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(roadParts))),
  )
  await see(() => {
    expect(page.calls).toEqual(['route'])
  })
  lastOf(page.asked.route).answer(tinyRoute)
  await see(() => {
    expect(part(page, 'alert').textContent).toContain('fault.Unreachable')
  })
  isDown = false
  await userEvent.click(part(page, 'retry'))
  await see(() => {
    expect(page.calls).toEqual(['route', 'route'])
  })
  lastOf(page.asked.route).answer(tinyRoute)
  await see(() => {
    expect(part(page, 'reach')).toBeVisible()
  })
})
