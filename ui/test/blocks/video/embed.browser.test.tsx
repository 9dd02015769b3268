import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import type { EmbedAnswer } from '@evkit/engine/interaction'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { Video } from '../../../src/blocks/video/index.js'
import { listFaults } from '../../axe.js'
import { find, see } from '../../tool-page.js'
import { openBlock, readContent, writeBlock, type BlockPage } from '../written-block.js'
import { CLIP, embedWords, playerWords } from './clip.js'

const words = { ...playerWords, name: 'Video', transcript: 'Transcript', embed: embedWords }
const YOUTUBE = { youtubeURL: 'https://youtu.be/aqz-KE-bpKQ', heading: 'A rabbit in the wood' }

/** A consent that changes while the page is open. */
const consentOf = (first: EmbedAnswer) => {
  let answer = first
  const listeners = new Set<() => void>()
  return {
    read: () => answer,
    onChange: (listen: () => void) => {
      listeners.add(listen)
      return () => {
        listeners.delete(listen)
      }
    },
    change: (next: EmbedAnswer) => {
      answer = next
      for (const listen of listeners) listen()
    },
  }
}

const block = (consent: ReturnType<typeof consentOf>, more: object = {}) => (
  <Video
    id="film"
    content={readContent(BLOCKS.video.codec, { ...YOUTUBE, ...more })}
    words={words}
    site="de"
    locale="de-DE"
    consent={consent}
  />
)
const frames = ({ block: root }: BlockPage) => root.querySelectorAll('iframe')
// The last one: a loop in place of a poster has a button of its own.
const play = (page: BlockPage): Promise<void> =>
  userEvent.click([...page.block.querySelectorAll('[data-part="play"]')].at(-1)!)
const foreign = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).host)
    .filter((host) => host !== window.location.host)

beforeEach(async () => {
  await browser.viewport(1280, 900)
  performance.clearResourceTimings()
})

describe('a video of YouTube', () => {
  test('[B-VID-08] [E-B-17] nothing is asked of it before a press, which says what it means; then one frame', async () => {
    const page = await openBlock(block(consentOf('open')))
    await expect.element(browser.getByText('Playing loads it from YouTube')).toBeVisible()
    expect([frames(page).length, foreign()]).toEqual([0, []])
    await play(page)
    expect(frames(page)).toHaveLength(1)
    const [frame] = frames(page)
    expect(frame?.src).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
    expect(frame?.src).toContain('&hl=de&cc_lang_pref=de&')
    expect(document.activeElement).toBe(frame)
  })

  test('[B-VID-18] [E-B-25] its frame has a name, and no more rights than it needs', async () => {
    const page = await openBlock(block(consentOf('accepted'), { youtubeIframeTitle: 'The film' }))
    await play(page)
    const [frame] = frames(page)
    expect([
      frame?.title,
      frame?.referrerPolicy,
      frame?.sandbox.contains('allow-top-navigation'),
    ]).toEqual(['The film', 'strict-origin-when-cross-origin', false])
  })

  test('[E-B-17] who has declined is asked once more; the focus is with the question', async () => {
    const page = await openBlock(block(consentOf('declined')))
    await play(page)
    expect(frames(page)).toHaveLength(0)
    const question = find(page.block, '[data-part="embed-question"]')
    expect(question.contains(document.activeElement)).toBe(true)
    expect(find(question, 'a').getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: 'Cancel' }))
    expect(page.block.querySelector('[data-part="embed-question"]')).toBeNull()
    await play(page)
    await userEvent.click(browser.getByRole('button', { name: 'Play it anyway' }))
    expect(frames(page)).toHaveLength(1)
  })

  test('[B-B-06] [B-CONS-09] a consent that is withdrawn while it plays takes it away, and one that is given brings it back at a press', async () => {
    const consent = consentOf('accepted')
    const page = await openBlock(block(consent))
    await play(page)
    expect(frames(page)).toHaveLength(1)
    consent.change('declined')
    await see(() => {
      expect(frames(page)).toHaveLength(0)
    })
    await play(page)
    expect(frames(page)).toHaveLength(0)
    consent.change('accepted')
    await see(() => {
      expect(page.block.querySelector('[data-part="embed-question"]')).toBeNull()
    })
    await play(page)
    expect(frames(page)).toHaveLength(1)
  })

  test('[B-VID-17] a loop of our own plays in place of its poster until it is wanted', async () => {
    const page = await openBlock(
      block(consentOf('open'), {
        ...CLIP,
        useLoopVideoAsPosterForYouTube: true,
        centeredPlayIcon: true,
      }),
    )
    const film = find(page.block, 'video') as HTMLVideoElement
    await see(() => {
      expect([film.paused, film.muted, film.loop]).toEqual([false, true, true])
    })
    await play(page)
    expect([frames(page).length, page.block.querySelector('video')]).toEqual([1, null])
  })

  test('[B-VID-08] without a poster there is a ground of our own', async () => {
    const page = await openBlock(block(consentOf('open')))
    expect(page.block.querySelector('img')).toBeNull()
    expect(getComputedStyle(find(page.block, '[data-part="embed"]')).backgroundImage).toContain(
      'gradient',
    )
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-B-07] without scripts a link leads to it', () => {
    const page = writeBlock(block(consentOf('open')))
    expect(find(page.block, 'noscript').textContent).toContain(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
  })
})
