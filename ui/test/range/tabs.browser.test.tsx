import { gridData, tinyTabsContent, tinyToolCars, tinyToolContent } from '@evkit/engine/testing'
import type { TabsContent } from '@evkit/engine/range'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { ElectrificationTools } from '../../src/shell/electrification/electrification-tools.js'
import { browserBars } from '../../src/shell/ports/tools/browser-bars.js'
import {
  find,
  findInput,
  lengthenPage,
  part,
  scrollUntil,
  see,
  show,
  translate,
} from '../tool-page.js'
import { pressRadio } from '../walk-tool.js'
import { openRangePage, type RangePage } from './mounted.js'

type Tracked = Parameters<Parameters<typeof ElectrificationTools>[0]['track']>[0]

interface TabsPage extends RangePage {
  readonly tracked: Tracked[]
}

const mountTabs = (tabs: Partial<TabsContent> = {}, isOpened = false): TabsPage => {
  const page = openRangePage()
  const tracked: Tracked[] = []
  const range = {
    data: gridData,
    cars: tinyToolCars,
    content: tinyToolContent,
    translate,
    locale: 'en-GB',
    direction: 'ltr' as const,
    search: '',
    creditsHref: '/uk/data-credits/',
    ports: { ...page.rangePorts, bars: browserBars() },
  }
  show(
    page,
    <ElectrificationTools
      page={{
        heading: 'Electric',
        text: 'Tools.',
        isOpened,
        tabs: { ...tinyTabsContent, ...tabs },
        doors: { savings: [], charging: [] },
      }}
      range={range}
      light={undefined}
      track={(event) => tracked.push(event)}
    />,
  )
  return { ...page, tracked }
}

const tab = (page: RangePage, name: string) => find(page, `#panel-${name}-tab`)
const selected = (page: RangePage) =>
  [...page.element.querySelectorAll('[role=tab][aria-selected=true]')].map(({ id }) => id)
const panels = (page: RangePage) =>
  [...page.element.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id)

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the tabs', () => {
  test('[T-TABS-01] savings, range, charging, of which exactly one is selected', () => {
    const page = mountTabs()
    const tabs = [...page.element.querySelectorAll('[role=tab]')]
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Savings', 'Range', 'Charging'])
    expect([selected(page), panels(page)]).toEqual([['panel-range-tab'], ['panel-range']])
  })

  test.each([
    ['charging', 'range', 'charging'],
    [null, 'range', 'range'],
    ['', '', 'savings'],
    ['other', 'charging', 'charging'],
  ])('[T-TABS-02] content (%s, %s) starts with %s', (defaultTab, type, first) => {
    const page = mountTabs({ defaultTab, type })
    expect([selected(page), panels(page)]).toEqual([[`panel-${first}-tab`], [`panel-${first}`]])
  })

  test('[T-TABS-01] each is the one that is shown once it is chosen', async () => {
    const page = mountTabs()
    for (const name of ['charging', 'range', 'savings']) {
      await userEvent.click(tab(page, name))
      expect([selected(page), panels(page)]).toEqual([[`panel-${name}-tab`], [`panel-${name}`]])
    }
  })

  test('[T-TABS-03] another tab is told once, the one shown already not at all', async () => {
    const page = mountTabs()
    await userEvent.click(tab(page, 'range'))
    expect(page.tracked).toEqual([])
    await userEvent.click(tab(page, 'charging'))
    await userEvent.click(tab(page, 'charging'))
    expect(page.tracked).toEqual([{ event: 'interaction', action: 'toggle', label: 'charging' }])
  })

  test('[T-TABS-04] [T-TABS-05] in navigation style under 1024 px, else as buttons', async () => {
    const page = mountTabs({ style: 'navigation' })
    await browser.viewport(1023, 800)
    await see(() => {
      expect(part(page, 'tabs').dataset['state']).toBe('navigation')
    })
    await browser.viewport(1024, 800)
    await see(() => {
      expect(part(page, 'tabs').dataset['state']).toBe('buttons')
    })
    await browser.viewport(1023, 800)
    expect(part(mountTabs({ style: 'buttons' }), 'tabs').dataset['state']).toBe('buttons')
  })

  test('what was chosen in a tool stays while another tab is looked at', async () => {
    const page = mountTabs()
    await pressRadio(page, 'Single')
    await userEvent.click(tab(page, 'savings'))
    await userEvent.click(tab(page, 'range'))
    expect(findInput(page, 'input[value="Single"]').checked).toBe(true)
  })

  test('[T-TABS-08] the sub menu is hidden while the range bar is fixed, and not for a tab without it', async () => {
    const page = mountTabs()
    lengthenPage(page)
    const bars = () => document.documentElement.dataset['bars']
    await scrollUntil(part(page, 'range-tool'), 'top', -300)
    await see(() => {
      expect(bars()).toBe('covering')
    })
    tab(page, 'savings').click()
    await see(() => {
      expect(bars()).toBe('flowing')
    })
    expect(part(page, 'range-bar').dataset['state']).toBe('flowing')
  })
})
