// What can be read over a picture: measured on what the browser has drawn, over the worst picture there can be.
import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Hero } from '../../../src/blocks/hero/index.js'
import { find } from '../../tool-page.js'
import { readContent, writeBlock } from '../written-block.js'

const WRITTEN = {
  label: 'Small electric SUV',
  title: 'Made for narrow streets, [and for long ones](/uk/)',
  smallText: 'Short outside, roomy inside, and as quick to charge as to [love](/uk/).',
  disclaimerText:
    'Range per WLTP, combined, of a car with the smaller wheels; who drives in winter, with the heating on, or fast on a motorway, goes less far. [How it is worked out](/uk/electrification/range/) stands beside the calculator.',
  image: { landscape: { src: '/media/a.svg', alt: '', width: 1600, height: 900 } },
}

type Colour = readonly number[]
const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const luminance = ([red = 0, green = 0, blue = 0]: Colour): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const canvasOf = (width: number, height: number) => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('no canvas')
  return context
}

const luminanceOf = (css: string): number => {
  const context = canvasOf(1, 1)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return luminance([red / 255, green / 255, blue / 255])
}

// Where the letters of a part are, each with what it is written in.
const linesOf = (part: HTMLElement) => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: { readonly box: DOMRect; readonly ink: number }[] = []
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker
    const range = document.createRange()
    range.selectNodeContents(node)
    const ink = luminanceOf(getComputedStyle(node.parentElement ?? part).color)
    for (const box of range.getClientRects()) found.push({ box, ink })
  }
  return found
}

// What is drawn of a part: pixels by their place in it.
const drawnOf = async (part: HTMLElement) => {
  const shot = new Image()
  shot.src = `data:image/png;base64,${await browser.screenshot({ element: part, save: false })}`
  await shot.decode()
  const context = canvasOf(shot.width, shot.height)
  context.drawImage(shot, 0, 0)
  const { left, top, width } = part.getBoundingClientRect()
  const scale = shot.width / width
  return ({ x, y, width: wide, height: high }: DOMRect) =>
    context.getImageData(
      ...([x - left, y - top, wide, high].map((size) => Math.floor(size * scale)) as [
        number,
        number,
        number,
        number,
      ]),
    ).data
}

const luminancesIn = (data: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: data.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3)
    return luminance([red / 255, green / 255, blue / 255])
  })

const POSITIONS = ['middleLeft', 'middleRight', 'bottomLeft', 'bottomRight', 'center'] as const
const PARTS = ['hero-text', 'hero-disclaimer'] as const
const WORST = { light: '#ffffff', dark: '#000000' } as const

const draw = async (changes: object, direction: 'ltr' | 'rtl', picture: string) => {
  const content = readContent(BLOCKS.hero.codec, { ...WRITTEN, ...changes })
  const { block } = writeBlock(<Hero content={content} />, direction)
  const image = find(block, 'img') as HTMLImageElement
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${picture}"/></svg>`
  image.loading = 'eager'
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  for (const one of find(block, '[data-part="hero-text"]').getAnimations()) one.finish()
  return block
}

const leastContrast = async (block: HTMLElement, name: string): Promise<number> => {
  const part = find(block, `[data-part="${name}"]`)
  const lines = linesOf(part)
  for (const one of [part, ...part.querySelectorAll<HTMLElement>('*')])
    one.style.setProperty('color', 'transparent')
  const drawnIn = await drawnOf(part)
  const all = lines.flatMap(({ box, ink }) => {
    const under = luminancesIn(drawnIn(box))
    return [contrast(ink, Math.min(...under)), contrast(ink, Math.max(...under))]
  })
  expect(all.length).toBeGreaterThan(4)
  return Math.min(...all)
}

describe.each(['ltr', 'rtl'] as const)('%s', (direction) => {
  test.each([
    [360, ['middleLeft']],
    [768, ['middleLeft']],
    [1280, POSITIONS],
    [1680, POSITIONS],
  ] as const)(
    '[B-HERO-07] [B-HERO-10] on a screen of %i px, text, small print and their links hold 4.5:1 over any picture',
    async (width, positions) => {
      await browser.viewport(width, 900)
      const unread: unknown[] = []
      for (const themeColor of ['light', 'dark'] as const)
        for (const desktopTextPosition of positions) {
          const changes = { themeColor, desktopTextPosition }
          for (const name of PARTS) {
            const block = await draw(changes, direction, WORST[themeColor])
            const least = await leastContrast(block, name)
            if (least < 4.5) unread.push({ ...changes, name, least })
          }
        }
      expect(unread).toEqual([])
    },
  )
})
