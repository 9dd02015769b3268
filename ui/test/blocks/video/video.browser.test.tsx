import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Video } from '../../../src/blocks/video/index.js'
import { listFaults } from '../../axe.js'
import { find, rest, see } from '../../tool-page.js'
import { openBlock, readContent, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'
import { CLIP, countAsked, embedWords, playerWords } from './clip.js'

const words = { ...playerWords, name: 'Video', transcript: 'Transcript', embed: embedWords }
const consent = { read: () => 'open' as const, onChange: () => () => undefined }
const block = (more: object = {}) => (
  <Video
    id="film"
    content={readContent(BLOCKS.video.codec, {
      ...CLIP,
      videoDescription: 'A car by the sea',
      ...more,
    })}
    words={words}
    site="uk"
    locale="en-GB"
    consent={consent}
  />
)
const AUTO = { enableAutoplay: true, loopVideo: true }

const videoOf = ({ block: root }: BlockPage): HTMLVideoElement =>
  find(root, 'video') as HTMLVideoElement
const playerOf = ({ block: root }: BlockPage): HTMLElement => find(root, '[data-part="player"]')
const button = (page: BlockPage): HTMLElement | null =>
  page.block.querySelector('[data-part="play"]')
const stateOf = (page: BlockPage): string | undefined => playerOf(page).dataset['state']
const isIn = (page: BlockPage, state: string): Promise<void> =>
  see(() => {
    expect(stateOf(page)).toBe(state)
  })

// Far below the window, and back into it.
const away = (page: BlockPage): void => {
  page.before.style.cssText = 'display: block; block-size: 3000px'
  window.scrollTo(0, 0)
}
const into = (page: BlockPage): void => {
  playerOf(page).scrollIntoView({ block: 'center' })
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  performance.clearResourceTimings()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a video', () => {
  test('[B-VID-01] [B-VID-21] below the fold nothing of it is asked for; in view it is, from where content says', async () => {
    // What another file of this page has played the browser asks for no second time: these are files of their own.
    const { videoDesktopWebM, videoDesktopMp4 } = CLIP
    const files = {
      videoDesktopWebM: `${videoDesktopWebM}?once`,
      videoDesktopMp4: `${videoDesktopMp4}?once`,
    }
    const page = writeBlock(block(files))
    away(page)
    await wakeBlock(page, block(files))
    await rest(300)
    expect([countAsked(), videoOf(page).preload]).toEqual([0, 'none'])
    into(page)
    await see(() => {
      expect(countAsked()).toBeGreaterThan(0)
    })
    window.scrollTo(0, 0)
    await rest(200)
    expect(videoOf(page).preload).toBe('metadata')
    expect(
      [...page.block.querySelectorAll('video > source')].map((one) => one.getAttribute('src')),
    ).toEqual([files.videoDesktopWebM, files.videoDesktopMp4])
  })

  test('[B-VID-02] [B-VID-03] one that starts by itself plays in view; paused by the visitor it stays so', async () => {
    const page = await openBlock(block(AUTO))
    into(page)
    await isIn(page, 'playing')
    expect([videoOf(page).paused, videoOf(page).muted]).toEqual([false, true])
    away(page)
    await see(() => {
      expect(videoOf(page).paused).toBe(true)
    })
    into(page)
    await isIn(page, 'playing')
    expect(videoOf(page).paused).toBe(false)
    await userEvent.click(button(page)!)
    await isIn(page, 'standing')
    away(page)
    await rest(300)
    into(page)
    await rest(300)
    expect(videoOf(page).paused).toBe(true)
  })

  test('[B-VID-04] Space plays and pauses it, and scrolls nothing', async () => {
    const page = await openBlock(block())
    page.after.style.cssText = 'display: block; block-size: 3000px'
    const player = playerOf(page)
    player.focus({ preventScroll: true })
    const top = window.scrollY
    await userEvent.keyboard(' ')
    await isIn(page, 'playing')
    await userEvent.keyboard(' ')
    await isIn(page, 'standing')
    expect([videoOf(page).paused, window.scrollY, document.activeElement]).toEqual([
      true,
      top,
      player,
    ])
    // Held, the key repeats: that is one press.
    player.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true }))
    await rest(100)
    expect(videoOf(page).paused).toBe(true)
    // Its button has keys of its own: one press is one press.
    button(page)!.focus()
    await userEvent.keyboard(' ')
    await isIn(page, 'playing')
  })

  test('[B-VID-12] [B-VID-13] a browser that refuses is no error: it stands, and can be played', async () => {
    const unheard = vi.fn()
    window.addEventListener('unhandledrejection', unheard)
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const page = await openBlock(block({ ...AUTO, controls: 'none', loopVideo: false }))
    into(page)
    await see(() => {
      expect(play).toHaveBeenCalled()
    })
    await isIn(page, 'standing')
    await expect.element(browser.getByRole('button', { name: 'Play' })).toBeVisible()
    play.mockRestore()
    await userEvent.click(button(page)!)
    await isIn(page, 'playing')
    window.removeEventListener('unhandledrejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })

  test('[E-B-37] a video that is missing is its poster, and offers nothing to press', async () => {
    const page = await openBlock(
      block({ videoDesktopWebM: '/missing.webm', videoDesktopMp4: '/missing.mp4' }),
    )
    into(page)
    await isIn(page, 'missing')
    expect(button(page)).toBeNull()
    expect(find(page.block, 'img').checkVisibility()).toBe(true)
    expect(playerOf(page).dataset['face']).toBe('poster')
  })

  test('[B-VID-15] [E-B-37] one file alone is played, or leaves its poster where the browser cannot read it', async () => {
    const webM = await openBlock(block({ videoDesktopMp4: undefined }))
    await userEvent.click(button(webM)!)
    await isIn(webM, 'playing')
    const mp4 = await openBlock(block({ videoDesktopWebM: undefined }))
    const canPlay = videoOf(mp4).canPlayType('video/mp4; codecs="avc1.640028"') !== ''
    into(mp4)
    await see(() => {
      expect([stateOf(mp4), button(mp4) !== null]).toEqual(
        canPlay ? ['standing', true] : ['missing', false],
      )
    })
    expect(playerOf(mp4).dataset['face']).toBe('poster')
  })

  test('[B-VID-06] [D-B-36] a length nobody knows changes nothing, and one without an end brings the controls', async () => {
    // Out of sight, where no file is asked for whose own length would be told first.
    const page = writeBlock(block({ controls: 'none' }))
    away(page)
    await wakeBlock(page, block({ controls: 'none' }))
    const video = videoOf(page)
    let duration = Number.NaN
    Object.defineProperty(video, 'duration', { get: () => duration })
    video.dispatchEvent(new Event('loadedmetadata'))
    video.dispatchEvent(new Event('timeupdate'))
    await rest(50)
    expect([button(page), playerOf(page).tabIndex]).toEqual([null, -1])
    duration = Number.POSITIVE_INFINITY
    video.dispatchEvent(new Event('loadedmetadata'))
    await see(() => {
      expect(button(page)?.ariaLabel).toBe('Play')
    })
    expect(playerOf(page).tabIndex).toBe(0)
  })

  test('[E-B-20] [E-B-37] without captions it offers none; captions that are missing stop nothing', async () => {
    const plain = await openBlock(block())
    expect([
      videoOf(plain).textTracks.length,
      find(plain.block, 'noscript').textContent.includes('<track'),
    ]).toEqual([0, false])
    const page = await openBlock(block({ subtitleTrack: '/missing.vtt' }))
    await userEvent.click(button(page)!)
    await isIn(page, 'playing')
    expect(videoOf(page).textTracks).toHaveLength(1)
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-VID-23] [D-B-38] a ratio that is not allowed is 16:9 on every screen, and its poster fills that', async () => {
    for (const width of [390, 1280]) {
      await browser.viewport(width, 900)
      const page = await openBlock(block({ mobileAspectRatio: '2:1', desktopAspectRatio: '2:1' }))
      for (const box of [playerOf(page), find(page.block, 'img')]) {
        const { width: wide, height } = box.getBoundingClientRect()
        expect([width, (wide / height).toFixed(2)]).toEqual([width, '1.78'])
      }
      const { objectFit, objectPosition } = getComputedStyle(find(page.block, 'img'))
      expect([objectFit, objectPosition]).toEqual(['cover', '50% 50%'])
    }
  })

  test('[B-VID-07] its poster comes in over 350 ms once it is there', async () => {
    const page = await openBlock(block())
    const poster = find(page.block, '[data-part="player"] img')
    const style = getComputedStyle(poster)
    expect([style.transitionProperty, style.transitionDuration]).toEqual(['opacity', '0.35s'])
    poster.style.transition = 'none'
    const seen = ['initial', 'loading', 'loaded'].map((state) => {
      poster.dataset['image'] = state
      return getComputedStyle(poster).opacity
    })
    expect(seen).toEqual(['0', '0', '1'])
  })

  test('[B-VID-05] [D-B-36] what each mode offers', async () => {
    const offered = async (controls: string) => {
      const shown = block({ controls })
      const page = writeBlock(shown)
      // Out of view it does not load: a length that is known changes what two modes offer.
      away(page)
      await wakeBlock(page, shown)
      const player = playerOf(page)
      return [button(page) !== null, player.tabIndex, player.getAttribute('role')]
    }
    expect(await offered('enabled')).toEqual([true, 0, 'group'])
    expect(await offered('extended')).toEqual([true, 0, 'group'])
    expect(await offered('disabled')).toEqual([false, 0, 'group'])
    expect(await offered('none')).toEqual([false, -1, null])
    expect(await offered('forceDisable')).toEqual([false, -1, null])
  })

  test('[B-VID-05] [B-VID-06] [D-B-36] a click plays one without controls, and more than five seconds bring them', async () => {
    const page = await openBlock(block({ controls: 'disabled' }))
    await userEvent.click(videoOf(page))
    await isIn(page, 'playing')
    // The clip is six seconds long.
    await see(() => {
      expect(button(page)?.ariaLabel).toBe('Pause')
    })
  })

  test('[B-VID-05] extended controls are those of the browser, once it plays', async () => {
    const page = await openBlock(block({ controls: 'extended' }))
    expect(videoOf(page).controls).toBe(false)
    await userEvent.click(button(page)!)
    await see(() => {
      expect(videoOf(page).controls).toBe(true)
    })
    expect(button(page)).toBeNull()
  })

  test('[B-VID-19] its button may be large, in the middle, and say something', async () => {
    const page = await openBlock(
      block({ ctaLabel: 'Watch the stop', largePlayIcon: true, centeredPlayIcon: true }),
    )
    await expect.element(browser.getByRole('button', { name: 'Watch the stop' })).toBeVisible()
    const box = button(page)!.getBoundingClientRect()
    const player = playerOf(page).getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(80)
    expect(Math.abs(box.left + box.width / 2 - player.left - player.width / 2)).toBeLessThan(2)
    const plain = await openBlock(block())
    expect(button(plain)!.getBoundingClientRect().height).toBe(56)
    expect(button(plain)!.getBoundingClientRect().left).toBeLessThan(
      playerOf(plain).getBoundingClientRect().left + 40,
    )
  })

  test('[B-VID-18] [E-B-20] its captions and what it shows are told', async () => {
    const page = await openBlock(block({ subtitleTrack: '/film.vtt' }))
    const track = find(page.block, 'video track')
    expect([
      track.getAttribute('kind'),
      track.getAttribute('srclang'),
      videoOf(page).ariaLabel,
    ]).toEqual(['captions', 'en-GB', 'A car by the sea'])
    into(page)
    await see(() => {
      expect(track.getAttribute('src')).toBe('/film.vtt')
    })
  })

  test('[E-B-20] captions lie in the menu of the browser while nothing is heard, and are shown once something is', async () => {
    const page = await openBlock(block({ subtitleTrack: '/film.vtt', controls: 'extended' }))
    await userEvent.click(button(page)!)
    await isIn(page, 'playing')
    const video = videoOf(page)
    const [captions] = video.textTracks
    expect([captions?.kind, captions?.mode, video.controls]).toEqual(['captions', 'disabled', true])
    Object.defineProperty(video, 'webkitAudioDecodedByteCount', { get: () => 1 })
    video.dispatchEvent(new Event('timeupdate'))
    expect(captions?.mode).toBe('showing')
    // Who turns them off has turned them off.
    captions!.mode = 'disabled'
    video.dispatchEvent(new Event('timeupdate'))
    video.dispatchEvent(new Event('loadedmetadata'))
    expect(captions?.mode).toBe('disabled')
  })

  test('[B-VID-20] [E-B-15] its box has its ratio before anything is there: 4:5 on phones, 16:9 from L on', async () => {
    const ratio = (page: BlockPage): number => {
      const { width, height } = playerOf(page).getBoundingClientRect()
      return Math.round((width / height) * 100) / 100
    }
    const page = writeBlock(block())
    expect(ratio(page)).toBe(1.78)
    await browser.viewport(390, 900)
    expect(ratio(page)).toBe(0.8)
    const before = page.block.getBoundingClientRect().height
    await wakeBlock(page, block())
    expect([ratio(page), page.block.getBoundingClientRect().height]).toEqual([0.8, before])
  })

  test('[E-B-07] [B-VID-06] what moves by itself can be stopped, as short as it is', async () => {
    const page = await openBlock(block({ ...AUTO, controls: 'none' }))
    into(page)
    await isIn(page, 'playing')
    await expect.element(browser.getByRole('button', { name: 'Pause' })).toBeVisible()
    await userEvent.click(button(page)!)
    await rest(300)
    expect(videoOf(page).paused).toBe(true)
  })

  test('[E-B-37] its transcript lies folded below it and opens without scripts; without a text there is none', async () => {
    const plain = writeBlock(block({ transcript: 'Nothing is said.', heading: 'Rain' }))
    const written = find(plain.block, 'details[data-part="transcript"]')
    find(written, 'summary').click()
    expect(written.querySelector('p')?.checkVisibility()).toBe(true)
    find(written, 'summary').click()
    expect(written.querySelector('p')?.checkVisibility()).toBe(false)
    expect(writeBlock(block()).block.querySelector('[data-part="transcript"]')).toBeNull()
    const page = await openBlock(block({ transcript: 'Nothing is said.', heading: 'Rain' }))
    const text = find(page.block, '[data-part="transcript"]')
    expect(text.querySelector('p')?.checkVisibility()).toBe(false)
    await userEvent.click(find(text, 'summary'))
    expect(text.querySelector('p')?.checkVisibility()).toBe(true)
    expect(await listFaults(page.block)).toEqual([])
  })

  test.each(['ltr', 'rtl'] as const)(
    '%s: nothing is wrong with it, standing or playing',
    async (direction) => {
      const page = await openBlock(block({ heading: 'Ten minutes by the sea' }), direction)
      expect(await listFaults(page.block)).toEqual([])
      await userEvent.click(button(page)!)
      await isIn(page, 'playing')
      expect(await listFaults(page.block)).toEqual([])
    },
  )

  test('[B-B-07] without scripts the browser plays it', () => {
    const page = writeBlock(block())
    expect(find(page.block, 'noscript').textContent).toContain('controls')
    expect(find(page.block, 'noscript').textContent).toContain('coast.webm')
    const never = writeBlock(block({ controls: 'forceDisable' }))
    expect(never.block.querySelector('noscript')).toBeNull()
  })
})
