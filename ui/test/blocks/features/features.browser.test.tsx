import '../../../src/tokens/base.css'
import { BLOCKS, type FeaturesWords } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { renderToString } from 'react-dom/server.browser'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { Features } from '../../../src/blocks/features/index.js'
import { listFaults } from '../../axe.js'
import { find, openPage, rest, see, show, type ToolPage } from '../../tool-page.js'
import { links, OnPage, sleep, withScenes } from '../block-page.js'

const words: FeaturesWords = { pause: 'Pause', resume: 'Play', list: 'Features' }
const TITLES = ['Room to think', 'One glance', 'Sound from everywhere', 'Made to last']

const read = (more: object = {}) => {
  const { value } = BLOCKS.features.codec(
    {
      label: 'Inside',
      title: 'A quieter kind of room',
      body: 'Everything you need, and nothing that asks for attention.',
      items: TITLES.map((title, at) => ({
        title,
        description: `${title}: natural materials, soft light and space where you want it.`.repeat(
          at + 1,
        ),
        image: { src: `/scene/${['dusk', 'forest', 'snow', 'sand'][at]}`, alt: `${title}, drawn` },
      })),
      link: { text: 'See the whole interior', href: '/uk/cars/ex30/' },
      animationDuration: 0.2,
      ...more,
    },
    { path: '', links },
  )
  return withScenes(toUndefined(value)!)
}

const block = (more: object = {}) => (
  <OnPage>
    <Features id="inside" content={read(more)} words={words} />
  </OnPage>
)
const mount = (more: object = {}, direction: 'ltr' | 'rtl' = 'ltr'): ToolPage => {
  const page = openPage()
  show(page, block({ enableAutoplay: false, ...more }), direction)
  return page
}
const heads = (page: ToolPage) => [
  ...page.element.querySelectorAll<HTMLButtonElement>('[id^="inside-head-"]'),
]
const selected = (page: ToolPage): number =>
  heads(page).findIndex(({ dataset }) => dataset['state'])
const shown = (page: ToolPage) =>
  [...page.element.querySelectorAll('[data-part="panel"]')].filter(
    (panel) =>
      panel.checkVisibility({ visibilityProperty: true }) ||
      panel.firstElementChild?.checkVisibility({ visibilityProperty: true }),
  )

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('on a wide screen', () => {
  test('[B-FEAT-01] [E-B-02] it is a list of tabs with a panel each, named by the title', async () => {
    const page = mount()
    await expect
      .element(browser.getByRole('tablist', { name: 'A quieter kind of room' }))
      .toBeInTheDocument()
    expect(browser.getByRole('tab').elements().length).toBe(4)
    const panel = browser.getByRole('tabpanel', { name: TITLES[0]! })
    await expect.element(panel).toBeVisible()
    expect(browser.getByRole('tabpanel').elements().length).toBe(1)
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[E-B-02] [D-B-30] arrows, Home and End move the focus, Enter and Space choose, one tab is in the tab order', async () => {
    const page = mount()
    const [first, second, , fourth] = heads(page)
    first!.focus()
    const steps: readonly (readonly [string, HTMLElement, number])[] = [
      ['{ArrowDown}', second!, 0],
      ['{Enter}', second!, 1],
      ['{ArrowUp}', first!, 1],
      ['{ArrowUp}', fourth!, 1],
      ['{ArrowDown}', first!, 1],
      ['{End}', fourth!, 1],
      [' ', fourth!, 3],
      ['{Home}', first!, 3],
    ]
    for (const [key, focus, chosen] of steps) {
      await userEvent.keyboard(key)
      expect([document.activeElement, selected(page)]).toEqual([focus, chosen])
    }
    expect(heads(page).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0])
    fourth!.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.id).toBe('inside-panel-3')
  })

  test('[B-FEAT-09] the panel of the tab that is selected is the one that is seen, with its picture', async () => {
    const page = mount()
    await userEvent.click(heads(page)[2]!)
    expect(shown(page).map(({ id }) => id)).toEqual(['inside-panel-2'])
    expect(find(page, '#inside-panel-2 img').getAttribute('alt')).toBe(`${TITLES[2]}, drawn`)
  })

  test('[E-B-15] a longer text moves nothing below it', async () => {
    const page = mount()
    const before = page.element.getBoundingClientRect().height
    await userEvent.click(heads(page)[3]!)
    expect(page.element.getBoundingClientRect().height).toBe(before)
  })

  test('[B-FEAT-01] the selection survives the breakpoint', async () => {
    const page = mount()
    await userEvent.click(heads(page)[2]!)
    await browser.viewport(390, 800)
    await see(() => {
      expect(page.element.querySelector('[role=tab]')).toBeNull()
    })
    expect([selected(page), shown(page).length]).toEqual([2, 1])
  })
})

describe('on a narrow screen', () => {
  beforeEach(async () => {
    await browser.viewport(390, 800)
  })

  test('[B-FEAT-01] [E-B-01] it is a list of sections of which exactly one is open', async () => {
    const page = mount()
    expect(page.element.querySelector('[role=tablist]')).toBeNull()
    expect(heads(page).map((head) => head.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    expect(heads(page)[0]!.parentElement!.tagName).toBe('H3')
    expect(await listFaults(page.element)).toEqual([])
    heads(page)[0]!.focus()
    await userEvent.keyboard('{Enter}')
    expect(selected(page)).toBe(0)
    await userEvent.keyboard('{Tab}{Enter}')
    expect([selected(page), document.activeElement]).toEqual([1, heads(page)[1]])
    await userEvent.keyboard('{Tab} ')
    expect([selected(page), shown(page).length]).toEqual([2, 1])
    expect(find(page, '#inside-panel-2').getAttribute('role')).toBe('region')
  })

  test('[D-B-30] the picture keeps its place and its room, whichever is open', async () => {
    const page = mount()
    const box = () => {
      const { top, height } = find(
        page,
        '[data-state] > [data-part="media"]',
      ).getBoundingClientRect()
      return [Math.round(top - page.element.getBoundingClientRect().top), Math.round(height)]
    }
    const before = box()
    await userEvent.click(heads(page)[3]!)
    expect(box()).toEqual(before)
  })

  test('[B-FEAT-12] it is 4:3 on phones and 16:9 from tablets on', async () => {
    const page = mount()
    const ratio = (): number => {
      const { width, height } = find(page, '[data-part="media"]').getBoundingClientRect()
      return Math.round((width / height) * 100) / 100
    }
    expect(ratio()).toBe(1.33)
    await browser.viewport(800, 900)
    expect(ratio()).toBe(1.78)
  })
})

describe('what moves by itself', () => {
  const start = (more: object = {}): ToolPage => {
    const page = openPage()
    show(
      page,
      <>
        <p id="away">Elsewhere</p>
        {block(more)}
      </>,
    )
    return page
  }

  test('[E-B-07] [B-B-01] the control is the first stop of the tab order, pauses and lets it go on', async () => {
    const page = start()
    await userEvent.keyboard('{Tab}')
    const control = find(page, '[data-part="motion-control"]')
    expect([document.activeElement, control.getAttribute('aria-label')]).toEqual([control, 'Pause'])
    await userEvent.keyboard('{Enter}')
    const at = selected(page)
    await rest(300)
    expect([selected(page), control.getAttribute('aria-label')]).toEqual([at, 'Play'])
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(selected(page)).not.toBe(at)
    })
  })

  test('[B-FEAT-07] a click of a script changes the selection, one of the visitor ends it', async () => {
    const page = start()
    await userEvent.hover(find(page, '#away'))
    heads(page)[2]!.click()
    await see(() => {
      expect(selected(page)).toBe(3)
    })
    await userEvent.click(heads(page)[1]!)
    await rest(300)
    expect(selected(page)).toBe(1)
    expect(page.element.querySelector('[data-part="motion-control"]')).toBeNull()
  })

  test('[B-FEAT-15] [B-FEAT-08] one feature, or content that does not want it, has no control', () => {
    expect(
      start({ items: [{ title: 'One' }] }).element.querySelector('[data-part="motion-control"]'),
    ).toBeNull()
    expect(
      start({ enableAutoplay: false }).element.querySelector('[data-part="motion-control"]'),
    ).toBeNull()
  })
})

describe('pictures and videos', () => {
  test('[B-FEAT-13] they fade in over 350 ms', () => {
    const page = mount()
    expect(getComputedStyle(find(page, '[data-part="media"]')).transitionDuration).toBe('0.35s')
  })

  test('[B-FEAT-14] a video has the captions of its item, and starts when the visitor wants', () => {
    const page = mount({
      items: [{ title: 'Film', subtitleTrack: '/a.vtt', video: { sources: ['/a.webm'] } }],
    })
    const film = find(page, 'video')
    expect([film.getAttribute('preload'), film.hasAttribute('autoplay')]).toEqual(['none', false])
    expect(find(page, 'track').getAttribute('src')).toBe('/a.vtt')
    expect(find(page, 'track').getAttribute('kind')).toBe('captions')
  })

  test('[B-FEAT-14] [E-B-20] its captions are in the language of the page, and shown once something is heard', () => {
    const page = mount({
      items: [{ title: 'Film', subtitleTrack: '/a.vtt', video: { sources: ['/a.webm'] } }],
    })
    const film = find(page, 'video') as HTMLVideoElement
    const [captions] = film.textTracks
    expect([captions?.language, captions?.mode]).toEqual(['en', 'disabled'])
    film.dispatchEvent(new Event('timeupdate'))
    expect(captions?.mode).toBe('disabled')
    Object.defineProperty(film, 'webkitAudioDecodedByteCount', { get: () => 1 })
    film.dispatchEvent(new Event('timeupdate'))
    expect(captions?.mode).toBe('showing')
    // Who turns them off has turned them off.
    captions!.mode = 'disabled'
    film.dispatchEvent(new Event('timeupdate'))
    expect(captions?.mode).toBe('disabled')
  })

  test('[B-FEAT-10] very wide screens are offered their own picture', () => {
    const page = mount({
      items: [
        {
          title: 'a',
          image: { src: '/scene/dusk', alt: 'a' },
          imageUltrawide: { src: '/scene/snow', alt: 'a' },
        },
      ],
    })
    const source = find(page, 'picture source')
    expect(source.getAttribute('media')).toBe('(min-width: 1600px)')
    expect(source.getAttribute('srcset')).not.toBe(find(page, 'img').getAttribute('src'))
  })
})

describe('before it is awake', () => {
  test.each([
    [1280, 900],
    [390, 800],
  ])(
    '[B-B-07] [E-B-16] at %i px it wakes without a complaint and moves nothing',
    async (width, height) => {
      await browser.viewport(width, height)
      const page = openPage()
      const shifts: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      })
      const wake = sleep(page, renderToString(block()), block())
      await rest(100)
      observer.observe({ type: 'layout-shift', buffered: false })
      const before = heads(page).map((head) => head.getBoundingClientRect().top)
      const root = wake()
      await rest(200)
      await see(() => {
        expect(page.element.querySelector('[role=tab]') !== null).toBe(width >= 1024)
      })
      expect(heads(page).map((head) => head.getBoundingClientRect().top)).toEqual(before)
      expect(shifts).toEqual([])
      observer.disconnect()
      root.unmount()
    },
  )

  test('[E-B-22] it is mirrored from right to left', () => {
    const page = mount({}, 'rtl')
    const head = heads(page)[0]!.getBoundingClientRect()
    expect(head.left).toBeGreaterThan(find(page, '#inside-panel-0').getBoundingClientRect().right)
    document.documentElement.dir = 'ltr'
  })
})
