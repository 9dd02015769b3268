import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { bannerCodec } from '../../../src/blocks/banner/banner.codec.js'
import type { BannerContent } from '../../../src/blocks/banner/banner.types.js'
import { bannerView } from '../../../src/blocks/banner/banner.view.js'
import {
  closeBanner,
  isBannerClosed,
  openBanner,
  readClosedBanners,
  toBannerKey,
  writeClosedBanners,
  writeReopenedBanner,
} from '../../../src/blocks/banner/dismissed-banners.js'
import { toUndefined } from '../../../src/shared/index.js'
import { root } from '../../kit/content-site.js'

const read = (more: object = {}): BannerContent => {
  const { value } = bannerCodec({ bannerText: 'Winter tyres from 49', ...more }, root)
  if (O.isNone(value)) throw new Error('no banner')
  return value.value
}

const keyAt = (path: string, content = read()): string => toBannerKey(path, content)

const write = (cookies: string, closed: readonly string[], hasConsent = true): string | undefined =>
  toUndefined(writeClosedBanners({ cookies, closed, hasConsent, isSecure: true }))

const valueOf = (cookie = ''): string => cookie.split(';')[0] ?? ''

describe('a banner', () => {
  test('[B-BAN-01] without a text there is none', () => {
    expect(bannerCodec({ bannerText: '' }, root).value).toEqual(O.none)
    expect(bannerCodec({ cta: { text: 'Go', href: '/a' } }, root).value).toEqual(O.none)
  })

  test('[B-BAN-01] [B-BAN-03] its link, and its button unless content wants none', () => {
    const words = { close: 'Close', banner: 'News' }
    const draw = (more: object) => bannerView({ content: read(more), words, path: '/uk/' })
    expect(draw({ cta: { text: 'Go', href: '/a' } })).toMatchObject({
      call: { text: 'Go' },
      closeLabel: 'Close',
      label: 'News',
    })
    expect(draw({ hideCloseButton: true, cta: { text: 'Go' } })).toMatchObject({
      call: undefined,
      closeLabel: undefined,
    })
  })
})

describe('banners that were closed', () => {
  test('[B-BAN-04] a banner is closed on its page, whatever the query', () => {
    const closed = closeBanner([], keyAt('/uk/cars/'))
    const isClosed = (path: string) => isBannerClosed(closed, keyAt(path))
    expect(
      ['/uk/cars/', '/uk/', '/uk/cars/?x=1', '/UK/Cars', '/master/cars'].map(isClosed),
    ).toEqual([true, false, true, true, true])
  })

  test('[B-B-11] another text is another banner; an entry that is only a path holds for every text', () => {
    const closed = closeBanner([], keyAt('/uk/'))
    expect(isBannerClosed(closed, keyAt('/uk/', read({ bannerText: 'Recall' })))).toBe(false)
    expect(isBannerClosed(['/uk'], keyAt('/uk/'))).toBe(true)
  })

  test('[B-BAN-05] with consent it is written for seven days, and read back', () => {
    const cookie = write('', [keyAt('/uk/cars/')])
    expect(cookie).toMatch(
      /^dismissedBanners=[^;]+; Max-Age=604800; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(readClosedBanners(valueOf(cookie))).toEqual([keyAt('/uk/cars/')])
    expect(valueOf(cookie)).toMatch(/^dismissedBanners=%5B%22%2Fuk%2Fcars%23[0-9a-z]+%22%5D$/)
  })

  test('[B-BAN-06] without consent nothing is written', () => {
    expect(write('', [keyAt('/uk/')], false)).toBeUndefined()
  })

  test('[B-BAN-06] consent that is withdrawn takes the cookie away', () => {
    expect(write('a=1; dismissedBanners=%5B%5D', [], false)).toContain('Max-Age=0')
  })

  test('[B-BAN-07] consent that comes later keeps what was closed before; what is kept is not written again', () => {
    const closed = [keyAt('/uk/')]
    const cookie = write('dismissedBanners=%5B%22%2Fde%22%5D', closed)
    expect(readClosedBanners(valueOf(cookie))).toEqual(['/de', ...closed])
    expect(write(valueOf(cookie), closed)).toBeUndefined()
    expect(write('', [])).toBeUndefined()
  })

  test('[B-B-11] brought back, it goes from list and cookie', () => {
    const key = keyAt('/uk/')
    const both = { cookies: valueOf(write('', ['/de#1', key])), isSecure: false }
    expect(readClosedBanners(valueOf(toUndefined(writeReopenedBanner(both, key))))).toEqual([
      '/de#1',
    ])
    const last = { cookies: valueOf(write('', [key])), isSecure: false }
    expect(toUndefined(writeReopenedBanner(last, key))).toContain('Max-Age=0')
    expect(toUndefined(writeReopenedBanner({ cookies: '', isSecure: false }, key))).toBeUndefined()
    expect(openBanner(['/de', '/uk', '/uk#old'], key)).toEqual(['/de'])
  })

  test('[B-BAN-05] The list never has more than twenty entries, and the newest is among them.', () => {
    const path = fc.stringMatching(/^\/[a-z]{1,3}$/)
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 60 }), (paths) => {
        const keys = paths.map((one) => keyAt(one))
        const closed = keys.reduce<readonly string[]>(closeBanner, [])
        expect(closed.length).toBeLessThanOrEqual(20)
        expect(closed.at(-1)).toBe(keys.at(-1))
        expect(new Set(closed).size).toBe(closed.length)
      }),
    )
  })

  test('[B-BAN-05] Any cookies are read without an exception.', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Array.isArray(readClosedBanners(`dismissedBanners=${text}`))).toBe(true)
      }),
    )
    expect(readClosedBanners('dismissedBanners=%5B1%2C%22%2Fuk%22%5D')).toEqual(['/uk'])
    expect(readClosedBanners('dismissedBanners=%7B%7D')).toEqual([])
  })

  test('[B-BAN-04] Another text is another banner.', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ]{1,20}$/), (text) => {
        const key = keyAt('/uk/', { ...read(), bannerText: [{ kind: 'text', text }] })
        const other = keyAt('/uk/', { ...read(), bannerText: [{ kind: 'text', text: `${text}!` }] })
        expect(key).not.toBe(other)
      }),
    )
  })
})
