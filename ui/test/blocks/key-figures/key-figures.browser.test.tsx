import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { KeyFigures } from '../../../src/blocks/key-figures/index.js'
import { listFaults } from '../../axe.js'
import { find } from '../../tool-page.js'
import { readContent, writeBlock } from '../written-block.js'

const content = readContent(BLOCKS['key-figures'].codec, {
  heading: 'The EX30 in figures',
  figures: [
    {
      value: '295 miles',
      label: 'Range',
      text: 'WLTP, combined',
      bars: [
        { label: '20 °C', value: '295 miles', share: 1 },
        { label: '0 °C', value: '212 miles', share: 0.5 },
      ],
      link: { text: 'See the range', href: '/uk/electrification/range/' },
    },
    { value: '26 minutes', label: 'Fast charging' },
  ],
})

describe.each(['ltr', 'rtl'] as const)('key figures, %s', (direction) => {
  test('[E-B-34] each is said with its name, what it holds for and its link', async () => {
    await browser.viewport(1280, 900)
    const { block } = writeBlock(<KeyFigures id="figures" content={content} />, direction)
    const figures = [...block.querySelectorAll<HTMLElement>('[data-part="figure"]')]
    expect(figures.map(({ innerText }) => innerText.split('\n').filter(Boolean))).toEqual([
      [
        'Range',
        '295 miles',
        'WLTP, combined',
        '20 °C',
        '295 miles',
        '0 °C',
        '212 miles',
        'See the range',
      ],
      ['Fast charging', '26 minutes'],
    ])
    expect(await listFaults(block)).toEqual([])
  })

  test('[E-B-34] a bar is as long as its share, from where reading begins', async () => {
    await browser.viewport(1280, 900)
    const { block } = writeBlock(<KeyFigures id="figures" content={content} />, direction)
    const [whole, half] = [...find(block, '[data-part="bars"]').querySelectorAll('svg')].map(
      (track) => {
        const [all, length] = [track, track.querySelector('rect')].map((one) =>
          one?.getBoundingClientRect(),
        )
        const start = direction === 'ltr' ? 'left' : 'right'
        expect(length?.[start]).toBeCloseTo(all?.[start] ?? Number.NaN, 0)
        return (length?.width ?? 0) / (all?.width ?? 0)
      },
    )
    expect(whole).toBeCloseTo(1, 2)
    expect(half).toBeCloseTo(0.5, 2)
  })

  test('[E-B-10] at 360 px nothing stands out of the page', async () => {
    await browser.viewport(360, 800)
    writeBlock(<KeyFigures id="figures" content={content} />, direction)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })
})
