import { findPosition, moveSwipe, type SwipeInput } from '@evkit/engine/internal/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SwipedRowEvent } from '../../../src/blocks/carousel/swiped-row.dom.js'
import { listFaults } from '../../axe.js'
import { rest, see } from '../../tool-page.js'
import { drag, makeSlides, mount, type Mounted } from './mounted.js'

const SETTLED = 700

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const awake = async (more: Parameters<typeof mount>[0] = {}): Promise<Mounted> => {
  const mounted = mount({ width: 400, ...more })
  mounted.wake()
  await see(() => {
    expect(mounted.root.dataset['state']).toBe('awake')
    expect(mounted.view.dataset['motion']).toBe('resting')
  })
  return mounted
}
// A drag past the half of a slide.
const DRAGGED = [
  [-60, 0],
  [-250, 0],
] as const
const lift = (): void => {
  window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, isPrimary: true }))
}
const arrow = (mounted: Mounted, way: 'previous' | 'next'): HTMLElement => {
  const found = mounted.part(`carousel-${way}`)
  if (found === null) throw new Error(`no arrow ${way}`)
  return found
}

// What a pointer does is written down as it happens, in the words of the engine.
const recordGesture = (signal: AbortSignal): SwipeInput[] => {
  const inputs: SwipeInput[] = []
  const types = ['down', 'move', 'up', 'cancel'] as const
  for (const type of types)
    window.addEventListener(
      `pointer${type}`,
      ({ timeStamp: time, clientX: x, clientY: y }) => {
        inputs.push({ type: `pointer.${type}`, time, x, y })
      },
      { signal, capture: true },
    )
  return inputs
}

describe('a gesture that is recorded here', () => {
  const ways = [
    [
      'a slow drag',
      [
        [-30, 1],
        [-120, 2],
        [-230, 3],
      ],
      'pointerup',
    ],
    [
      'a flick',
      [
        [-12, 0],
        [-60, 1],
        [-150, 1],
      ],
      'pointerup',
    ],
    [
      'one beyond the beginning',
      [
        [40, 0],
        [150, 2],
        [260, 2],
      ],
      'pointerup',
    ],
    [
      'one that is taken back',
      [
        [-40, 0],
        [-180, 1],
      ],
      'pointercancel',
    ],
  ] as const
  test.each(ways.flatMap((way) => [[...way, 'ltr'] as const, [...way, 'rtl'] as const]))(
    '[B-B-02] %s is replayed to the same places: %s, %s, %s',
    async (_, steps, end, dir) => {
      const stop = new AbortController()
      const { signal } = stop
      let row: SwipedRowEvent['detail'] | undefined
      const hear = (event: Event): void => {
        row = (event as SwipedRowEvent).detail
      }
      document.addEventListener('row', hear, { signal })
      const mounted = await awake({ dir })
      const read = row?.read
      if (read === undefined) throw new Error('no row has woken')
      const start = read()
      const inputs = recordGesture(signal)
      await drag(
        mounted.view,
        steps.map(([x, y]) => [dir === 'rtl' ? -x : x, y] as const),
        end,
      )
      stop.abort()
      expect(inputs).toHaveLength(steps.length + 2)
      const replayed = inputs.reduce(moveSwipe, start)
      const { time } = inputs.at(-1) ?? { time: 0 }
      for (const after of [0, 16, 50, 100, 200, 400, SETTLED])
        expect(findPosition(replayed, time + after)).toBeCloseTo(
          findPosition(read(), time + after),
          2,
        )
      await see(() => {
        expect(mounted.view.dataset['motion']).toBe('resting')
        expect(Math.abs(mounted.view.scrollLeft)).toBeCloseTo(
          findPosition(replayed, time + 5000),
          0,
        )
      })
      expect(mounted.current()).toBe(replayed.current)
    },
  )
})

describe('a carousel as the server draws it', () => {
  test('[B-B-07] is a list that scrolls and snaps, with all of its links', async () => {
    const mounted = mount({ width: 400 })
    expect(getComputedStyle(mounted.view).scrollSnapType).toBe('inline mandatory')
    expect(mounted.host.querySelectorAll('a')).toHaveLength(5)
    mounted.view.scrollLeft = 470
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(400)
    })
    expect(mounted.host.querySelectorAll('[inert]')).toHaveLength(0)
    expect(await listFaults(mounted.host)).toEqual([])
  })

  test('[E-B-15] [E-B-16] nothing moves when it wakes, and it stays where it was scrolled to', async () => {
    const mounted = mount({ width: 400 })
    mounted.view.scrollLeft = 800
    await rest(60)
    const boxes = () =>
      [...mounted.host.querySelectorAll('section, [data-part]')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.getAttribute('data-part'), x, y, width, height]
      })
    const before = boxes()
    mounted.wake()
    await see(() => {
      expect(mounted.root.dataset['state']).toBe('awake')
    })
    await rest(300)
    const kept = boxes().filter(([name]) => name !== 'dot')
    expect(kept).toEqual(before.filter(([name]) => name !== 'dot'))
    expect([mounted.view.scrollLeft, mounted.current()]).toEqual([800, 3])
  })
})

describe('what stands under a carousel', () => {
  for (const width of [320, 360, 768, 1280])
    test(`[E-B-15] [E-B-10] [B-CAR-18] nothing shifts and nothing is too wide when it wakes: ${width} px`, async () => {
      await browser.viewport(width, 900)
      for (const itemWidth of ['whole', 'product', 'card'] as const)
        for (const count of [0, 1, 2, 3, 7, 8, 12, 200]) {
          const mounted = mount({ itemWidth, count })
          const measure = (): readonly unknown[] => [
            mounted.host.getBoundingClientRect().height,
            ...['carousel', 'viewport', 'controls'].map((name) =>
              JSON.stringify(mounted.part(name)?.getBoundingClientRect()),
            ),
            document.documentElement.scrollWidth > width,
          ]
          const before = measure()
          mounted.wake()
          await rest(30)
          const name = [width, itemWidth, count]
          expect([...name, ...measure()]).toEqual([...name, ...before])
          expect([...name, before.at(-1)]).toEqual([...name, false])
          const controls = mounted.part('controls')
          if (controls === null) continue
          expect([...name, controls.getBoundingClientRect().height]).toEqual([...name, 44])
          const row = [...controls.querySelectorAll('button')].map((one) =>
            one.getBoundingClientRect(),
          )
          for (const { left, right, width: wide, height } of row)
            expect([left >= 0, right <= width, wide >= 24, height >= 24]).toEqual(
              Array.from({ length: 4 }, () => true),
            )
        }
    })

  test('[B-CAR-17] [E-B-04] the place of many slides is said in words, and the arrows stay where they are', async () => {
    const mounted = await awake({ count: 12 })
    expect(mounted.part('carousel-place')?.textContent).toBe('1 of 12')
    const before = arrow(mounted, 'next').getBoundingClientRect().x
    mounted.handle.current?.setCurrent(12)
    await see(() => {
      expect(mounted.part('carousel-place')?.textContent).toBe('12 of 12')
    })
    expect(arrow(mounted, 'next').getBoundingClientRect().x).toBe(before)
    expect(mounted.part('dots')).toBe(null)
    expect(await listFaults(mounted.host)).toEqual([])
  })
})

describe('a carousel that wakes while the browser scrolls it', () => {
  const sheet = document.createElement('style')
  afterEach(() => {
    sheet.remove()
  })
  // As while a finger, a wheel or a key still moves it: it stands between slides.
  const wakeMoving = async (): Promise<Mounted> => {
    const mounted = mount({ width: 400 })
    sheet.textContent = '[data-part="viewport"] { scroll-snap-type: none !important }'
    document.head.append(sheet)
    mounted.view.scrollLeft = 530
    await rest(60)
    mounted.wake()
    await see(() => {
      expect(mounted.root.dataset['state']).toBe('awake')
    })
    await rest(200)
    return mounted
  }
  const turn = (view: HTMLElement, cancelable = true): boolean =>
    view.dispatchEvent(new WheelEvent('wheel', { deltaX: 60, bubbles: true, cancelable }))

  test('[B-B-07] [E-B-16] leaves it where it is, says which slide that is, and goes on with it', async () => {
    const mounted = await wakeMoving()
    expect([mounted.view.scrollLeft, mounted.current()]).toEqual([530, 2])
    mounted.view.scrollLeft = 610
    await rest(100)
    expect([mounted.view.scrollLeft, mounted.current(), mounted.changes]).toEqual([610, 3, [2, 3]])
    // Who hears of that and repeats it does not take the row out of the visitor's hand.
    mounted.handle.current?.setCurrent(3)
    await rest(200)
    expect(mounted.view.scrollLeft).toBe(610)
    expect(mounted.parts('dot').map((dot) => Number(dot.style.opacity).toFixed(2))).toEqual([
      '0.50',
      '0.74',
      '0.76',
      '0.50',
      '0.50',
    ])
  })

  test('[B-CAR-15] [E-B-16] another size takes it nowhere either', async () => {
    const mounted = await wakeMoving()
    mounted.host.style.inlineSize = '420px'
    await rest(700)
    expect(mounted.view.scrollLeft).toBe(530)
  })

  test('[B-B-12] leaves the wheel to the browser until it has come to rest', async () => {
    const mounted = await wakeMoving()
    expect(turn(mounted.view)).toBe(true)
    sheet.remove()
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(400)
    })
    mounted.view.dispatchEvent(new Event('scrollend'))
    // What the browser has begun to scroll by it keeps.
    expect(turn(mounted.view, false)).toBe(true)
    expect(turn(mounted.view)).toBe(false)
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(800)
    })
  })

  test('[B-CAR-06] a press catches it where it is', async () => {
    const mounted = await wakeMoving()
    await drag(
      mounted.view,
      [
        [-10, 0],
        [-50, 0],
      ],
      'none',
    )
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(580)
    })
    lift()
    await see(() => {
      expect(mounted.view.scrollLeft % 400).toBe(0)
    })
  })
})

describe('an awake carousel', () => {
  test('[B-CAR-16] [E-B-30] arrows that lead nowhere are inactive and keep the focus', async () => {
    const mounted = await awake({ count: 3 })
    const state = () => [
      mounted.current(),
      arrow(mounted, 'previous').getAttribute('aria-disabled'),
      arrow(mounted, 'next').getAttribute('aria-disabled'),
    ]
    expect(state()).toEqual([1, 'true', 'false'])
    await userEvent.click(arrow(mounted, 'next'))
    expect(state()).toEqual([2, 'false', 'false'])
    await userEvent.click(arrow(mounted, 'next'))
    expect(state()).toEqual([3, 'false', 'true'])
    expect(document.activeElement).toBe(arrow(mounted, 'next'))
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(800)
    })
    expect(mounted.changes).toEqual([2, 3])
  })

  test('[B-CAR-21] [E-B-10] arrows are 40 or 24 px in an area of 44', async () => {
    for (const [arrowSize, size] of [
      ['default', 40],
      ['small', 24],
    ] as const) {
      const mounted = await awake({ arrowSize })
      const icon = arrow(mounted, 'next').querySelector('svg')
      expect(icon?.getBoundingClientRect().width).toBe(size)
      const box = arrow(mounted, 'next').getBoundingClientRect()
      expect([box.width >= 44, box.height >= 44]).toEqual([true, true])
      const dots = [...mounted.host.querySelectorAll('[data-part="dots"] button')]
      for (const dot of dots) {
        const { width, height } = dot.getBoundingClientRect()
        expect([width >= 24, height >= 24]).toEqual([true, true])
      }
    }
  })

  test('[B-CAR-18] one slide has neither arrows nor dots, none is nothing', async () => {
    const mounted = await awake({ count: 1 })
    expect([mounted.part('controls'), mounted.part('carousel-next'), mounted.part('dot')]).toEqual([
      null,
      null,
      null,
    ])
    expect(mount({ count: 0 }).host.textContent).toBe('')
  })

  test('[B-CAR-03] arrow keys move it, mirrored from right to left, and not when keys are off', async () => {
    const mounted = await awake()
    arrow(mounted, 'next').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(mounted.current()).toBe(3)
    const still = await awake({ isKeyboard: false })
    arrow(still, 'next').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(still.current()).toBe(1)
    const rtl = await awake({ dir: 'rtl' })
    arrow(rtl, 'next').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(rtl.current()).toBe(2)
    await see(() => {
      expect(rtl.view.scrollLeft).toBe(-400)
    })
  })

  test('[B-CAR-13] [E-B-04] the focus in the next item shows it at once, without a trap', async () => {
    const mounted = await awake()
    mounted.view.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Discover model 1')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Discover model 2')
    expect([mounted.view.scrollLeft, mounted.current()]).toEqual([400, 2])
    for (let press = 0; press < 11; press += 1) await userEvent.keyboard('{Tab}')
    expect(mounted.root.contains(document.activeElement)).toBe(false)
  })

  test('[B-CAR-06] [B-CAR-07] [B-CAR-12] a finger drags it, past an end less, and it settles on a slide', async () => {
    const mounted = await awake()
    await drag(
      mounted.view,
      [
        [-20, 0],
        [-150, 2],
        [-250, 3],
      ],
      'none',
    )
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(250)
    })
    expect(getComputedStyle(mounted.view).scrollSnapType).toBe('none')
    await rest(130)
    lift()
    await see(() => {
      expect([mounted.view.scrollLeft, mounted.current(), mounted.swipes]).toEqual([
        400,
        2,
        ['left'],
      ])
    })
    const first = await awake()
    await drag(
      first.view,
      [
        [50, 0],
        [100, 0],
      ],
      'none',
    )
    await see(() => {
      expect(first.part('slides')?.style.transform).toBe('translate3d(40px, 0px, 0px)')
    })
    lift()
    await see(() => {
      expect(first.part('slides')?.style.transform).toBe('')
    })
    expect(first.swipes).toEqual(['right'])
  })

  test('[B-CAR-22] a mouse that was let go outside of the window does not go on dragging', async () => {
    const mounted = await awake()
    await drag(mounted.view, DRAGGED, 'none')
    const move = (clientX: number): void => {
      mounted.view.dispatchEvent(
        new PointerEvent('pointermove', {
          ...{ clientX, clientY: 40, pointerId: 7, isPrimary: true, bubbles: true },
          ...{ pointerType: 'mouse', buttons: 0 },
        }),
      )
    }
    move(0)
    move(-500)
    await see(() => {
      expect(mounted.view.dataset['motion']).toBe('resting')
      expect([mounted.view.scrollLeft % 400, mounted.swipes]).toEqual([0, ['left']])
    })
  })

  test('[B-CAR-04] down the page it stays, and the browser may scroll the page', async () => {
    const mounted = await awake()
    expect(getComputedStyle(mounted.view).touchAction).toBe('pan-y pinch-zoom')
    await drag(mounted.view, [
      [1, 5],
      [-200, 60],
    ])
    await rest(100)
    expect([mounted.view.scrollLeft, mounted.swipes]).toEqual([0, []])
  })

  test('[B-CAR-22] Escape and a pointer taken away bring it back', async () => {
    const mounted = await awake()
    await drag(mounted.view, DRAGGED, 'none')
    await userEvent.keyboard('{Escape}')
    await rest(SETTLED)
    expect([mounted.view.scrollLeft, mounted.swipes]).toEqual([0, []])
    await drag(mounted.view, DRAGGED, 'pointercancel')
    await rest(SETTLED)
    expect([mounted.view.scrollLeft, mounted.swipes]).toEqual([0, []])
  })

  test.each([
    ['another width', 'ltr', 600],
    ['another width from right to left', 'rtl', 600],
    ['the other direction of reading', 'ltr', 400],
  ] as const)(
    '[B-CAR-22] %s in the middle of a drag ends it on the slide before, with nothing left of it',
    async (_name, dir, width) => {
      const mounted = await awake({ dir })
      mounted.handle.current?.setCurrent(3)
      await see(() => {
        expect(Math.abs(mounted.view.scrollLeft)).toBe(800)
        expect(mounted.view.dataset['motion']).toBe('resting')
      })
      await drag(
        mounted.view,
        [
          [-60, 0],
          [-150, 0],
        ],
        'none',
      )
      const release = vi.spyOn(Element.prototype, 'releasePointerCapture')
      release.mockClear()
      if (width === 400) document.documentElement.dir = 'rtl'
      else mounted.host.style.inlineSize = `${width}px`
      // At once: it does not wait for the size to rest.
      await rest(150)
      const place = Math.abs(mounted.view.scrollLeft)
      expect([place, mounted.current(), mounted.view.dataset['motion']]).toEqual([
        2 * width,
        3,
        'resting',
      ])
      expect(release).toHaveBeenCalledWith(7)
      // The finger is still down: it moves nothing, and what it is lifted on is not pressed.
      const clicked = vi.fn((event: Event) => {
        event.preventDefault()
      })
      mounted.host.addEventListener('click', clicked)
      for (const [type, clientX] of [
        ['pointermove', 40],
        ['pointerup', 40],
      ] as const)
        window.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 7, isPrimary: true }))
      mounted.host.querySelectorAll('a')[2]?.click()
      expect(clicked).not.toHaveBeenCalled()
      await rest(SETTLED)
      expect([Math.abs(mounted.view.scrollLeft), mounted.current(), mounted.swipes]).toEqual([
        2 * width,
        3,
        [],
      ])
      mounted.host.querySelectorAll('a')[2]?.click()
      expect(clicked).toHaveBeenCalledTimes(1)
      document.documentElement.dir = 'ltr'
    },
  )

  test('[B-CAR-22] a picture that makes the row higher ends no drag', async () => {
    const mounted = await awake()
    await drag(mounted.view, DRAGGED, 'none')
    mounted.parts('slide')[0]!.style.minBlockSize = '30rem'
    await rest(150)
    expect(mounted.view.scrollLeft).toBe(250)
    lift()
    await see(() => {
      expect([mounted.view.scrollLeft, mounted.swipes]).toEqual([400, ['left']])
    })
  })

  test('[B-CAR-11] [B-CAR-22] what the pointer is lifted on after Escape is not pressed', async () => {
    const mounted = await awake()
    const clicked = vi.fn((event: Event) => {
      event.preventDefault()
    })
    mounted.host.addEventListener('click', clicked)
    await drag(mounted.view, DRAGGED, 'none')
    await userEvent.keyboard('{Escape}')
    await rest(100)
    lift()
    mounted.host.querySelector('a')?.click()
    expect(clicked).not.toHaveBeenCalled()
  })

  test('[B-CAR-11] a tap is a click, and the click behind a drag is none', async () => {
    const mounted = await awake()
    const [link] = mounted.host.querySelectorAll('a')
    const clicked = vi.fn((event: Event) => {
      event.preventDefault()
    })
    mounted.host.addEventListener('click', clicked)
    await drag(mounted.view, [[1, 0]])
    link?.click()
    expect(clicked).toHaveBeenCalledTimes(1)
    await drag(mounted.view, [
      [-10, 0],
      [-30, 0],
    ])
    link?.click()
    expect(clicked).toHaveBeenCalledTimes(1)
    await rest(20)
    link?.click()
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  test('[B-CAR-15] after another size it is on a slide again', async () => {
    const mounted = await awake({ count: 6 })
    mounted.handle.current?.setCurrent(6)
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(2000)
    })
    mounted.host.style.inlineSize = '600px'
    await see(() => {
      expect([mounted.view.scrollLeft, mounted.current()]).toEqual([3000, 6])
    })
  })

  test('[B-CAR-15] a narrower row keeps its slide', async () => {
    const mounted = await awake({ count: 7 })
    mounted.handle.current?.setCurrent(6)
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(2000)
      expect(mounted.view.dataset['motion']).toBe('resting')
    })
    mounted.host.style.inlineSize = '300px'
    await rest(700)
    expect([mounted.view.scrollLeft, mounted.current()]).toEqual([1500, 6])
  })

  test('[B-CAR-20] the old name works, and is told of', async () => {
    const mounted = await awake()
    mounted.handle.current?.set(2)
    await see(() => {
      expect(mounted.current()).toBe(2)
    })
    expect(mounted.logged.map(({ text }) => text.includes('setCurrent'))).toEqual([true])
  })

  test('[B-B-12] two fingers on a pad move it once', async () => {
    const mounted = await awake()
    // By the clock of the gesture, however busy the machine is.
    const began = performance.now()
    const tail = Array.from({ length: 12 }, (_, at) => 10 * 0.9 ** at)
    for (const [at, deltaX] of [10, 20, 30, 15, ...tail].entries()) {
      const turned = new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true })
      Object.defineProperty(turned, 'timeStamp', { value: began + 16 * at })
      mounted.view.dispatchEvent(turned)
    }
    await rest(SETTLED)
    expect(mounted.current()).toBe(2)
    expect(mounted.view.scrollLeft).toBe(400)
    expect(
      mounted.view.dispatchEvent(
        new WheelEvent('wheel', { deltaY: 50, bubbles: true, cancelable: true }),
      ),
    ).toBe(true)
  })

  // Nothing follows the last move, and the browser snaps as it does for a visitor. By the clock of the gesture.
  const turnWheel = ({ view }: Mounted, moves: readonly number[]): void => {
    const began = performance.now()
    for (const [at, deltaX] of moves.entries()) {
      const turned = new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true })
      Object.defineProperty(turned, 'timeStamp', { value: began + 30 * at })
      view.dispatchEvent(turned)
    }
  }

  test.each([
    ['one notch of a mouse', [100], 2],
    ['a slow pad that stands still past the half', Array.from({ length: 40 }, () => 6), 2],
    ['a slow pad that stands still before it', Array.from({ length: 18 }, () => 6), 1],
  ])(
    '[B-B-12] after %s the row rests on its slide, and snaps again',
    async (_name, moves, slide) => {
      const mounted = await awake()
      turnWheel(mounted, moves)
      await see(() => {
        expect(mounted.view.dataset['motion']).toBe('moving')
      })
      await see(() => {
        expect(mounted.view.dataset['motion']).toBe('resting')
        expect([mounted.current(), mounted.view.scrollLeft]).toEqual([slide, (slide - 1) * 400])
      })
      expect(getComputedStyle(mounted.view).scrollSnapType).toBe('inline mandatory')
    },
  )

  test('[B-B-12] nothing that a wheel has moved is taken back on the way', async () => {
    const mounted = await awake()
    const places: number[] = []
    mounted.view.addEventListener('scroll', () => places.push(mounted.view.scrollLeft))
    turnWheel(mounted, [100])
    await see(() => {
      expect(mounted.view.scrollLeft).toBe(400)
    })
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('[E-B-22] a page that turns round is followed', async () => {
    const mounted = await awake()
    document.documentElement.dir = 'rtl'
    await see(() => {
      expect(mounted.view.dataset['motion']).toBe('resting')
    })
    await userEvent.click(arrow(mounted, 'next'))
    await see(() => {
      expect([mounted.current(), mounted.view.scrollLeft]).toEqual([2, -400])
    })
    document.documentElement.dir = 'ltr'
    await userEvent.click(arrow(mounted, 'next'))
    await see(() => {
      expect([mounted.current(), mounted.view.scrollLeft]).toEqual([3, 800])
    })
  })

  test('[E-B-04] [B-B-09] is named by the pattern, and says its slide once it has changed', async () => {
    const mounted = await awake()
    const said: string[] = []
    const live = mounted.host.querySelector('[role="status"]')
    new MutationObserver(() => said.push(live?.textContent ?? '')).observe(live!, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    expect([
      mounted.root.getAttribute('aria-roledescription'),
      mounted.root.getAttribute('aria-label'),
    ]).toEqual(['carousel', 'Models'])
    expect(
      mounted
        .parts('slide')
        .map((one) => [one.getAttribute('role'), one.getAttribute('aria-label'), one.inert]),
    ).toEqual([
      ['group', '1 of 5', false],
      ['group', '2 of 5', false],
      ['group', '3 of 5', true],
      ['group', '4 of 5', true],
      ['group', '5 of 5', true],
    ])
    for (let press = 0; press < 4; press += 1) await userEvent.click(arrow(mounted, 'next'))
    await see(() => {
      expect(said.filter((text) => text !== '').at(-1)).toBe('Slide 5 of 5')
    })
    expect(await listFaults(mounted.host)).toEqual([])
  })

  test('[E-B-11] everything a drag does, dots do by a press', async () => {
    const mounted = await awake()
    await userEvent.click(mounted.host.querySelectorAll('[data-part="dots"] button')[3]!)
    await see(() => {
      expect([mounted.view.scrollLeft, mounted.current()]).toEqual([1200, 4])
    })
    expect(mounted.parts('dot').map((dot) => dot.style.opacity)).toEqual([
      '0.5',
      '0.5',
      '0.5',
      '1',
      '0.5',
    ])
  })

  test.each([
    [400, 320],
    [1000, 400],
    [1200, 300],
  ])('[B-PROD-12] in %d px an item of a product carousel is %d px wide', async (width, item) => {
    const mounted = await awake({ width, itemWidth: 'product', count: 8 })
    expect(mounted.parts('slide')[0]?.getBoundingClientRect().width).toBe(item)
  })

  test('[B-CAR-14] its slides are the places it can be moved to', async () => {
    const mounted = await awake({ width: 1200, itemWidth: 'product', count: 6 })
    expect(mounted.parts('dot')).toHaveLength(3)
    expect(makeSlides(6)).toHaveLength(6)
  })
})
