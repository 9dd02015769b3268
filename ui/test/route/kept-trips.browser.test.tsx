// A trip kept by a press, found in the list, renamed, removed and put back; by keys, and with what is said.
import { right } from '@evkit/engine/shared'
import { tinyRoute } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { createKeptParts } from '../../src/route/kept.js'
import type { KeptTripsPort } from '../../src/route/index.js'
import { createLater } from '../../src/tool/later.js'
import { part, see, textOf } from '../tool-page.js'
import { mountRoute, type MountOptions, type RoutePage } from './mounted.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'

interface Device {
  text: string
  mayKeep: boolean
  isFull: boolean
  tell: () => void
}

const openDevice = (change: Partial<Device> = {}) => {
  const device: Device = {
    text: '',
    mayKeep: true,
    isFull: false,
    tell: () => undefined,
    ...change,
  }
  const listeners = new Set<() => void>()
  device.tell = () => {
    for (const listen of listeners) listen()
  }
  const port: KeptTripsPort = {
    path: '/uk/route-planner/',
    isAsking: true,
    mayKeep: () => device.mayKeep,
    read: () => (device.mayKeep ? device.text : ''),
    write: (text) => {
      if (!device.mayKeep || device.isFull) return false
      device.text = text
      device.tell()
      return true
    },
    watch: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
  return { device, port }
}

const mount = (port: KeptTripsPort, more: MountOptions = {}): RoutePage =>
  mountRoute(ENDS, {
    first: { road: right(tinyRoute) },
    kept: createLater(() => Promise.resolve(createKeptParts(port)), 'KeptTripsFailed'),
    ...more,
  })

const said = (page: RoutePage) => textOf(page, 'keep-said')
const names = (page: RoutePage) =>
  [...page.element.querySelectorAll('[data-part="kept-link"]')].map(
    ({ textContent }) => textContent,
  )

const keep = async (page: RoutePage, answer: string): Promise<void> => {
  part(page, 'keep').click()
  await see(() => {
    expect(said(page)).toContain(answer)
  })
}

const openList = async (page: RoutePage): Promise<void> => {
  await see(() => {
    expect(part(page, 'kept-trips')).toBeVisible()
  })
  part(page, 'kept-trips').querySelector('summary')?.click()
}

// Waits until the page shows it and no longer: effects that come after it is painted have not run.
const showing = (page: RoutePage, isThere: () => boolean): Promise<void> =>
  new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      done()
    })
    watch.observe(page.element, { childList: true, characterData: true, subtree: true })
  })

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('[E-T-144] a trip is kept', () => {
  test('by a press, and is then in the list by its address', async () => {
    const { port } = openDevice()
    const page = mount(port)
    expect(page.element.querySelector('[data-part="kept-trips"]')).toBeNull()
    await keep(page, 'kept.kept kept.name Gothenburg Lund')
    await openList(page)
    const link = part(page, 'kept-link')
    expect(link.getAttribute('href')).toContain(
      '/uk/route-planner/?from=Gothenburg&fromAt=57.70887',
    )
    await keep(page, 'kept.there')
    expect(names(page)).toHaveLength(1)
  })

  test('and named on the spot: Enter saves it, the focus comes back', async () => {
    const { port } = openDevice()
    const page = mount(port)
    await keep(page, 'kept.kept')
    part(page, 'keep-rename').click()
    await see(() => {
      expect(document.activeElement?.tagName).toBe('INPUT')
    })
    await userEvent.keyboard('To grandma{Enter}')
    await see(() => {
      expect(said(page)).toBe('kept.renamed To grandma')
    })
    expect(document.activeElement).toBe(part(page, 'keep-rename'))
    await see(() => {
      expect(names(page)).toEqual(['To grandma'])
    })
  })

  test('what is said of it goes with another trip', async () => {
    const { port } = openDevice()
    const page = mount(port)
    await keep(page, 'kept.kept')
    part(page, 'swap').click()
    await see(() => {
      expect(page.element.querySelector('[data-part="keep"]')).toBeNull()
    })
  })

  test('a device that has no room says so, and so does a page that cannot load what keeps it', async () => {
    const { port } = openDevice({ isFull: true })
    await keep(mount(port), 'kept.failed')
    const page = mount(port, {
      kept: createLater(() => Promise.reject(new Error('offline')), 'KeptTripsFailed'),
    })
    await keep(page, 'kept.failed')
    expect(page.logged.map(({ code }) => code)).toContain('KeptTripsFailed')
  })
})

describe('[E-T-144] the list of an earlier visit', () => {
  const stored = (...all: readonly string[]): string =>
    JSON.stringify({
      version: 1,
      list: all.map((name) => ({ name, address: `/uk/route-planner/?from=${name}` })),
    })

  const visit = async (text: string) => {
    const { device, port } = openDevice({ text })
    const page = mount(port, { hasKept: true })
    await openList(page)
    return { device, page }
  }

  test('is there without a press, renames, and leaves a name by Escape', async () => {
    const { page } = await visit(stored('Lund', 'York'))
    expect(names(page)).toEqual(['Lund', 'York'])
    const [rename] = page.element.querySelectorAll<HTMLElement>('[data-part="kept-rename"]')
    expect(rename?.getAttribute('aria-label')).toBe('kept.rename.name Lund')
    rename?.click()
    await userEvent.keyboard('Home{Escape}')
    expect(names(page)).toEqual(['Lund', 'York'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('kept.rename.name Lund')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Home{Enter}')
    expect(names(page)).toEqual(['Home', 'York'])
    expect(textOf(page, 'kept-said')).toBe('kept.renamed Home')
  })

  test('removes with a way back, and the focus follows', async () => {
    const { device, page } = await visit(stored('Lund'))
    part(page, 'kept-remove').click()
    await see(() => {
      expect(document.activeElement).toBe(part(page, 'kept-undo'))
    })
    expect([names(page), textOf(page, 'kept-said')]).toEqual([[], 'kept.removed Lund'])
    expect(device.text).toBe('')
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(document.activeElement).toBe(part(page, 'kept-link'))
    })
    expect(names(page)).toEqual(['Lund'])
  })

  test('the focus follows also whoever removes a trip before the list listens to others', async () => {
    const { port } = openDevice({ text: stored('Lund') })
    const page = mount(port, { hasKept: true })
    await showing(page, () => page.element.querySelector('[data-part="kept-trips"]') !== null)
    part(page, 'kept-trips').querySelector('summary')?.click()
    part(page, 'kept-remove').click()
    await see(() => {
      expect(document.activeElement).toBe(part(page, 'kept-undo'))
    })
  })

  test('follows what another tab keeps', async () => {
    const { device, page } = await visit(stored('Lund'))
    device.text = stored('York', 'Lund')
    device.tell()
    await see(() => {
      expect(names(page)).toEqual(['York', 'Lund'])
    })
  })

  test('[E-T-145] goes with the consent', async () => {
    const { device, page } = await visit(stored('Lund'))
    device.mayKeep = false
    device.tell()
    await see(() => {
      expect(page.element.querySelector('[data-part="kept-trips"]')).toBeNull()
    })
  })
})

test('[E-T-145] without consent nothing is kept, the way to the settings is offered, and agreeing there keeps the trip', async () => {
  const { device, port } = openDevice({ mayKeep: false })
  const page = mount(port)
  await keep(page, 'kept.unasked')
  expect(device.text).toBe('')
  const settings = page.element.querySelector('a[href="#overlay-consent"]')
  expect(settings?.textContent).toBe('kept.settings')
  device.tell()
  expect(said(page)).toContain('kept.unasked')
  device.mayKeep = true
  device.tell()
  await see(() => {
    expect(said(page)).toContain('kept.kept')
  })
  expect(device.text).toContain('Gothenburg')
})

test('[E-T-145] whoever agrees before the answer listens is heard as well', async () => {
  const { device, port } = openDevice({ mayKeep: false })
  const page = mount(port)
  part(page, 'keep').click()
  await showing(page, () => said(page).includes('kept.unasked'))
  device.mayKeep = true
  device.tell()
  await see(() => {
    expect(said(page)).toContain('kept.kept')
  })
})
