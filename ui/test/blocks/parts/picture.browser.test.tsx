import '../../../src/tokens/base.css'
import { page as browser } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Callouts } from '../../../src/blocks/callouts/index.js'
import { Picture } from '../../../src/blocks/parts/index.js'
import { watchPictures } from '../../../src/blocks/parts/watch-pictures.dom.js'
import { find, findSoon, nextFrame, openPage, see, show, type ToolPage } from '../../tool-page.js'
import { OnPage } from '../block-page.js'
import { callouts } from '../samples.js'
import { userEvent } from 'vitest/browser'

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="48" height="32"/%3E'
const photo = { src: '/none/a.jpg', alt: 'A car', width: 1200, height: 800 }

let stop = (): void => undefined
beforeEach(async () => {
  await browser.viewport(800, 600)
})
afterEach(() => {
  stop()
})

const mount = (children: React.ReactNode): ToolPage => {
  const page = openPage()
  show(page, <OnPage>{children}</OnPage>)
  return page
}

describe('what a picture asks for', () => {
  test('[B-IMG-03] the eight widths, and how wide it is shown', () => {
    const image = find(mount(<Picture picture={photo} sizes="50vw" />), 'img')
    expect(image.getAttribute('srcset')?.match(/\d+w(?=,|$)/g)).toEqual([
      '480w',
      '720w',
      '1080w',
      '1240w',
      '1366w',
      '1440w',
      '1600w',
      '1920w',
    ])
    expect(image.getAttribute('sizes')).toBe('50vw')
  })

  test('[D-B-49] a picture made ahead is asked for by the files it has, the best kind first', () => {
    const made = {
      src: '/media/a.1600.webp',
      alt: 'A car',
      width: 1600,
      height: 800,
      sources: [{ src: '/media/a.1600.avif', type: 'image/avif', media: '' }],
    }
    const page = mount(<Picture picture={made} sizes="20rem" />)
    const set = (kind: string) => `/media/a.800.${kind} 800w, /media/a.1600.${kind} 1600w`
    expect(find(page, 'source').getAttribute('srcset')).toBe(set('avif'))
    expect(find(page, 'source').getAttribute('sizes')).toBe('20rem')
    expect(find(page, 'img').getAttribute('srcset')).toBe(set('webp'))
    // In a grid, only the picture has a place.
    expect(getComputedStyle(find(page, 'source')).display).toBe('none')
  })

  test('[B-CALL-09] over callouts, a screen held upright sees the tall picture in a tall box', async () => {
    const image = (src: string) => ({ src, alt: 'A car', width: 1600, height: 800 })
    const lead = { landscapeImage: image('/none/w.jpg'), portraitImage: image('/none/t.jpg') }
    const page = mount(<Callouts {...callouts(lead)} />)
    const ratio = () => {
      const { width, height } = find(page, '[data-ratio="21:9"]').getBoundingClientRect()
      return width / height
    }
    expect(ratio()).toBeCloseTo(21 / 9, 1)
    await browser.viewport(500, 900)
    expect(ratio()).toBeCloseTo(8 / 9, 1)
  })

  test('[D-B-49] a drawing is asked for as it is', () => {
    const page = mount(
      <Picture
        picture={{ src: '/a.svg', alt: '' }}
        others={[{ picture: { src: '/a.svg', alt: '' }, media: 'print', width: 1080 }]}
      />,
    )
    expect(find(page, 'img').hasAttribute('srcset')).toBe(false)
    expect(page.element.querySelector('picture')).toBeNull()
  })

  test('kinds that few browsers read come first, and screens have pictures of their own', () => {
    const sources = [{ src: '/none/a.avif', type: 'image/avif', media: '' }]
    const page = mount(
      <Picture
        picture={{ ...photo, sources }}
        others={[{ picture: { src: '/b.svg', alt: '' }, media: '(max-width: 100px)' }]}
      />,
    )
    const all = [...page.element.querySelectorAll('source')]
    expect(all.map(({ media, type }) => [media, type])).toEqual([
      ['(max-width: 100px)', ''],
      ['', 'image/avif'],
    ])
    expect(all[1]!.srcset).toContain('/none/a.avif?w=480&imdensity=1 480w')
  })

  test('[B-IMG-07] a missing picture draws nothing', () => {
    const page = mount(<Picture picture={{ src: ' ', alt: '' }} />)
    expect(page.element.querySelector('img')).toBeNull()
  })

  test('[B-CALL-11] [B-CALL-12] callouts ask for 1080 × 720 on phones, for 1024 × 768 in the overlay', async () => {
    await browser.viewport(400, 800)
    const more = {
      callouts: ['a', 'b', 'c', 'd'].map((title) => ({
        title,
        image: { src: `/none/${title}.jpg`, alt: '' },
      })),
    }
    const page = mount(<Callouts {...callouts(more)} />)
    await see(() => {
      expect((find(page, 'img') as HTMLImageElement).currentSrc).toContain('/none/a.jpg?w=1080')
    })
    const ratio = (image: Element): number =>
      image.getBoundingClientRect().width / image.getBoundingClientRect().height
    expect(ratio(find(page, 'img'))).toBeCloseTo(1080 / 720, 1)
    await userEvent.click(find(page, '#why-all'))
    const inOverlay = (await findSoon(page, 'dialog[open] img')) as HTMLImageElement
    expect(inOverlay.getAttribute('src')).toBe('/none/a.jpg?w=1024&imdensity=1')
    expect(ratio(inOverlay)).toBeCloseTo(1024 / 768, 1)
  })
})

describe('the way of a picture', () => {
  const far = (distance: number) => {
    const page = mount(
      <>
        <div id="above" />
        <Picture picture={{ src: '/never', alt: '', width: 48, height: 32 }} />
        <div id="below" />
      </>,
    )
    find(page, '#above').style.height = `${distance + 600}px`
    find(page, '#below').style.height = '3000px'
    window.scrollTo(0, 0)
    const image = find(page, 'img') as HTMLImageElement
    const moved = image.getBoundingClientRect().top - 600 - distance
    find(page, '#above').style.height = `${distance + 600 - moved}px`
    // What never answers, as a slow network does.
    image.removeAttribute('srcset')
    image.removeAttribute('src')
    image.style.cssText = 'display: block; block-size: 32px'
    stop = watchPictures()
    return image
  }

  test('[B-IMG-04] [B-IMG-05] 900 px below the window it is asked for, 1100 px below it is not', async () => {
    const near = far(900)
    await see(() => {
      expect(near.dataset['image']).toBe('loading')
    })
    stop()
    const away = far(1100)
    await nextFrame()
    await nextFrame()
    expect([away.dataset['image'], away.loading]).toEqual(['initial', 'lazy'])
    window.scrollTo(0, 200)
    await see(() => {
      expect([away.dataset['image'], away.loading]).toEqual(['loading', 'eager'])
    })
    away.src = DRAWN
    await see(() => {
      expect(away.dataset['image']).toBe('loaded')
    })
  })

  test('[B-IMG-04] [D-B-50] one that does not come shows nothing, and nothing moves', async () => {
    const page = mount(
      <Picture picture={{ ...photo, src: 'data:image/png;base64,AAAA' }} isFirst />,
    )
    const image = find(page, 'img')
    const before = image.getBoundingClientRect().height
    stop = watchPictures()
    await see(() => {
      expect(image.dataset['image']).toBe('failed')
    })
    expect(image.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(image.getBoundingClientRect().height).toBe(before)
  })

  test('[B-IMG-08] [E-B-15] its box is there before it is', () => {
    const image = find(mount(<Picture picture={photo} />), 'img')
    const { width, height } = image.getBoundingClientRect()
    expect(width / height).toBeCloseTo(1.5, 1)
    const box = find(mount(<Picture picture={{ src: '/never.jpg', alt: '' }} />), 'img')
    expect(box.getBoundingClientRect().width / box.getBoundingClientRect().height).toBeCloseTo(
      16 / 9,
      1,
    )
  })
})
