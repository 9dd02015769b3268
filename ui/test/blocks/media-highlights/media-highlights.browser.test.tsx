import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { MediaHighlights } from '../../../src/blocks/media-highlights/index.js'
import { listFaults } from '../../axe.js'
import { find, rest, see } from '../../tool-page.js'
import { translate } from '../gallery/gallery-page.js'
import { CLIP, embedWords, playerWords } from '../video/clip.js'
import { openBlock, readContent, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'

const words = {
  ...playerWords,
  embed: embedWords,
  name: 'Highlights',
  showMore: 'Show more',
  showLess: 'Show less',
  moreAbout: 'More about {title}',
  close: 'Close',
}
const consent = { read: () => 'open' as const, onChange: () => () => undefined }
const LONG =
  'A long text that says what there is to see, and a little more than anybody asked for. '.repeat(4)
const film = (title: string, text = LONG) => ({
  title,
  text,
  videoLandscapeWebMUrl: CLIP.videoDesktopWebM,
  videoLandscapeMp4Url: CLIP.videoDesktopMp4,
  videoLandscapePlaceholder: CLIP.posterImageLandscape,
})
const YOUTUBE = { title: 'Elsewhere', text: 'Short.', youtubeURL: 'https://youtu.be/aqz-KE-bpKQ' }
const GRID = { variant: 'grid', items: [film('One'), film('Two'), film('Three')] }

const block = (content: object) => (
  <MediaHighlights
    id="high"
    content={readContent(BLOCKS['media-highlights'].codec, {
      heading: 'Seen from close by',
      ...content,
    })}
    words={words}
    site="uk"
    locale="en-GB"
    consent={consent}
    translate={translate}
  />
)
const cards = ({ block: root }: BlockPage) => [
  ...root.querySelectorAll<HTMLElement>('[data-part="highlight"]'),
]
const videos = ({ block: root }: BlockPage) => [...root.querySelectorAll('video')]
const playing = (page: BlockPage): readonly number[] =>
  videos(page).flatMap((video, at) => (video.paused ? [] : [at]))
const plays = (page: BlockPage, ...wanted: readonly number[]): Promise<void> =>
  see(() => {
    expect(playing(page)).toEqual(wanted)
  })
const press = (page: BlockPage, card: number): Promise<void> =>
  userEvent.click(find(cards(page)[card]!, '[data-part="play"]'))
// A video that plays may not know yet how long it is.
const end = async (page: BlockPage, card: number): Promise<void> => {
  const video = videos(page)[card]!
  if (video.readyState === HTMLMediaElement.HAVE_NOTHING)
    await new Promise((resolve) => {
      video.addEventListener('loadedmetadata', resolve, { once: true })
    })
  video.currentTime = video.duration - 0.01
}
const into = (page: BlockPage): void => {
  page.block.scrollIntoView({ block: 'center' })
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  // What the test before has left open is nothing to this one.
  history.replaceState(null, '', location.pathname + location.search)
})

describe('media highlights', () => {
  test('[B-MEDIA-08] starting one pauses the others', async () => {
    const page = await openBlock(block(GRID))
    await press(page, 0)
    await plays(page, 0)
    await press(page, 2)
    await plays(page, 2)
  })

  test('[B-MEDIA-09] [B-MEDIA-10] the end of one is the beginning of the next, and in a loop the first follows the last', async () => {
    const page = await openBlock(
      block({ ...GRID, items: GRID.items.slice(0, 2), autoplay: 'all', loopVideos: true }),
    )
    into(page)
    await plays(page, 0)
    await end(page, 0)
    await plays(page, 1)
    await end(page, 1)
    await plays(page, 0)
  })

  test('[B-MEDIA-11] the first alone, or none', async () => {
    const first = await openBlock(block({ ...GRID, autoplay: 'first' }))
    into(first)
    await plays(first, 0)
    expect(videos(first).map(({ muted }) => muted)).toEqual([true, false, false])
    const none = await openBlock(block(GRID))
    into(none)
    await rest(300)
    expect(playing(none)).toEqual([])
  })

  test('[B-MEDIA-02] it stops out of view, and goes on in view', async () => {
    const page = await openBlock(block({ ...GRID, autoplay: 'first' }))
    into(page)
    await plays(page, 0)
    page.before.style.cssText = 'display: block; block-size: 3000px'
    window.scrollTo(0, 0)
    await plays(page)
    into(page)
    await plays(page, 0)
  })

  test('[B-MEDIA-12] [B-MEDIA-13] a video of YouTube is asked for by a press, and gives way to another', async () => {
    const page = await openBlock(block({ variant: 'grid', items: [YOUTUBE, film('Two')] }))
    expect(page.block.querySelector('iframe')).toBeNull()
    await press(page, 0)
    expect(page.block.querySelectorAll('iframe')).toHaveLength(1)
    expect(page.block.querySelector('iframe')?.src).toContain('&enablejsapi=1')
    await press(page, 1)
    await plays(page, 0)
    // It does not answer here: half a second later it is its poster again.
    await see(() => {
      expect(page.block.querySelector('iframe')).toBeNull()
    })
  })

  test('[B-MEDIA-13] in a row, one that is swiped away is paused', async () => {
    await browser.viewport(390, 900)
    const page = await openBlock(
      block({ variant: 'grid', items: [YOUTUBE, film('Two'), film('Three')] }),
    )
    await press(page, 0)
    expect(page.block.querySelectorAll('iframe')).toHaveLength(1)
    await userEvent.click(find(page.block, '[data-part="carousel-next"]'))
    await see(() => {
      expect(page.block.querySelector('iframe')).toBeNull()
    })
  })

  test('[B-MEDIA-04] side by side from L on, and a row to swipe below', async () => {
    const lefts = (page: BlockPage) =>
      cards(page).map((card) => Math.round(card.getBoundingClientRect().left))
    const wide = await openBlock(block(GRID))
    expect(new Set(lefts(wide)).size).toBe(3)
    expect(cards(wide).every((card) => card.getBoundingClientRect().right <= 1280)).toBe(true)
    expect(wide.block.querySelector('[data-part="carousel-next"]')).toBeNull()
    await browser.viewport(390, 900)
    const narrow = await openBlock(block(GRID))
    expect(cards(narrow)[1]!.getBoundingClientRect().left).toBeGreaterThan(300)
    await userEvent.click(find(narrow.block, '[data-part="carousel-next"]'))
    await see(() => {
      expect(cards(narrow)[1]!.getBoundingClientRect().left).toBeLessThan(30)
    })
  })

  test('[B-MEDIA-03] lines stay lines', async () => {
    const page = await openBlock(block({ items: [{ multilineText: 'a\nb' }] }))
    const text = find(page.block, '[data-part="highlight-text"]')
    expect([text.querySelectorAll('br').length, text.innerText.trim()]).toEqual([1, 'a\nb'])
  })

  test('[B-MEDIA-14] a link that names no video leaves the text', async () => {
    const page = await openBlock(block({ items: [{ title: 'One', youtubeURL: 'not a url' }] }))
    expect(page.block.querySelector('[data-part="media"]')).toBeNull()
    expect(find(page.block, 'h3').textContent).toBe('One')
  })
})

describe('their texts', () => {
  const bodies = (page: BlockPage) =>
    cards(page).map(
      (card) => find(card, '[data-part="highlight-text"]').getBoundingClientRect().height,
    )
  const toggles = (page: BlockPage) =>
    cards(page).map((card) => card.querySelector('button[aria-expanded]'))

  test('[B-MEDIA-15] [B-MEDIA-16] [B-MEDIA-17] [B-MEDIA-18] a long one is folded to 52 px and unfolded by itself', async () => {
    const page = await openBlock(
      block({ ...GRID, items: [film('One'), film('Two', 'Short.'), film('Three')] }),
    )
    await see(() => {
      expect(toggles(page).map((toggle) => toggle?.textContent)).toEqual([
        'Show more',
        undefined,
        'Show more',
      ])
    })
    expect(bodies(page)).toEqual([52, 24, 52])
    await userEvent.click(toggles(page)[0]!)
    expect(toggles(page).map((toggle) => toggle?.ariaExpanded)).toEqual([
      'true',
      undefined,
      'false',
    ])
    expect(toggles(page)[0]?.textContent).toBe('Show less')
    expect(bodies(page)[0]).toBeGreaterThan(100)
    expect(bodies(page)[2]).toBe(52)
    expect(document.activeElement).toBe(toggles(page)[0])
  })

  test('[B-MEDIA-19] [E-B-12] they are measured again with another width, and grow with the letter', async () => {
    const text = 'Two lines on a phone, and one beside others on a wide screen.'
    const page = await openBlock(block({ variant: 'grid', items: [film('One', text.repeat(2))] }))
    await rest(200)
    expect(toggles(page)).toEqual([null])
    await browser.viewport(390, 900)
    await see(() => {
      expect(toggles(page)[0]).not.toBeNull()
    })
    document.documentElement.style.fontSize = '32px'
    expect(bodies(page)).toEqual([104])
    document.documentElement.style.fontSize = ''
  })

  test('[E-B-15] [B-B-07] nothing moves when the block wakes, and without scripts all of it can be read', async () => {
    for (const width of [390, 1280]) {
      await browser.viewport(width, 900)
      const page = writeBlock(block(GRID))
      const before = page.after.getBoundingClientRect().top
      await wakeBlock(page, block(GRID))
      await rest(300)
      expect([width, page.after.getBoundingClientRect().top]).toEqual([width, before])
    }
  })
})

describe('every way to look at them', () => {
  const ALL = {
    items: [
      film('One'),
      YOUTUBE,
      {
        title: 'Three',
        popUpDisclaimer: { title: 'Terms', description: 'All of them.' },
        disclaimer: 'r1',
      },
    ],
  }

  test.each([
    ['rows', 'ltr', 1280],
    ['grid', 'ltr', 1280],
    ['grid', 'rtl', 390],
    ['rows', 'rtl', 390],
  ] as const)('%s, %s, %i px: nothing is wrong with it', async (variant, direction, width) => {
    await browser.viewport(width, 900)
    const page = await openBlock(block({ ...ALL, variant }), direction)
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.click(find(page.block, '[aria-haspopup="dialog"]'))
    await expect.element(browser.getByRole('dialog', { name: 'More about Three' })).toBeVisible()
  })
})
