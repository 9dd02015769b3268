// The map beside the list of retailers, as the shell composes it.
import '../../src/tokens/base.css'
import type { Retailer } from '@evkit/engine/forms'
import { none, some, type Option } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { listTinyRetailers } from '../../../engine/test/kit/retailer-picker-walk.js'
import { useState } from 'react'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { RetailerPicker } from '../../src/forms/retailer-picker/retailer-picker.js'
import { openMap } from '../../src/map/index.js'
import { createDrawRetailerMap, toRetailerMapWords } from '../../src/shell/forms/retailer-map.js'
import { source } from '../map/scenes.js'
import { find, findInput, openPage, part, see, show, textOf, translate } from '../tool-page.js'
import { words as formWords } from './ports.js'

const SLOW = { timeout: 20_000 }

const retailersOf = (count: number): readonly Retailer[] =>
  listTinyRetailers(count).map((retailer, at) => ({
    ...retailer,
    geoCode: some({ latitude: 57.7 + at / 10, longitude: 12 + at / 5 }),
  }))

const open = async (count: number) => {
  const page = openPage()
  const faults: unknown[] = []
  const drawMap = createDrawRetailerMap({
    source,
    credits: [],
    ground: '',
    groundLook: { kind: 'at', centre: { lat: 62, lng: 15 }, zoom: 4 },
    words: toRetailerMapWords(translate),
    ports: {
      openMap,
      drawGround: () => Promise.resolve(''),
      logFault: (fault) => faults.push(fault),
    },
  })
  const words = { ...formWords(), numbers: numberFormat('sv-SE'), distance: 'km' } as const
  const map = some({ center: { latitude: 62, longitude: 15 }, country: 'SE', zoom: 4 })
  const ports = {
    predict: () => Promise.resolve([]),
    listNear: () => Promise.resolve(retailersOf(count)),
    listAll: () => Promise.resolve([]),
    isPositionSupported: () => true,
    locate: () => Promise.resolve({ latitude: 57.7, longitude: 12 }),
    notifyHost: () => undefined,
    log: () => undefined,
  }
  const market = { slug: 'se', map, predictionTypes: [] }
  const Held = () => {
    const [chosen, setChosen] = useState<Option<Retailer>>(none)
    return (
      <RetailerPicker
        id="retailer"
        kind="map"
        market={market}
        words={words}
        flags={[]}
        chosen={chosen}
        error=""
        ports={ports}
        onChoose={(retailer) => {
          setChosen(some(retailer))
        }}
        onChange={() => {
          setChosen(none)
        }}
        drawMap={drawMap}
      />
    )
  }
  show(page, <Held />)
  await userEvent.click(part(page, 'here'))
  await see(() => {
    expect(page.element.querySelectorAll('[data-part="retailer-card"]')).toHaveLength(count)
  })
  return { page, faults }
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

test('[F-RET-23] the places of the list stand on the map, and where the visitor is', async () => {
  const { page } = await open(3)
  const drawn = [...page.element.querySelectorAll('[data-part="map"] text')]
  expect(drawn.map(({ textContent }) => textContent)).toEqual(['1', '2', '3'])
  expect(page.element.querySelectorAll('g[data-look="choice"]')).toHaveLength(3)
  expect(page.element.querySelectorAll('g[data-look="here"]')).toHaveLength(1)
  await userEvent.click(findInput(page, 'input[value="D2"]'))
  expect(find(page, 'g[data-look="chosen"]').textContent).toBe('2')
})

test('[E-F-38] a link leads past the map, and its words are those of the form', async () => {
  const { page } = await open(2)
  const skip = find(page, '[data-part="map"] a')
  expect(skip.textContent).toBe('MapSkip')
  skip.focus()
  await userEvent.keyboard('{Enter}')
  const behind = document.activeElement
  expect(behind?.id).toBe(skip.getAttribute('href')?.slice(1))
  expect(find(page, '[data-part="map"]').getAttribute('aria-label')).toBe('MapLabel')
})

test('[F-RET-23] a press on the live map checks the retailer in the list', SLOW, async () => {
  const { page, faults } = await open(1)
  await userEvent.click(find(page, '[data-part="map"] button'))
  await expect.poll(() => part(page, 'map').dataset['state'], SLOW).toBe('live')
  // The only retailer stands in the middle.
  await userEvent.click(part(page, 'live-map'))
  await see(() => {
    expect(findInput(page, 'input[value="D1"]').checked).toBe(true)
  })
  expect(textOf(page, 'retailer-change')).toBe('Change')
  expect(faults).toEqual([])
})
