import '../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Compare } from '../../src/blocks/compare/index.js'
import { Intro } from '../../src/blocks/intro/index.js'
import { Statement } from '../../src/blocks/statement/index.js'
import { listFaults } from '../axe.js'
import { find } from '../tool-page.js'
import { openBlock, readContent } from './written-block.js'

const intro = readContent(BLOCKS['intro-header'].codec, {
  label: 'Electric driving',
  heading: 'Go electric',
  subHeading: 'With CO<sub>2</sub> left out.',
  headingTag: 'h1',
})
const statement = readContent(BLOCKS['text-statement'].codec, {
  text: 'For **life**.',
  cta: { text: 'Our promise', href: '/uk/promise/' },
})

test('[B-SCOPE-06] label, heading of its level, line under it', async () => {
  const { block } = await openBlock(<Intro content={intro} />)
  expect(find(block, 'h1').textContent).toBe('Go electric')
  expect(find(block, 'sub').textContent).toBe('2')
})

test('[B-SCOPE-07] a paragraph, and its link', async () => {
  const { block } = await openBlock(<Statement content={statement} />)
  expect([block.querySelector('h1, h2, h3'), find(block, 'p').textContent]).toEqual([
    null,
    'For life.',
  ])
  expect(find(block, 'a').textContent).toBe('Our promise')
})

test('[B-NAV-06] the link to compare', async () => {
  const content = readContent(BLOCKS['compare-models'].codec, { ctaText: 'Compare' })
  const { block } = await openBlock(<Compare content={content} site="se" />)
  expect(find(block, 'a').getAttribute('href')).toBe('/se/cars/compare-cars/')
})

test.each([360, 1280])(
  '[B-SCOPE-06] [B-SCOPE-07] at %i px nothing is wrong, in both directions',
  async (width) => {
    await browser.viewport(width, 900)
    for (const direction of ['ltr', 'rtl'] as const) {
      const content = readContent(BLOCKS['compare-models'].codec, { ctaText: 'Compare' })
      const { block } = await openBlock(
        <>
          <Intro content={intro} />
          <Statement content={statement} />
          <Compare content={content} site="uk" />
        </>,
        direction,
      )
      expect(await listFaults(block)).toEqual([])
      expect(document.documentElement.scrollWidth).toBe(width)
    }
  },
)
