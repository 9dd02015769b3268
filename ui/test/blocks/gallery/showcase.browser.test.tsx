import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { Showcase } from '../../../src/blocks/gallery/index.js'
import { listFaults } from '../../axe.js'
import { rest, see } from '../../tool-page.js'
import { openBlock, readContent, writeBlock, type BlockPage } from '../written-block.js'
import { partOf, translate, withPictures, writeItems } from './gallery-page.js'

const words = { name: 'Colours', choice: 'Choose a colour', pause: 'Pause', resume: 'Play' }
const colours = (count: number, assets = 1) =>
  Array.from({ length: count }, (_, at) => ({
    hexColor: at === 1 ? 'moss' : `#2244${at}8`,
    upholsteryTitle: `Wool ${at + 1}`,
    upholsteryBody: `Warm ${at + 1}.`,
    ...(at === 0 ? { decorTitle: 'Flax', decorBody: 'As it grew.' } : {}),
    mediaAssets: writeItems(assets),
  }))
const showcase = (
  count: number,
  { assets = 1, ...more }: { assets?: number; [name: string]: unknown } = {},
) => (
  <Showcase
    id="colours"
    content={withPictures(
      readContent(BLOCKS.colours.codec, {
        heading: 'Colours',
        colours: colours(count, assets),
        ...more,
      }),
    )}
    words={words}
    translate={translate}
  />
)
const STILL = { enableAutoplay: false }
// [s] So quick that a test sees it go on.
const QUICK = { transitionDuration: 0.2 }

const dots = ({ block }: BlockPage): readonly HTMLInputElement[] => [
  ...block.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
]
const seen = (page: BlockPage, name: string): readonly HTMLElement[] =>
  [...page.block.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
const title = (page: BlockPage): string | undefined =>
  seen(page, 'colour-text')[0]?.querySelector('h3')?.textContent
const isShown = (page: BlockPage, wanted: string): Promise<void> =>
  see(() => {
    expect(title(page)).toBe(wanted)
  })

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('a showcase of colours', () => {
  test('[B-SPOT-03] five colours have five dots; the second shows its texts and its picture', async () => {
    const page = await openBlock(showcase(5, STILL))
    expect(dots(page)).toHaveLength(5)
    expect([title(page), seen(page, 'colour-text').length]).toEqual(['Wool 1', 1])
    await userEvent.click(dots(page)[1]!)
    await isShown(page, 'Wool 2')
    expect(seen(page, 'colour-text')[0]?.textContent).toContain('Warm 2.')
    expect(seen(page, 'colour-media')).toHaveLength(1)
    expect(seen(page, 'colour-media')[0]?.querySelector('img')?.alt).toBe('Picture 1')
  })

  test('[B-SPOT-04] what a colour does not have takes no room', async () => {
    const page = await openBlock(showcase(2, STILL))
    expect(seen(page, 'decor')).toHaveLength(1)
    await userEvent.click(dots(page)[1]!)
    await isShown(page, 'Wool 2')
    expect(seen(page, 'decor')).toHaveLength(0)
    expect(seen(page, 'colour-text')[0]?.children).toHaveLength(2)
  })

  test('[B-GAL-25] its arrows are 24 px in an area of 44', async () => {
    const page = await openBlock(showcase(2, { assets: 2, ...STILL }))
    const [next] = seen(page, 'carousel-next')
    expect(next?.querySelector('svg')?.getBoundingClientRect().width).toBe(24)
    const box = next?.getBoundingClientRect()
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true])
  })

  test('[B-SPOT-10] the dots are one group with the names of their upholstery, and arrow keys choose', async () => {
    const page = await openBlock(showcase(3, STILL))
    await expect.element(browser.getByRole('radiogroup', { name: 'Choose a colour' })).toBeVisible()
    expect(dots(page).map(({ ariaLabel }) => ariaLabel)).toEqual(['Wool 1', 'Wool 2', 'Wool 3'])
    await userEvent.click(dots(page)[0]!)
    await userEvent.keyboard('{ArrowRight}')
    await isShown(page, 'Wool 2')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await isShown(page, 'Wool 1')
    expect(document.activeElement).toBe(dots(page)[0])
  })

  test('[D-B-35] [E-B-10] a colour that cannot be read is a striped dot, and every dot can be met', async () => {
    const page = await openBlock(showcase(3, STILL))
    const striped = dots(page).map(
      (dot) => dot.closest('label')?.querySelector('[data-part="stripes"]') !== null,
    )
    expect(striped).toEqual([false, true, false])
    for (const dot of dots(page)) {
      const { width, height } = dot.getBoundingClientRect()
      expect([width >= 44, height >= 44]).toEqual([true, true])
    }
    expect(page.block.querySelector('circle')?.getAttribute('fill')).toBe('#224408')
  })

  test('[D-B-35] two colours of one name are two: each has its dot, its texts and its place in the group', async () => {
    const same = colours(3).map((colour) => ({ ...colour, upholsteryTitle: 'Wool' }))
    const page = await openBlock(showcase(3, { ...STILL, colours: same }))
    expect(dots(page).map(({ name, ariaLabel }) => [name, ariaLabel])).toEqual(
      same.map(() => [dots(page)[0]?.name, 'Wool']),
    )
    for (const at of [2, 1, 0]) {
      await userEvent.click(dots(page)[at]!)
      await see(() => {
        expect(seen(page, 'colour-text')[0]?.textContent).toContain(`Warm ${at + 1}.`)
      })
      expect(dots(page).map(({ checked }) => checked)).toEqual([0, 1, 2].map((one) => one === at))
    }
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[D-B-35] one colour has neither dots nor a control', async () => {
    const page = await openBlock(showcase(1))
    expect([dots(page).length, partOf(page, 'motion-control')]).toEqual([0, null])
    expect(title(page)).toBe('Wool 1')
  })

  test('[E-B-15] nothing below it moves when another colour is shown', async () => {
    const page = await openBlock(showcase(3, STILL))
    const before = page.block.getBoundingClientRect().height
    await userEvent.click(dots(page)[1]!)
    await isShown(page, 'Wool 2')
    expect(page.block.getBoundingClientRect().height).toBe(before)
  })

  test('[E-B-21] nothing of it is a fault, left to right and right to left', async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = await openBlock(showcase(4, { ...STILL, assets: 2 }), direction)
      expect(await listFaults(page.block)).toEqual([])
    }
    document.documentElement.dir = 'ltr'
  })
})

describe('a showcase that moves', () => {
  // A pointer that is left over it from before would keep it.
  const openMoving = async (more: { assets?: number } = {}): Promise<BlockPage> => {
    const page = await openBlock(showcase(3, { ...QUICK, ...more }))
    await userEvent.hover(page.after)
    return page
  }

  test('[B-SPOT-06] [B-SPOT-09] goes from colour to colour until one is chosen', async () => {
    const page = await openMoving()
    await isShown(page, 'Wool 2')
    await isShown(page, 'Wool 1')
    await userEvent.click(dots(page)[2]!)
    await isShown(page, 'Wool 3')
    await userEvent.hover(page.after)
    ;(document.activeElement as HTMLElement).blur()
    await rest(300)
    expect([title(page), partOf(page, 'motion-control')]).toEqual(['Wool 3', null])
  })

  test('[B-SPOT-09] using its gallery ends it', async () => {
    const page = await openMoving({ assets: 3 })
    await isShown(page, 'Wool 2')
    const now = title(page)
    seen(page, 'carousel-next')[0]!.click()
    await see(() => {
      expect(partOf(page, 'motion-control')).toBeNull()
    })
    await rest(300)
    expect(title(page)).toBe(now)
  })

  test('[E-B-07] its control is the first stop of it, stops it, and lets it go on', async () => {
    const page = await openMoving()
    const control = partOf(page, 'motion-control')!
    const stops = [...page.block.querySelectorAll<HTMLElement>('button, input, [tabindex="0"]')]
    expect(stops[0]).toBe(control)
    await userEvent.click(control)
    await userEvent.hover(page.after)
    control.blur()
    const paused = title(page)
    await rest(300)
    expect([title(page), partOf(page, 'motion-control')?.ariaLabel]).toEqual([paused, 'Play'])
    await userEvent.click(partOf(page, 'motion-control')!)
    await see(() => {
      expect(title(page)).not.toBe(paused)
    })
  })

  test('[B-B-07] before it is awake the first colour is shown, and the pictures of the others are not fetched', () => {
    const page = writeBlock(showcase(3))
    expect([title(page), seen(page, 'colour-media').length]).toEqual(['Wool 1', 1])
    expect(page.block.textContent).toContain('Warm 3.')
  })
})
