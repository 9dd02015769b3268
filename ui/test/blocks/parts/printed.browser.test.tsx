import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import type { Footnote } from '@evkit/engine/content'
import { cdp } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { Callouts } from '../../../src/blocks/callouts/index.js'
import { DisclaimerList, DisclaimerMark, PlayedVideo } from '../../../src/blocks/parts/index.js'
import { Video } from '../../../src/blocks/video/index.js'
import { find, nextFrame } from '../../tool-page.js'
import { OnPage } from '../block-page.js'
import { callouts } from '../samples.js'
import { CLIP, embedWords, playerWords } from '../video/clip.js'
import { openBlock, readContent } from '../written-block.js'

const session = cdp() as unknown as {
  send: (method: string, parameters: object) => Promise<unknown>
}

const emulate = async (media: 'print' | ''): Promise<void> => {
  await session.send('Emulation.setEmulatedMedia', { media })
  await nextFrame()
}

afterEach(() => emulate(''))

const POSTER = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/%3E'

test('[E-B-14] a video is its poster on paper, and a video again on the screen', async () => {
  const sources = [{ src: '/film.mp4', type: 'video/mp4' }]
  const { block } = await openBlock(<PlayedVideo sources={sources} poster={POSTER} />)
  const video = find(block, 'video')
  expect([video.checkVisibility(), block.querySelector('img')]).toEqual([true, null])
  await emulate('print')
  expect([video.checkVisibility(), find(block, 'img').getAttribute('src')]).toEqual([false, POSTER])
  await emulate('')
  expect([video.checkVisibility(), block.querySelector('img')]).toEqual([true, null])
  expect(find(block, 'video')).toBe(video)
})

test('[E-B-14] [E-B-37] what is said in a video stands on paper though it is folded on the screen', async () => {
  const { block } = await openBlock(
    <Video
      id="film"
      content={readContent(BLOCKS.video.codec, { ...CLIP, transcript: 'Nothing is said.' })}
      words={{ ...playerWords, name: 'Video', transcript: 'Transcript', embed: embedWords }}
      site="uk"
      locale="en-GB"
      consent={{ read: () => 'open', onChange: () => () => undefined }}
    />,
  )
  const said = find(block, '[data-part="transcript"] p')
  expect(said.checkVisibility()).toBe(false)
  await emulate('print')
  expect(said.checkVisibility()).toBe(true)
  expect(said.getBoundingClientRect().height).toBeGreaterThan(0)
})

test('[E-B-14] what a pop-up and an overlay of callouts say stands on paper once, not on the screen', async () => {
  const { block } = await openBlock(<Callouts {...callouts({}, false)} />)
  expect(block.textContent).not.toContain('Everything that drives.')
  await emulate('print')
  expect(block.textContent.split('Everything that drives.')).toHaveLength(2)
  expect(block.textContent.split('Always up to date')).toHaveLength(2)
  expect([...block.querySelectorAll('button')].some((one) => one.checkVisibility())).toBe(false)
})

test('[E-B-14] disclaimers are whole, each with its number and its source', async () => {
  const footnote = (id: string, symbol: string): Footnote => ({
    id,
    symbol,
    type: 'appendix',
    text: [{ kind: 'paragraph', children: [{ kind: 'text', text: `About ${id}` }] }],
    sources: [{ title: `Source of ${id}`, href: 'https://other.org/', target: '', rel: '' }],
    block: 'a',
    places: [1],
  })
  const { block } = await openBlock(
    <OnPage footnotes={[footnote('price', '1'), footnote('range', '2')]}>
      <p>
        Price
        <DisclaimerMark mark={{ markOf: 'price', place: 1 }} />
      </p>
      <DisclaimerList />
    </OnPage>,
  )
  await emulate('print')
  expect(find(block, 'p').innerText).toBe('Price1')
  const entries = [...block.querySelectorAll<HTMLElement>('[data-part="disclaimer"]')]
  expect(entries.map((entry) => entry.innerText.split(/\s*\n\s*/))).toEqual([
    ['1', 'About price', 'Source of price'],
    ['2', 'About range', 'Source of range'],
  ])
})
