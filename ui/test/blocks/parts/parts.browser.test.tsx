import type { CallToAction as Call, Footnote, Markdown as Tree } from '@evkit/engine/content'
import { useState, type ReactNode } from 'react'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  BlockBoundary,
  BlockDisclaimers,
  BlockWordsProvider,
  CallToAction,
  DisclaimerList,
  DisclaimerMark,
  DisclaimerMarks,
  DisclaimerProvider,
  Heading,
  HeadingStart,
  Markdown,
  MarkdownLine,
  NewTabNote,
  Picture,
  requiredContext,
  Under,
  useBlockWords,
  useDisclaimers,
  useHeadingLevel,
  type BlockWords,
  type CallLook,
  type FailedBlock,
} from '../../../src/blocks/parts/index.js'
import { listFaults } from '../../axe.js'
import { find, openPage, see, show, type ToolPage } from '../../tool-page.js'

const words: BlockWords = {
  language: 'en',
  newTab: 'opens in a new tab',
  disclaimers: 'Disclaimers',
  disclaimerMark: 'Disclaimer {symbol}',
  disclaimerBack: 'Back to mark {place}',
}

const line = (text: string) => [{ kind: 'text', text } as const]
const said = (text: string): Tree => [{ kind: 'paragraph', children: line(text) }]

const footnotes: readonly Footnote[] = [
  {
    id: 'price',
    symbol: '1',
    type: 'appendix',
    text: said('With VAT'),
    sources: [
      { title: 'Prices', href: 'https://other.org/', target: '_blank', rel: 'noopener noreferrer' },
    ],
    block: 'a',
    places: [1, 2],
  },
  {
    id: 'here',
    symbol: 'a',
    type: 'inline',
    text: said('Here'),
    sources: [],
    block: 'a',
    places: [1],
  },
  {
    id: 'wltp',
    symbol: '2',
    type: 'appendix',
    text: said('By WLTP'),
    sources: [],
    block: 'b',
    places: [1],
  },
]

const mount = (children: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): ToolPage => {
  const page = openPage()
  show(
    page,
    <BlockWordsProvider value={words}>
      <DisclaimerProvider footnotes={footnotes}>{children}</DisclaimerProvider>
    </BlockWordsProvider>,
    direction,
  )
  return page
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('a text', () => {
  const tree: Tree = [
    { kind: 'heading', depth: 1, children: line('Range') },
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: '<b>CO' },
        { kind: 'sub', children: line('2') },
        { kind: 'strong', children: line('bold') },
        { kind: 'emphasis', children: line('soft') },
        { kind: 'break' },
        { kind: 'code', text: 'x' },
        {
          kind: 'link',
          title: 'Other',
          link: { href: 'https://other.org/', target: '_blank', rel: 'noopener noreferrer' },
          children: line('out'),
        },
      ],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [said('three')] },
    { kind: 'list', isOrdered: false, start: 1, items: [said('dot')] },
    { kind: 'quote', children: said('quoted') },
    { kind: 'heading', depth: 2, children: line('Deeper') },
  ]

  test('[B-I18N-09] [D-B-08] [E-B-29] is drawn as it was read, headings below the place it has', async () => {
    const page = mount(
      <HeadingStart level={2}>
        <Heading>Block</Heading>
        <Under>
          <Markdown tree={tree} />
        </Under>
      </HeadingStart>,
    )
    expect([...page.element.querySelectorAll('h2,h3,h4')].map(({ tagName }) => tagName)).toEqual([
      'H2',
      'H3',
      'H4',
    ])
    expect(find(page, 'sub').textContent).toBe('2')
    expect(find(page, 'p').textContent).toContain('<b>CO2')
    expect(page.element.querySelector('b')).toBeNull()
    expect(find(page, 'ol').getAttribute('start')).toBe('3')
    expect(find(page, 'blockquote').textContent).toBe('quoted')
    const link = find(page, 'a')
    expect([link.getAttribute('target'), link.getAttribute('rel'), link.title]).toEqual([
      '_blank',
      'noopener noreferrer',
      'Other',
    ])
    expect(link.textContent).toBe('out (opens in a new tab)')
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-SCOPE-02] nothing is drawn of nothing', () => {
    const page = mount(<Markdown tree={[]} />)
    expect(page.element.innerHTML).toBe('')
  })
})

describe('a heading', () => {
  test('[E-B-29] is as deep as its place, six at most', () => {
    const Level = () => useHeadingLevel()
    const page = mount(
      <>
        <Heading id="top">Two</Heading>
        <HeadingStart level={6}>
          <Under by={3}>
            <Heading>Six</Heading>
            <Level />
          </Under>
        </HeadingStart>
      </>,
    )
    expect(page.element.innerHTML).toBe('<h2 id="top">Two</h2><h6>Six</h6>6')
  })
})

const call: Call = {
  text: 'Configure yours now',
  href: '/uk/',
  name: 'Configure yours now',
  target: '',
  rel: '',
  eventLabel: '',
  overlay: '',
  marks: [],
}

describe('a call to action', () => {
  const linkOf = (more: Partial<Call>, look: CallLook = 'primary', isCut = false) =>
    find(mount(<CallToAction call={{ ...call, ...more }} look={look} isCut={isCut} />), 'a')

  test('[B-NAV-19] [D-B-07] a new tab is said, and gets nothing from the page', () => {
    const link = linkOf({ target: '_blank', rel: 'noopener noreferrer' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
    expect(link.textContent).toBe('Configure yours now (opens in a new tab)')
    expect(find(link, 'svg').getBoundingClientRect().width).toBeGreaterThan(8)
    expect(linkOf({}).hasAttribute('target')).toBe(false)
  })

  test('[B-NAV-20] [D-B-29] its name is the label or the whole text, whatever is seen', async () => {
    await expect
      .element(browser.elementLocator(linkOf({ name: 'Configure yours now, EX30' })))
      .toHaveAccessibleName('Configure yours now, EX30')
    const link = linkOf({}, 'plain', true)
    await expect.element(browser.elementLocator(link)).toHaveAccessibleName('Configure yours now')
    expect(find(link, '[aria-hidden]').textContent).toBe('Configure your…')
  })

  test('[B-NAV-16] [B-NAV-17] [D-B-04] an overlay is opened by an element of its id, once a page', () => {
    const link = linkOf({ href: '#overlay-offers', overlay: 'offers' })
    expect([link.id, link.dataset['overlayId'], link.getAttribute('aria-haspopup')]).toEqual([
      'offers',
      'offers',
      'dialog',
    ])
    const again = find(
      mount(<CallToAction call={{ ...call, overlay: 'offers' }} isRepeated />),
      'a',
    )
    expect([again.id, again.dataset['overlayId']]).toEqual(['', 'offers'])
  })

  test('[E-B-30] it is a link that tells when it is followed, large enough to touch', async () => {
    const onFollow = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault()
    })
    const page = mount(
      <CallToAction
        call={{ ...call, marks: [{ markOf: 'price', place: 1 }] }}
        onFollow={onFollow}
      />,
    )
    const link = find(page, '[data-part="call"]')
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(link)
    expect(onFollow).toHaveBeenCalledOnce()
    expect(find(page, '[data-part="mark"]').textContent).toBe('1')
  })
})

describe('a picture', () => {
  test('[E-B-20] [B-IMG-08] its box is there before it is', () => {
    const page = mount(
      <>
        <Picture picture={{ src: '/none.jpg', alt: 'A car', width: 400, height: 100 }} />
        <Picture picture={{ src: '/none.jpg', alt: '' }} isFirst />
        <Picture picture={{ src: '/none.jpg', alt: '' }} ratio="1:1" />
      </>,
    )
    const [own, wide, square] = [...page.element.querySelectorAll('img')]
    const shapeOf = (image = own): number => {
      const { width, height } = (image as HTMLElement).getBoundingClientRect()
      return width / height
    }
    expect([shapeOf(own), shapeOf(wide), shapeOf(square)].map((one) => one.toFixed(2))).toEqual([
      '4.00',
      '1.78',
      '1.00',
    ])
    expect([own?.loading, wide?.loading, wide?.fetchPriority]).toEqual(['lazy', 'eager', 'high'])
  })
})

describe('disclaimers', () => {
  const marks = (
    <main>
      <p>
        From 29,000
        <DisclaimerMark mark={{ markOf: 'price', place: 1 }} /> or more
        <DisclaimerMarks
          marks={[
            { markOf: 'price', place: 2 },
            { markOf: 'here', place: 1 },
            { markOf: 'gone', place: 1 },
          ]}
        />
      </p>
      <BlockDisclaimers block="a" />
      <BlockDisclaimers block="b" />
      <DisclaimerList />
    </main>
  )

  test('[B-DISC-07] [B-DISC-08] [B-ERR-07] a hook outside of its provider says what is missing', () => {
    const grab = (hook: () => unknown): string => {
      let message = ''
      const Asks = () => {
        try {
          hook()
        } catch (error) {
          message = error instanceof Error ? error.message : ''
        }
        return null
      }
      show(openPage(), <Asks />)
      return message
    }
    expect(grab(useDisclaimers)).toBe('useDisclaimers must be used within a DisclaimerProvider')
    expect(grab(useBlockWords)).toBe('useBlockWords must be used within a BlockWordsProvider')
    expect(grab(requiredContext('useX', 'XProvider').useValue)).toBe(
      'useX must be used within a XProvider',
    )
  })

  test('[B-DISC-09] [B-DISC-10] [B-DISC-11] those at the end by number, those beside a block there, with their sources', async () => {
    const page = mount(marks)
    const lists = [...page.element.querySelectorAll('ol')]
    expect(lists.map((list) => [...list.children].map(({ id }) => id))).toEqual([
      ['disclaimer-here'],
      ['disclaimer-price', 'disclaimer-wltp'],
    ])
    expect(find(page, '#disclaimer-price ul a').textContent).toBe('Prices (opens in a new tab)')
    expect([...page.element.querySelectorAll('sup')].map((mark) => mark.textContent)).toEqual([
      '1',
      '1',
      'a',
    ])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-B-08] [D-B-42] a mark leads to its disclaimer, and that back to each of its marks', () => {
    const page = mount(marks)
    const mark = find(page, '#mark-price-2')
    expect(mark.getAttribute('href')).toBe('#disclaimer-price')
    expect(mark.getAttribute('aria-describedby')).toBe('disclaimer-price')
    const backs = [...find(page, '#disclaimer-price').querySelectorAll('a[href^="#mark"]')]
    expect(backs.map((back) => back.getAttribute('href'))).toEqual([
      '#mark-price-1',
      '#mark-price-2',
    ])
    expect(
      backs.every((back) => page.element.querySelector(back.getAttribute('href') ?? '') !== null),
    ).toBe(true)
  })

  test('[B-B-08] what it says is shown on focus and hover, and Escape takes it away while the focus stays', async () => {
    const page = mount(marks)
    const mark = find(page, '#mark-price-1')
    const shown = () => page.element.querySelector('[data-part="preview"]')?.textContent ?? ''
    mark.focus()
    await see(() => {
      expect(shown()).toBe('With VAT')
    })
    expect(find(page, '[data-part="preview"]').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      12,
    )
    await userEvent.keyboard('{Escape}')
    expect([shown(), document.activeElement]).toEqual(['', mark])
    mark.blur()
    await userEvent.hover(mark)
    await see(() => {
      expect(shown()).toBe('With VAT')
    })
    await userEvent.hover(find(page, '[data-part="preview"]'))
    expect(shown()).toBe('With VAT')
    await userEvent.unhover(mark)
    await userEvent.hover(find(page, '#disclaimer-wltp'))
    await see(() => {
      expect(shown()).toBe('')
    })
  })

  test('[B-B-08] the first tap shows it, the second follows the mark', async () => {
    const page = mount(marks)
    const mark = find(page, '#mark-here-1')
    const tap = (): boolean => {
      mark.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      return mark.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    expect(tap()).toBe(false)
    await see(() => {
      expect(find(page, '[data-part="preview"]').textContent).toBe('Here')
    })
    expect(tap()).toBe(true)
  })

  test('[B-B-08] on a narrow page a preview stays within it, both ways of reading', async () => {
    await browser.viewport(360, 640)
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = mount(marks, direction)
      for (const id of ['mark-price-1', 'mark-here-1']) {
        find(page, `#${id}`).focus()
        await see(() => {
          const { left, right } = find(page, '[data-part="preview"]').getBoundingClientRect()
          expect([left >= 0, right <= 360]).toEqual([true, true])
        })
      }
    }
  })

  test('[D-B-07] words of a note that opens beside the page', () => {
    const page = mount(<NewTabNote />)
    expect(page.element.textContent).toBe(' (opens in a new tab)')
    expect(mount(<MarkdownLine line={line('plain')} />).element.textContent).toBe('plain')
  })
})

describe('a block that fails', () => {
  const Fails = ({ error }: { readonly error: unknown }): ReactNode => {
    throw error
  }

  const mountFailing = (error: unknown, fallback?: ReactNode) => {
    const reported: [unknown, FailedBlock][] = []
    const onNotFound = vi.fn()
    const bounds = {
      report: (one: unknown, failed: FailedBlock) => reported.push([one, failed]),
      onNotFound,
    }
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let mend: () => void = () => undefined
    const Block = () => {
      const [content, setContent] = useState<unknown>(error)
      mend = () => {
        setContent('mended')
      }
      return (
        <BlockBoundary {...bounds} block="faq" id="b2" content={content} fallback={fallback}>
          {content === 'mended' ? <p>mended</p> : <Fails error={content} />}
        </BlockBoundary>
      )
    }
    const page = mount(
      <>
        <p>one</p>
        <Block />
        <p>three</p>
      </>,
    )
    const calls = complaints.mock.calls.length
    complaints.mockClear()
    return {
      page,
      reported,
      onNotFound,
      calls,
      mend: () => {
        mend()
      },
    }
  }

  test('[B-ERR-01] [B-ERR-02] [B-ERR-08] shows nothing, is told of once, and its neighbours stay', () => {
    const error = new Error('broken')
    const { page, reported, calls, onNotFound } = mountFailing(error)
    expect(page.element.innerHTML).toBe('<p>one</p><p>three</p>')
    expect(reported).toEqual([[error, { block: 'faq', id: 'b2' }]])
    expect([calls, onNotFound.mock.calls.length]).toEqual([1, 0])
  })

  test('[B-ERR-03] shows what is given for it', () => {
    expect(mountFailing(new Error('broken'), <p>instead</p>).page.element.textContent).toBe(
      'oneinsteadthree',
    )
  })

  test.each([
    Object.assign(new Error('gone'), { status: 404 }),
    new Error('gone', { cause: { status: 404 } }),
  ])(
    '[B-ERR-04] [D-B-58] a page that is not there is told of, and nothing else is shown',
    (error) => {
      const { page, onNotFound } = mountFailing(error, <p>instead</p>)
      expect(onNotFound).toHaveBeenCalledOnce()
      expect(page.element.textContent).toBe('onethree')
    },
  )

  test('[D-B-58] new content is tried again', async () => {
    const { page, mend } = mountFailing(new Error('broken'))
    mend()
    await see(() => {
      expect(page.element.textContent).toBe('onemendedthree')
    })
  })
})
