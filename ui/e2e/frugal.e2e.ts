// Who pays for every byte, has a slow line, or wants nothing to move: posters, and films at a press.
import { devices, expect, test, type Page } from '@playwright/test'
import { wakeAll } from './models/gallery.model.js'

/** What a browser says of its line, as far as it does. */
const sayOfLine = (page: Page, line: object) =>
  page.addInitScript((said) => {
    const connection = Object.assign(new EventTarget(), said)
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  }, line)

const WISHES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'who saves data': (page) => sayOfLine(page, { saveData: true, effectiveType: '4g' }),
  'whose line is slow': (page) => sayOfLine(page, { saveData: false, effectiveType: '3g' }),
  'who wants less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
}

const FILM = /\.(?:mp4|webm|vtt)(?:$|\?)/

for (const [who, prepare] of Object.entries(WISHES))
  test(`[B-B-10] [B-VID-01] ${who} gets posters, nothing of any film is asked for, and a press plays it`, async ({
    page,
  }) => {
    await prepare(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (FILM.test(pathname)) asked.push(pathname)
    })
    await page.goto('/uk/')
    await wakeAll(page)
    const players = page.locator('[data-part="player"]')
    const count = await players.count()
    expect(count).toBeGreaterThan(2)
    for (let at = 0; at < count; at += 1) {
      const player = players.nth(at)
      await player.scrollIntoViewIfNeeded()
      // It is offered once it is known to be in view and to stand.
      await expect(player.locator('[data-part="play"]')).toBeVisible()
      await expect(player).toHaveAttribute('data-state', 'standing')
      await expect(player.locator('img')).toHaveJSProperty('complete', true)
    }
    expect(asked).toEqual([])
    await players.last().locator('[data-part="play"]').click()
    await expect(players.last()).toHaveAttribute('data-state', 'playing')
    expect(asked.length).toBeGreaterThan(0)
  })

test('[B-VID-02] who asks for nothing of the kind sees the film in view, and it is asked for', async ({
  page,
}) => {
  await sayOfLine(page, { saveData: false, effectiveType: '4g' })
  await page.goto('/uk/')
  await wakeAll(page)
  const player = page.locator('[data-part="player"]').first()
  await player.scrollIntoViewIfNeeded()
  await expect(player).toHaveAttribute('data-state', 'playing')
})

test('[E-B-20] [D-B-36] captions of a silent film are not asked for with it, and say so in the language of the page once they are wanted', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.vtt')) asked.push(request.url())
  })
  await page.goto('/de/')
  await wakeAll(page)
  const player = page.locator('[data-part="player"]').first()
  await player.scrollIntoViewIfNeeded()
  await expect(player).toHaveAttribute('data-state', 'playing')
  expect(asked).toEqual([])
  const came = page.waitForResponse(/\/media\/clips\/silent\.de\.vtt$/)
  const said = await player.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const { track } = video.querySelector('track')!
    const loaded = new Promise((done) => {
      video.querySelector('track')?.addEventListener('load', done)
    })
    const before = track.mode
    track.mode = 'showing'
    await loaded
    return [before, ...[...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)]
  })
  expect(said).toEqual(['disabled', '[Kein Ton]'])
  expect((await came).headers()['content-type']).toBe('text/vtt; charset=utf-8')
})

// Whether a film that plays has come to its end, as far as it is asked for.
const isWhole = (video: HTMLVideoElement): boolean => {
  const { buffered, duration, paused } = video
  if (paused) return true
  return buffered.length > 0 && buffered.end(buffered.length - 1) >= duration - 0.1
}

// What comes over the line for the home, read to its end [B].
const weigh = async (page: Page): Promise<number> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/uk/')
  await wakeAll(page)
  for (const player of await page.locator('[data-part="player"]').all()) {
    await player.scrollIntoViewIfNeeded()
    await expect(player).toHaveAttribute('data-state', /playing|standing/)
    // A film that is left while it comes is not weighed whole.
    await expect.poll(() => player.locator('video').first().evaluate(isWhole)).toBe(true)
  }
  await page.waitForLoadState('networkidle')
  return bytes
}

test('[B-B-10] the home of who saves data weighs at least 60 % less', async ({ browser }) => {
  // It says that it is a phone, as phones do.
  const phone = {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 3,
  }
  const whole = await browser.newContext(phone)
  const saving = await browser.newContext({ ...phone, extraHTTPHeaders: { 'Save-Data': 'on' } })
  const frugal = await saving.newPage()
  await sayOfLine(frugal, { saveData: true, effectiveType: '3g' })
  const [usual, less] = [await weigh(await whole.newPage()), await weigh(frugal)]
  expect(less / usual, `${less} of ${usual} bytes`).toBeLessThanOrEqual(0.4)
})
