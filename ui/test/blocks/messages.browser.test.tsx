import '../../src/tokens/base.css'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { enhanceBanner, type BannerPorts } from '../../src/blocks/banner/banner.dom.js'
import { Banner } from '../../src/blocks/banner/index.js'
import { InfoMessage } from '../../src/blocks/info-message/index.js'
import {
  enhanceMessage,
  type InfoMessagePorts,
} from '../../src/blocks/info-message/info-message.dom.js'
import { enhanceDismissed } from '../../src/blocks/parts/dismissed-messages.dom.js'
import { createDismissals, type Dismissals } from '../../src/blocks/parts/dismissals.js'
import { DismissedMessages } from '../../src/blocks/parts/index.js'
import { listFaults } from '../axe.js'
import { find, findSoon, see } from '../tool-page.js'
import {
  brokenStore,
  enhanceBlock,
  makeStore,
  openEnhanced,
  visit,
  writeBlock,
} from './written-block.js'
import { banner, message } from './samples.js'

beforeEach(async () => {
  await browser.viewport(1280, 900)
  // What the test before has left open is nothing to this one.
  history.replaceState(null, '', location.pathname + location.search)
})

const DISMISSED = { dismissed: 'Dismissed messages', showAgain: 'Show again' }

const close = (block: HTMLElement): Promise<void> =>
  userEvent.click(find(block, '[data-part="close"]'))

const bringBack = async (block: HTMLElement): Promise<void> => {
  await userEvent.click(find(block, '[data-part="dismissed"] > button'))
  await userEvent.click(find(block, '[data-part="dismissed"] li button'))
}

const isShown = (part: HTMLElement | null): part is HTMLElement => part?.checkVisibility() === true

describe('a message', () => {
  const enhance = (ports: InfoMessagePorts) => async (root: HTMLElement) => {
    await enhanceMessage(root, ports)
    enhanceDismissed(root, ports.dismissals)
  }
  const open = (more: object = {}, store = makeStore(), dismissals: Dismissals = visit()) =>
    openEnhanced(
      <>
        <InfoMessage {...message(more)} />
        <DismissedMessages words={DISMISSED} />
      </>,
      enhance({ storage: () => store, dismissals }),
    )
  const shown = (block: HTMLElement): HTMLElement | null => {
    const found = block.querySelector<HTMLElement>('[data-part="message"]')
    return isShown(found) ? found : null
  }

  test('[B-INFO-01] [B-INFO-02] closed, it is gone, with the focus on what follows, and stays away', async () => {
    const store = makeStore()
    const { block } = await open({}, store)
    const button = find(block, '[data-part="close"]')
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(shown(block)).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    expect(store.all.get('infoMessage:m1:uk')).toBe('true')
    expect(shown((await open({}, store)).block)).toBeNull()
  })

  test('[B-B-11] another text is shown again', async () => {
    const store = makeStore()
    await close((await open({}, store)).block)
    expect(shown((await open({ message: 'Version 3.7.' }, store)).block)).not.toBeNull()
  })

  test('[B-B-11] brought back from the list, it is there, has the focus, and nothing is kept', async () => {
    const store = makeStore()
    const { block } = await open({ messageType: 'alert' }, store)
    await close(block)
    expect(find(block, '[data-part="dismissed"] li').textContent).toContain('Software update')
    await bringBack(block)
    expect(document.activeElement).toBe(shown(block))
    expect([shown(block)?.role, store.all.size]).toEqual(['alert', 0])
    expect(isShown(block.querySelector('[data-part="dismissed"]'))).toBe(false)
  })

  test('[B-INFO-07] one that cannot be closed has no button and does not look at the flag', async () => {
    const store = makeStore()
    store.setItem('infoMessage:m1:uk', 'true')
    const { block } = await open({ dismissible: false }, store)
    expect([shown(block) !== null, block.querySelector('[data-part="close"]')]).toEqual([
      true,
      null,
    ])
  })

  test('[B-INFO-09] [E-B-26] without storage it is shown, and closed for this page', async () => {
    const dismissals = visit()
    const { block } = await openEnhanced(
      <InfoMessage {...message()} />,
      enhance({ storage: brokenStore, dismissals }),
    )
    await close(block)
    expect([shown(block), dismissals.list().length]).toEqual([null, 1])
  })

  test('[B-INFO-06] what is there from the start interrupts nobody; what comes later does', async () => {
    const { block } = await open({ messageType: 'alert' })
    expect([shown(block)?.role, shown(block)?.textContent]).toEqual([
      null,
      expect.stringContaining('Important:'),
    ])
    await close(block)
    await bringBack(block)
    expect([shown(block)?.role, shown(block)?.textContent]).toEqual([
      'alert',
      expect.not.stringContaining('Important:'),
    ])
    expect(shown((await open({ messageType: 'success' })).block)?.role).toBe('status')
  })

  test('[B-INFO-06] [E-B-05] a dialog opens by itself, Escape closes it, and it stays away', async () => {
    const store = makeStore()
    const page = await open({ messageType: 'dialog' }, store)
    const dialog = await findSoon(page.block, 'dialog[open]')
    expect([dialog.matches(':modal'), dialog.ariaLabel]).toEqual([
      true,
      'Software update 3.6 is here',
    ])
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(page.block.querySelector('dialog[open]')).toBeNull()
    })
    expect(document.activeElement).not.toBe(document.body)
    expect(store.all.get('infoMessage:m1:uk')).toBe('true')
  })

  test('[B-B-03] Back closes a dialog for good, and its address shows it again', async () => {
    const store = makeStore()
    const page = await open({ messageType: 'dialog' }, store)
    expect(location.hash).toBe('#overlay-snow')
    history.back()
    await see(() => {
      expect(page.block.querySelector('dialog[open]')).toBeNull()
    })
    expect([location.hash, store.all.get('infoMessage:m1:uk')]).toEqual(['', 'true'])
    history.forward()
    await see(() => {
      expect(page.block.querySelector('dialog')?.matches(':modal')).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(location.hash).toBe('')
    })
  })

  test('[B-B-07] [B-INFO-06] without scripts a dialog is a part of the page, which scripts hide', () => {
    const { block } = writeBlock(<InfoMessage {...message({ messageType: 'dialog' })} />)
    const text = find(block, '[data-part="scriptless"]').textContent
    expect([text, shown(block), block.querySelector('dialog[open]')]).toEqual([
      expect.stringContaining('Software update 3.6 is here'),
      null,
      null,
    ])
  })

  test.each([360, 1280])(
    '[B-INFO-05] at %i px nothing is wrong, in both directions',
    async (width) => {
      await browser.viewport(width, 900)
      for (const messageType of ['default', 'alert', 'success'])
        for (const direction of ['ltr', 'rtl'] as const) {
          const page = writeBlock(<InfoMessage {...message({ messageType })} />, direction)
          const before = page.block.getBoundingClientRect().height
          await enhanceBlock(page, enhance({ storage: makeStore, dismissals: visit() }))
          expect(page.block.getBoundingClientRect().height).toBe(before)
          expect(await listFaults(page.block)).toEqual([])
          expect(document.documentElement.scrollWidth).toBe(width)
        }
    },
  )
})

describe('a banner', () => {
  const outside = (cookies = '', hasConsent = false) => {
    const listeners = new Set<() => void>()
    const page = { cookies, hasConsent }
    const written: string[] = []
    const ports: BannerPorts = {
      cookies: {
        read: () => page.cookies,
        write: (cookie) => {
          written.push(cookie)
          page.cookies = cookie.includes('Max-Age=0;') ? '' : (cookie.split(';')[0] ?? '')
        },
      },
      isSecure: true,
      consent: {
        has: () => page.hasConsent,
        onChange: (listen) => {
          listeners.add(listen)
          return () => listeners.delete(listen)
        },
      },
      dismissals: visit(),
    }
    return {
      page,
      ports,
      written,
      consent: (hasIt: boolean) => {
        page.hasConsent = hasIt
        for (const listen of listeners) listen()
      },
    }
  }
  const enhance = (ports: BannerPorts) => (root: HTMLElement) => {
    enhanceBanner(root, ports)
    enhanceDismissed(root, ports.dismissals)
  }
  const open = (ports: BannerPorts, more: object = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
    openEnhanced(
      <>
        <Banner {...banner(more)} />
        <DismissedMessages words={DISMISSED} />
      </>,
      enhance(ports),
      direction,
    )
  const shown = (block: HTMLElement): HTMLElement | null => {
    const found = block.querySelector<HTMLElement>('[data-part="banner"]')
    return isShown(found) ? found : null
  }

  test('[B-BAN-03] [B-BAN-08] the button closes it, and the focus moves to what follows', async () => {
    const { ports } = outside()
    const page = await openEnhanced(<Banner {...banner()} />, enhance(ports))
    const button = find(page.block, '[data-part="close"]')
    expect(button.ariaLabel).toBe('Close')
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect([shown(page.block), document.activeElement]).toEqual([null, page.after])
    const without = await open(outside().ports, { hideCloseButton: true })
    expect(without.block.querySelector('[data-part="close"]')).toBeNull()
  })

  test('[B-BAN-05] with consent it stays away', async () => {
    const { ports, written, page } = outside('', true)
    await close((await open(ports)).block)
    expect(written).toHaveLength(1)
    expect(shown((await open(outside(page.cookies, true).ports)).block)).toBeNull()
  })

  test('[B-BAN-06] [B-BAN-07] without it only until the page goes; given later, it is kept from then on', async () => {
    const { ports, written, consent } = outside()
    const { block } = await open(ports)
    await close(block)
    expect([shown(block), written]).toEqual([null, []])
    consent(true)
    expect(written).toHaveLength(1)
    consent(false)
    expect(written[1]).toContain('Max-Age=0')
  })

  test('[B-B-11] [E-B-24] without consent the way back goes with the page; given later, it is kept from then on', async () => {
    const store = makeStore()
    const { ports, consent } = outside()
    const dismissals = createDismissals(() => store)
    const { block } = await open({ ...ports, dismissals })
    await close(block)
    expect([dismissals.list().length, store.all.size]).toEqual([1, 0])
    consent(true)
    expect([dismissals.list().length, store.all.size]).toEqual([1, 1])
    consent(false)
    expect([dismissals.list().length, store.all.size]).toEqual([1, 0])
  })

  test('[B-B-11] one that is shown again is not listed as dismissed', async () => {
    const store = makeStore()
    const { ports } = outside('', true)
    await close((await open({ ...ports, dismissals: createDismissals(() => store) })).block)
    expect(store.all.size).toBe(1)
    const dismissals = createDismissals(() => store)
    const { block } = await open({ ...outside().ports, dismissals })
    expect([shown(block) !== null, dismissals.list(), store.all.size]).toEqual([true, [], 0])
    expect(isShown(block.querySelector('[data-part="dismissed"]'))).toBe(false)
  })

  test('[B-BAN-05] what the server knows to be closed is not shown', () => {
    const { block } = writeBlock(<Banner {...banner()} wasClosed />)
    expect(shown(block)).toBeNull()
  })

  test('[B-B-11] brought back, it is there and the cookie forgets it', async () => {
    const { ports, page } = outside('', true)
    const { block } = await open(ports)
    await close(block)
    await bringBack(block)
    expect([document.activeElement, page.cookies]).toEqual([shown(block), ''])
  })

  test('[B-BAN-02] two lines are seen, and all of the text is there', async () => {
    await browser.viewport(390, 800)
    const bannerText = 'Winter wheels '.repeat(29).trim()
    const { block } = await open(outside().ports, { bannerText })
    const text = find(block, 'p')
    const line = Number.parseFloat(getComputedStyle(text).lineHeight)
    expect(text.clientHeight).toBe(Math.round(2 * line))
    expect(text.textContent).toBe(bannerText)
  })

  test.each([360, 1280])(
    '[B-BAN-01] at %i px nothing is wrong, in both directions',
    async (width) => {
      await browser.viewport(width, 900)
      for (const direction of ['ltr', 'rtl'] as const) {
        const { block } = await open(outside().ports, {}, direction)
        expect(await listFaults(block)).toEqual([])
        expect(document.documentElement.scrollWidth).toBe(width)
        const button = find(block, '[data-part="close"]').getBoundingClientRect()
        expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
      }
    },
  )
})
