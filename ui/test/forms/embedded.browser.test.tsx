// Embedded forms, their overlay and the introduction, in a page with rules of its own; every port is given.
import '../../src/tokens/base.css'
import { toTrackingEntries, type FullConfiguration } from '@evkit/engine/forms'
import { none, some, type LogEntry } from '@evkit/engine/shared'
import type { DataLayerEntry } from '@evkit/engine/site'
import { tinyConfiguration, tinyFormInput, tinyRetailer, tinyVehicle } from '@evkit/engine/testing'
import { tinyQuoteConfiguration } from '../../../engine/src/testing/form-samples.js'
import { Component, createRef, type ReactNode } from 'react'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  EmbeddableForm,
  ExitIntroduction,
  FormOverlay,
  type EmbeddableFormProps,
  type EmbeddedPorts,
  type ExitIntentPorts,
  type OverlayHandle,
} from '../../src/forms/embedded/index.js'
import type { JourneyPorts } from '../../src/forms/index.js'
import { silentFormsPorts } from '../../src/shell/ports/forms/forms-ports.js'
import { listFaults } from '../axe.js'
import { dropAtOnce, openPage, rest, see, show, type ToolPage } from '../tool-page.js'
import { journeyPorts, words } from './ports.js'
import { SENT } from './sent.js'

interface Heard {
  readonly asked: string[]
  readonly bodies: Record<string, unknown>[]
  readonly news: string[]
  readonly entries: DataLayerEntry[]
  challenge: (isShown: boolean) => void
}

const listen = (): Heard => ({
  asked: [],
  bodies: [],
  news: [],
  entries: [],
  challenge: () => undefined,
})

const embeddedPortsOf = (
  heard: Heard,
  configuration: FullConfiguration = tinyConfiguration,
  waits = false,
): EmbeddedPorts => ({
  search: '',
  surroundings: tinyFormInput.surroundings,
  wordsOf: words,
  portsOf: ({ consumerApp }) => ({
    ...silentFormsPorts,
    loadConfiguration: ({ purpose }, signal) => {
      const asked = `${consumerApp} ${purpose}`
      heard.asked.push(asked)
      dropAtOnce(heard.asked, asked, signal)
      return Promise.resolve(configuration)
    },
    checkEmail: () => Promise.resolve(true),
    getToken: (watch) => {
      heard.challenge = (isShown) => {
        if (isShown) watch.shown()
        else watch.hidden()
      }
      return waits ? new Promise(() => undefined) : Promise.resolve('tok')
    },
    mintKey: () => Promise.resolve('key-1'),
    postLead: ({ body }) => {
      heard.bodies.push({ ...body })
      return Promise.resolve({ kind: 'accepted', redirectUrl: none, reference: none })
    },
    readSent: () => SENT,
    track: (news) => heard.entries.push(...toTrackingEntries(news)),
    route: { ...silentFormsPorts.route, url: () => 'https://x.example/uk/host' },
  }),
})

const formOf = (heard: Heard, more: Partial<EmbeddableFormProps> = {}): EmbeddableFormProps => ({
  formType: 'ContactRequest',
  consumerApp: 'merchandising-initiative',
  market: 'uk',
  ports: embeddedPortsOf(heard),
  onLoad: ({ purpose }) => heard.news.push(`loaded ${purpose}`),
  onSubmit: ({ purpose }) => heard.news.push(`sent ${purpose}`),
  onError: () => heard.news.push('error'),
  ...more,
})

const scopes = ({ element }: ToolPage): readonly ShadowRoot[] =>
  [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])

const scopeOf = (page: ToolPage, at = 0): ShadowRoot => {
  const scope = scopes(page)[at]
  if (scope === undefined) throw new Error('there is no embedded form')
  return scope
}

const inside = (scope: ShadowRoot, selector: string): HTMLElement => {
  const found = scope.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`there is no ${selector}`)
  return found
}

const part = (scope: ShadowRoot, name: string): HTMLElement =>
  inside(scope, `[data-part="${name}"]`)

const box = (scope: ShadowRoot, name: string): HTMLInputElement => {
  const found = inside(scope, `input[name="${name}"]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return found
}

const awaitForm = async (page: ToolPage, at = 0): Promise<ShadowRoot> => {
  await see(() => {
    box(scopeOf(page, at), 'firstName')
  })
  return scopeOf(page, at)
}

const fillAndSend = async (scope: ShadowRoot): Promise<void> => {
  await userEvent.fill(box(scope, 'firstName'), 'Ada')
  await userEvent.fill(box(scope, 'email'), 'ada@x.example')
  await userEvent.click(part(scope, 'submit'))
}

const HOSTILE = `
  * { letter-spacing: 4px; text-transform: uppercase; box-sizing: content-box; font-family: serif; }
  button, input, select, textarea, label { background: rgb(255, 0, 0); border: 9px dashed lime; padding: 0; height: 9px; }
  h1, h2, p, dialog, fieldset { margin: 90px; color: rgb(255, 0, 0); display: inline; }
  @layer theme, base, reset, tokens, parts;
  @layer base { button, input, label { letter-spacing: 6px; text-indent: 20px; text-transform: uppercase; } }
  @layer reset { h2, p, span { word-spacing: 40px; } }
  @layer tokens { :root { --accent: rgb(0, 0, 255); } }
  @layer parts { button { min-height: 200px; } }
`

// Room before a form, so that it is far away.
const startTall = (): HTMLStyleElement => {
  const style = document.createElement('style')
  style.textContent = '.tall { block-size: 3900px; }'
  document.head.append(style)
  return style
}

const startHostile = (): HTMLStyleElement => {
  const style = document.createElement('style')
  style.textContent = HOSTILE
  document.head.append(style)
  return style
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
})

afterEach(() => {
  vi.useRealTimers()
})

class Boundary extends Component<{ readonly children: ReactNode }, { readonly text: string }> {
  override readonly state = { text: '' }
  static getDerivedStateFromError(fault: Error): { readonly text: string } {
    return { text: fault.message }
  }
  override render(): ReactNode {
    return this.state.text === '' ? this.props.children : this.state.text
  }
}

describe('an embedded form', () => {
  test('[F-EMB-02] [F-ERR-05] without a consumer app it throws', async () => {
    const page = openPage()
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(
      page,
      <Boundary>
        <EmbeddableForm {...formOf(listen(), { consumerApp: ' ' })} />
      </Boundary>,
    )
    await see(() => {
      expect(page.element.textContent).toBe('Consumer app is required in embeddable forms')
    })
    complain.mockRestore()
  })

  test('[F-EMB-03] [F-EMB-04] a spinner, and no call, until it is within 2500 px', async () => {
    const page = openPage()
    const tall = startTall()
    const heard = listen()
    show(
      page,
      <>
        <div className="tall" />
        <EmbeddableForm {...formOf(heard)} />
        <div className="tall" />
      </>,
    )
    await see(() => {
      part(scopeOf(page), 'form-wait')
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(heard.asked).toEqual([])
    window.scrollTo(0, 600)
    await awaitForm(page)
    expect(heard.asked).toEqual(['merchandising-initiative CONTACT_REQUEST'])
    expect(heard.news).toEqual(['loaded CONTACT_REQUEST'])
    tall.remove()
  })

  test('[E-F-45] a browser that cannot tell what is near loads it at once', async () => {
    const page = openPage()
    const tall = startTall()
    const observer = window.IntersectionObserver
    Reflect.deleteProperty(window, 'IntersectionObserver')
    show(
      page,
      <>
        <div className="tall" />
        <EmbeddableForm {...formOf(listen())} />
      </>,
    )
    await awaitForm(page)
    window.IntersectionObserver = observer
    tall.remove()
  })

  test('[F-EMB-01] [F-EMB-07] [F-EMB-17] [F-EMB-18] it sends what the host hands over, and thanks in its place', async () => {
    const page = openPage()
    const heard = listen()
    const more = { campaignCode: 'CARD-7', additionalInfo: 'Card seven', origin: 'host' }
    show(page, <EmbeddableForm {...formOf(heard, more)} />)
    const scope = await awaitForm(page)
    await fillAndSend(scope)
    await see(() => {
      part(scope, 'form-thanks')
    })
    expect(heard.bodies).toMatchObject([
      {
        campaignCode: 'CARD-7',
        additionalInfo: 'Card seven',
        origin: 'host',
        originVersion: 'embeddable-forms',
        purpose: 'CONTACT_REQUEST',
      },
    ])
    await see(() => {
      expect(heard.news).toEqual(['loaded CONTACT_REQUEST', 'sent CONTACT_REQUEST'])
      expect(scope.activeElement?.textContent).toBe('ThankYouHeading.CONTACT_REQUEST')
    })
    expect(part(scope, 'sent-reference').textContent).toBe('ThankYouReference7YJC-3MMY')
    // Nobody is led out of the page of the host.
    expect(scope.querySelector('[data-part="thanks-links"]')).toBeNull()
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-EMB-01] values of the host stand in fields the visitor has left alone', async () => {
    const page = openPage()
    const initialValues = { firstName: 'Ada' }
    show(page, <EmbeddableForm {...formOf(listen(), { initialValues })} />)
    const scope = await awaitForm(page)
    await see(() => {
      expect(box(scope, 'firstName').value).toBe('Ada')
    })
  })

  test('[E-F-01] a line of its summary leads to its control', async () => {
    const page = openPage()
    const heard = listen()
    show(page, <EmbeddableForm {...formOf(heard)} />)
    const scope = await awaitForm(page)
    await userEvent.click(part(scope, 'submit'))
    await see(() => {
      expect(scope.activeElement).toBe(part(scope, 'error-summary'))
    })
    expect(heard.news).toContain('error')
    await userEvent.click(inside(scope, '[data-part="error-summary"] a'))
    expect(scope.activeElement).toBe(box(scope, 'firstName'))
  })

  test('[F-EMB-33] [E-F-47] two of them share nothing: not a value, not an id', async () => {
    const page = openPage()
    const heard = listen()
    show(
      page,
      <main>
        <h1>Two</h1>
        <EmbeddableForm {...formOf(heard)} />
        <EmbeddableForm {...formOf(heard)} />
      </main>,
    )
    const first = await awaitForm(page, 0)
    const second = await awaitForm(page, 1)
    await userEvent.fill(box(first, 'firstName'), 'Ada')
    expect(box(second, 'firstName').value).toBe('')
    const ids = [first, second].map((scope) =>
      [...scope.querySelectorAll('[id]')].map(({ id }) => id),
    )
    expect(ids[0]?.length).toBeGreaterThan(3)
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[E-F-48] rules of the host reach no control, and ours reach nothing of the host', async () => {
    const page = openPage()
    const calm = openStyles(await drawn(page))
    const style = startHostile()
    try {
      const again = openPage()
      const wild = openStyles(await drawn(again))
      expect(wild).toEqual(calm)
      const own = document.createElement('button')
      again.element.append(own)
      expect(getComputedStyle(own).backgroundColor).toBe('rgb(255, 0, 0)')
    } finally {
      style.remove()
    }
  })

  test('[E-F-48] the head of the page is watched once for all, and a sheet is read once', async () => {
    const watch = vi.spyOn(MutationObserver.prototype, 'observe')
    const read = vi.spyOn(CSSRule.prototype, 'cssText', 'get')
    const extra = document.createElement('style')
    const meta = document.createElement('meta')
    try {
      const page = openPage()
      const heard = listen()
      show(
        page,
        <>
          <EmbeddableForm {...formOf(heard)} />
          <EmbeddableForm {...formOf(heard)} />
        </>,
      )
      await awaitForm(page, 0)
      await awaitForm(page, 1)
      const heads = watch.mock.calls.filter(([node]) => node === document.head)
      // A strict page mounts all of it twice, and takes all of it away between.
      expect(heads).toHaveLength(2)
      read.mockClear()
      extra.textContent = '@layer base { button { letter-spacing: 9px; } }'
      document.head.append(meta, extra)
      await rest(50)
      expect(read).not.toHaveBeenCalled()
      // One of ours that comes later is in all of them.
      const own = document.querySelector<HTMLElement>(
        'style[data-vite-dev-id$="ui/src/tokens/base.css"]',
      )
      extra.dataset['viteDevId'] = own?.dataset['viteDevId']?.replace('tokens/base', 'late') ?? ''
      extra.textContent = '@layer parts { [data-part="submit"] { letter-spacing: 9px; } }'
      await see(() => {
        for (const at of [0, 1])
          expect(getComputedStyle(part(scopeOf(page, at), 'submit')).letterSpacing).toBe('9px')
      })
      expect(read).toHaveBeenCalledTimes(1)
    } finally {
      meta.remove()
      extra.remove()
      watch.mockRestore()
      read.mockRestore()
    }
  })

  test('[E-F-48] the host sets its theme by custom properties on the element the form stands in', async () => {
    const page = openPage()
    const style = document.createElement('style')
    style.textContent = '[data-part="embedded-form"] { --accent: rgb(1, 2, 3); }'
    document.head.append(style)
    const scope = await drawn(page)
    expect(getComputedStyle(part(scope, 'submit')).backgroundColor).toBe('rgb(1, 2, 3)')
    style.remove()
  })
})

const drawn = async (page: ToolPage): Promise<ShadowRoot> => {
  show(page, <EmbeddableForm {...formOf(listen())} />)
  return awaitForm(page)
}

const SEEN = [
  'background-color',
  'border-top-style',
  'border-top-width',
  'box-sizing',
  'color',
  'display',
  'font-family',
  'font-size',
  'height',
  'letter-spacing',
  'margin-top',
  'padding-left',
  'text-indent',
  'text-transform',
  'width',
  'word-spacing',
]

// How every element of a form is drawn.
const openStyles = (scope: ShadowRoot): readonly string[] =>
  [...scope.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    return `${element.tagName} ${SEEN.map((name) => style.getPropertyValue(name)).join(' | ')}`
  })

describe('an embedded quote form', () => {
  const quote = (heard: Heard, more: Partial<EmbeddableFormProps> = {}) =>
    formOf(heard, {
      formType: 'QuoteRequest',
      ports: embeddedPortsOf(heard, tinyQuoteConfiguration),
      ...more,
    })

  const awaitChoice = async (page: ToolPage): Promise<ShadowRoot> => {
    await see(() => {
      part(scopeOf(page), 'choice')
    })
    return scopeOf(page)
  }

  test('[F-EMB-05] [F-ROUTE-41] it begins with a choice of two and nothing else', async () => {
    const page = openPage()
    const heard = listen()
    show(page, <EmbeddableForm {...quote(heard)} />)
    const scope = await awaitChoice(page)
    expect([...scope.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'ChooseVisit',
      'ChooseCallback',
    ])
    expect(scope.querySelector('input')).toBeNull()
    expect(heard.asked).toEqual([
      'merchandising-initiative OFFER_REQUEST',
      'merchandising-initiative CBV_CALLBACK',
    ])
    expect(heard.news).toEqual([])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-EMB-32] the address of its page takes the experiment back', async () => {
    const page = openPage()
    const props = quote(listen(), { experiments: { CBV_CC: 'd' } })
    const ports = { ...props.ports, search: '?disableexperiments=true' }
    show(page, <EmbeddableForm {...props} ports={ports} />)
    const scope = await awaitChoice(page)
    expect(inside(scope, 'button').textContent).not.toBe('CbvCcPrimaryCta')
  })

  test('[F-EMB-30] the experiment puts the call first', async () => {
    const page = openPage()
    show(page, <EmbeddableForm {...quote(listen(), { experiments: { CBV_CC: 'd' } })} />)
    const scope = await awaitChoice(page)
    expect(inside(scope, 'button').textContent).toBe('CbvCcPrimaryCta')
  })

  test('[F-EMB-06] [E-F-16] what is chosen shows and has the focus; going back keeps what both have', async () => {
    const page = openPage()
    const heard = listen()
    show(page, <EmbeddableForm {...quote(heard)} />)
    const scope = await awaitChoice(page)
    await userEvent.click(part(scope, 'choose-OFFER_REQUEST'))
    await awaitForm(page)
    expect(scope.activeElement).toBe(part(scope, 'embedded'))
    await userEvent.fill(box(scope, 'firstName'), 'Ada')
    await userEvent.fill(box(scope, 'surName'), 'Byron')
    await userEvent.click(part(scope, 'back-to-choice'))
    await awaitChoice(page)
    expect(scope.activeElement).toBe(part(scope, 'embedded'))
    await userEvent.click(part(scope, 'choose-CBV_CALLBACK'))
    await awaitForm(page)
    expect(box(scope, 'firstName').value).toBe('Ada')
    expect(scope.querySelector('input[name="surName"]')).toBeNull()
    expect(heard.news).toEqual(['loaded OFFER_REQUEST', 'loaded CBV_CALLBACK'])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-EMB-06] [F-EMB-08] it scrolls 750 ms after the first choice, and 250 ms after the next', async () => {
    const page = openPage()
    show(page, <EmbeddableForm {...quote(listen())} />)
    const scope = await awaitChoice(page)
    const scrolls: number[] = []
    let pressed = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
      scrolls.push(Date.now() - pressed)
    })
    const choose = async (): Promise<void> => {
      await awaitChoice(page)
      pressed = Date.now()
      part(scope, 'choose-CBV_CALLBACK').click()
      await awaitForm(page)
    }
    const before = scrolls.length
    await choose()
    await see(() => {
      expect(scrolls).toHaveLength(before + 1)
    })
    part(scope, 'back-to-choice').click()
    await choose()
    await see(() => {
      expect(scrolls).toHaveLength(before + 2)
    })
    expect(scrolls.slice(before)).toEqual([750, 250])
  })

  const withJourney = (
    heard: Heard,
    loadJourney: () => Promise<JourneyPorts>,
  ): Partial<EmbeddableFormProps> => {
    const ports = embeddedPortsOf(heard, tinyQuoteConfiguration)
    return {
      purpose: 'CBV_CALLBACK',
      campaignCode: 'CARD-7',
      ports: {
        ...ports,
        portsOf: (embedding) => ({ ...ports.portsOf(embedding), loadJourney }),
      },
    }
  }

  test('[F-VEH-12] [F-VEH-13] [F-RET-27] vehicle and retailer that were chosen before are kept, and sent', async () => {
    const page = openPage()
    const heard = listen()
    const dropped: string[] = []
    const kept: string[] = []
    const loadJourney = () =>
      Promise.resolve(
        journeyPorts({
          readVehicle: () => some(tinyVehicle),
          readRetailer: () => some(tinyRetailer),
          saveVehicle: ({ id }) => kept.push(id),
          dropChoice: (choice) => dropped.push(choice),
        }),
      )
    show(page, <EmbeddableForm {...quote(heard, withJourney(heard, loadJourney))} />)
    const scope = await awaitForm(page)
    await see(() => {
      expect(kept).toContain(tinyVehicle.id)
    })
    await userEvent.fill(box(scope, 'mobilePhone'), '07700900123')
    await fillAndSend(scope)
    await see(() => {
      part(scope, 'form-thanks')
    })
    expect(heard.bodies).toMatchObject([
      { productsOfInterest: ['416XY2'], retailerId: tinyRetailer.dealerId },
    ])
    expect(dropped).toEqual([])
  })

  test('[F-VEH-13] a form without vehicles looks for none', async () => {
    const page = openPage()
    const heard = listen()
    const load = vi.fn(() => Promise.resolve(journeyPorts()))
    const ports = embeddedPortsOf(heard)
    const portsOf: EmbeddedPorts['portsOf'] = (embedding) => ({
      ...ports.portsOf(embedding),
      loadJourney: load,
    })
    show(page, <EmbeddableForm {...formOf(heard, { ports: { ...ports, portsOf } })} />)
    await awaitForm(page)
    expect(load).not.toHaveBeenCalled()
  })

  test('[F-ROUTE-41] a purpose of the host leaves no choice', async () => {
    const page = openPage()
    show(page, <EmbeddableForm {...quote(listen(), { purpose: 'CBV_CALLBACK' })} />)
    const scope = await awaitForm(page)
    expect(scope.querySelector('[data-part="back-to-choice"]')).toBeNull()
  })
})

const TEXTS = new Map([
  ['CloseOverlay', 'Close'],
  ['KmuLabel', 'Stay up to date'],
])

const mountOverlay = (
  heard = listen(),
  waits = false,
  texts: () => Promise<ReadonlyMap<string, string>> = () => Promise.resolve(TEXTS),
) => {
  const logged: LogEntry[] = []
  const log = (entry: LogEntry): void => void logged.push(entry)
  const page = openPage()
  const handle = createRef<OverlayHandle>()
  const { ports, ...form } = formOf(heard)
  const asked = { count: 0 }
  const load = (): Promise<ReadonlyMap<string, string>> => {
    asked.count += 1
    return texts()
  }
  show(
    page,
    <>
      <a href="#keep-me">Keep me updated</a>
      <FormOverlay
        ref={handle}
        form={{ ...form, ports: waits ? embeddedPortsOf(heard, tinyConfiguration, true) : ports }}
        trigger="Open"
        triggers={['keep-me', 'other']}
        loadTexts={load}
        labelKey="KmuLabel"
        close="Shut"
        log={log}
      />
    </>,
  )
  return { page, heard, handle, asked, logged }
}

const dialogOf = (page: ToolPage): HTMLDialogElement => {
  const found = inside(scopeOf(page), 'dialog')
  if (!(found instanceof HTMLDialogElement)) throw new Error('there is no dialog')
  return found
}

// What is still appearing has no contrast yet.
const listCalmFaults = async (page: ToolPage): Promise<readonly string[]> => {
  await Promise.all(
    dialogOf(page)
      .getAnimations()
      .map(({ finished }) => finished),
  )
  return listFaults(page.element)
}

const seeOpen = async (page: ToolPage, isOpen: boolean): Promise<void> => {
  await see(() => {
    expect(dialogOf(page).open).toBe(isOpen)
  })
}

const openByButton = async (page: ToolPage): Promise<void> => {
  await see(() => {
    part(scopeOf(page), 'overlay-trigger')
  })
  await userEvent.click(part(scopeOf(page), 'overlay-trigger'))
  await seeOpen(page, true)
}

describe('an overlay with a form', () => {
  test('[F-EMB-10] [F-EMB-14] [F-EMB-16] [E-F-35] its button opens it: labelled, focus inside, the page behind inert, one column', async () => {
    const { page, heard, asked } = mountOverlay()
    await see(() => {
      part(scopeOf(page), 'overlay-trigger')
    })
    expect(heard.asked).toEqual([])
    expect(asked.count).toBe(0)
    await openByButton(page)
    const dialog = dialogOf(page)
    await see(() => {
      expect(dialog.getAttribute('aria-label')).toBe('Stay up to date')
    })
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog.contains(scopeOf(page).activeElement)).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
    const scope = await awaitForm(page)
    const [first, second] = ['firstName', 'surName'].map((name) =>
      box(scope, name).getBoundingClientRect(),
    )
    expect(second?.left).toBe(first?.left)
    expect(await listCalmFaults(page)).toEqual([])
  })

  test('[F-EMB-14] [E-F-35] its button has a name before the texts come', async () => {
    const { page, logged } = mountOverlay(listen(), false, () => new Promise(() => undefined))
    await openByButton(page)
    expect(inside(scopeOf(page), '[data-part="close"]').getAttribute('aria-label')).toBe('Shut')
    expect(dialogOf(page).getAttribute('aria-label')).toBe('Open')
    expect(logged).toEqual([])
  })

  test('[F-EMB-14] [E-F-35] texts that do not come are logged, and names of the page stand in', async () => {
    const { page, logged } = mountOverlay(listen(), false, () => Promise.reject(new Error('503')))
    await openByButton(page)
    await see(() => {
      expect(logged).toMatchObject([{ level: 'error', code: 'OverlayTextsFailed' }])
    })
    expect(inside(scopeOf(page), '[data-part="close"]').getAttribute('aria-label')).toBe('Shut')
    expect(dialogOf(page).getAttribute('aria-label')).toBe('Open')
    expect(await listCalmFaults(page)).toEqual([])
  })

  test('[F-EMB-11] its button stays in sight when a long form scrolls, and takes no room', async () => {
    await browser.viewport(390, 420)
    const { page } = mountOverlay()
    await openByButton(page)
    await awaitForm(page)
    await listCalmFaults(page)
    const dialog = dialogOf(page)
    const close = inside(scopeOf(page), '[data-part="close"]')
    const before = close.getBoundingClientRect()
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight + 100)
    const frame = dialog.getBoundingClientRect()
    expect([before.top - frame.top, frame.right - before.right]).toEqual([12, 12])
    dialog.scrollTop = dialog.scrollHeight
    await rest(50)
    expect(dialog.scrollTop).toBeGreaterThan(100)
    expect(close.getBoundingClientRect().top).toBe(before.top)
  })

  test.each(['Escape', 'button'])(
    '[F-EMB-11] [E-F-35] %s closes it, the focus returns, and what was typed stays',
    async (way) => {
      const { page } = mountOverlay()
      await openByButton(page)
      const scope = await awaitForm(page)
      await userEvent.fill(box(scope, 'firstName'), 'Ada')
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      else await userEvent.click(inside(scope, '[data-part="close"]'))
      await seeOpen(page, false)
      expect(scope.activeElement).toBe(part(scope, 'overlay-trigger'))
      expect(document.documentElement.style.overflow).toBe('')
      await openByButton(page)
      expect(box(scope, 'firstName').value).toBe('Ada')
    },
  )

  test('[F-EMB-12] [F-EMB-13] a link with its hash opens it; closing takes the hash and gives the focus back', async () => {
    const { page } = mountOverlay()
    await see(() => {
      part(scopeOf(page), 'overlay-trigger')
    })
    const { pathname, search } = window.location
    await userEvent.click(browser.getByRole('link', { name: 'Keep me updated' }))
    await seeOpen(page, true)
    await userEvent.keyboard('{Escape}')
    await seeOpen(page, false)
    expect(window.location.pathname + window.location.search).toBe(pathname + search)
    expect(window.location.hash).toBe('')
    expect(document.activeElement?.textContent).toBe('Keep me updated')
  })

  test('[F-EMB-12] it opens at load, in any letter case', async () => {
    window.history.replaceState(null, '', '#Keep-Me')
    const { page } = mountOverlay()
    await see(() => {
      expect(dialogOf(page).open).toBe(true)
    })
  })

  test('[F-EMB-11] Back takes the hash and closes it', async () => {
    const { page } = mountOverlay()
    await see(() => {
      part(scopeOf(page), 'overlay-trigger')
    })
    window.location.hash = 'OTHER'
    await seeOpen(page, true)
    window.history.back()
    await seeOpen(page, false)
  })

  test('[F-EMB-13] a hash of the page itself stays when an overlay closes', async () => {
    const { page } = mountOverlay()
    await openByButton(page)
    window.history.replaceState(null, '', '#section-2')
    await userEvent.keyboard('{Escape}')
    await seeOpen(page, false)
    expect(window.location.hash).toBe('#section-2')
  })

  test('[F-TRACK-11] its form is loaded for the host only while it is open', async () => {
    const { page, heard, handle } = mountOverlay()
    await see(() => {
      part(scopeOf(page), 'overlay-trigger')
    })
    expect(heard.entries).toEqual([])
    handle.current?.open()
    await awaitForm(page)
    await see(() => {
      expect(heard.news).toEqual(['loaded CONTACT_REQUEST'])
    })
    await userEvent.keyboard('{Escape}')
    handle.current?.open()
    await rest(100)
    expect(heard.entries).toMatchObject([{ event: 'webform_action', result: 'load' }])
    expect(heard.entries).toHaveLength(1)
  })

  test('[F-TRACK-04] [F-TRACK-12] it tells of its form and of its lead, and of no page: that is of its host', async () => {
    const { page, heard } = mountOverlay()
    await openByButton(page)
    await fillAndSend(await awaitForm(page))
    await see(() => {
      expect(heard.entries.map(({ event, result }) => [event, result])).toEqual([
        ['webform_action', 'load'],
        ['webform_action', 'success'],
        ['interaction', undefined],
      ])
    })
  })

  test('[F-EMB-15] [F-SUB-68] a challenge hides it, mounted, and it comes back with all values', async () => {
    const { page, heard } = mountOverlay(listen(), true)
    await openByButton(page)
    const scope = await awaitForm(page)
    await fillAndSend(scope)
    await see(() => {
      heard.challenge(true)
      expect(dialogOf(page).open).toBe(false)
    })
    expect(box(scope, 'firstName').value).toBe('Ada')
    heard.challenge(false)
    await seeOpen(page, true)
    expect(box(scope, 'email').value).toBe('ada@x.example')
  })

  test('[F-EMB-07] the thanks stand in it', async () => {
    const { page } = mountOverlay()
    await openByButton(page)
    const scope = await awaitForm(page)
    await fillAndSend(scope)
    await see(() => {
      expect(dialogOf(page).contains(part(scope, 'form-thanks'))).toBe(true)
    })
    expect(await listFaults(page.element)).toEqual([])
  })
})

const MOUSE = '(hover: hover) and (pointer: fine)'

const mountIntent = ({ areOn = true, triggered = [] as readonly string[] } = {}) => {
  const page = openPage()
  const told = { kept: [] as (readonly string[])[], accepted: 0, asked: 0 }
  const ports: ExitIntentPorts = {
    readTriggered: () => triggered,
    saveTriggered: (ids) => told.kept.push(ids),
    isPageTriggersEnabled: () => {
      told.asked += 1
      return areOn
    },
  }
  const accept = (): void => {
    told.accepted += 1
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(
    page,
    <ExitIntroduction
      id="kmu-1"
      ports={ports}
      onAccept={accept}
      heading="Before you go"
      text="We write when there is something new."
      accept="Sign up"
      close="No, thank you"
    />,
  )
  const wait = (time: number): void => {
    vi.advanceTimersByTime(time)
  }
  return { page, told, wait }
}

const leave = (clientY: number): void => {
  document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget: null }))
}

const settle = async (): Promise<void> => {
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('the introduction', () => {
  test('[F-EMB-20] [F-EMB-21] [F-EMB-23] it shows when the mouse leaves at the top, and is kept', async () => {
    const { page, told, wait } = mountIntent()
    wait(3000)
    await settle()
    leave(300)
    await settle()
    expect(dialogOf(page).open).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 200))
    leave(-1)
    await seeOpen(page, true)
    expect(told.kept).toEqual([['kmu-1']])
    expect(dialogOf(page).getAttribute('aria-label')).toBe('Before you go')
    expect(await listCalmFaults(page)).toEqual([])
    await userEvent.click(part(scopeOf(page), 'introduction-accept'))
    await seeOpen(page, false)
    expect(told.accepted).toBe(1)
  })

  test.each([
    ['before three seconds', {}, 2999],
    ['where pages may trigger nothing', { areOn: false }, 3000],
    ['for an id that had it', { triggered: ['kmu-1'] }, 3000],
  ])('[F-EMB-22] [F-EMB-23] not %s', async (_, input, time) => {
    const { page, told, wait } = mountIntent(input)
    wait(time)
    leave(-1)
    await settle()
    expect(dialogOf(page).open).toBe(false)
    expect(told.kept).toEqual([])
  })

  test('[F-EMB-25] without a fine pointer it is never armed, and the site is not asked', async () => {
    const ask = window.matchMedia.bind(window)
    const asked = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ask(query === MOUSE ? 'not all' : query))
    onTestFinished(() => {
      asked.mockRestore()
    })
    const { page, told, wait } = mountIntent()
    wait(3000)
    leave(-1)
    await settle()
    expect([dialogOf(page).open, told.kept, told.asked]).toEqual([false, [], 0])
  })

  test('[F-EMB-25] with one it is armed, and the site is asked once', async () => {
    expect(window.matchMedia(MOUSE).matches).toBe(true)
    const { told, wait } = mountIntent()
    wait(3000)
    await settle()
    expect(told.asked).toBe(1)
  })

  test('[F-EMB-23] one mouse that leaves opens one of two, and the next one the other', async () => {
    const page = openPage()
    const kept: (readonly string[])[] = []
    const ports: ExitIntentPorts = {
      readTriggered: () => kept.flat(),
      saveTriggered: (ids) => kept.push(ids),
      isPageTriggersEnabled: () => true,
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const texts = { text: 'We write.', accept: 'Sign up', close: 'No' }
    show(
      page,
      <>
        {['kmu-1', 'kmu-2', 'kmu-3'].map((id) => (
          <ExitIntroduction
            key={id}
            id={id}
            ports={ports}
            onAccept={() => undefined}
            heading={id}
            {...texts}
          />
        ))}
      </>,
    )
    vi.advanceTimersByTime(3000)
    await settle()
    const listOpen = (): readonly string[] =>
      scopes(page).flatMap((scope) =>
        [...scope.querySelectorAll('dialog[open]')].map((one) => one.ariaLabel ?? ''),
      )
    const pause = (): Promise<void> => rest(250)
    leave(-1)
    await settle()
    expect(listOpen()).toEqual(['kmu-1'])
    await pause()
    leave(-1)
    await settle()
    expect(listOpen()).toEqual(['kmu-1'])
    await userEvent.keyboard('{Escape}')
    await pause()
    // Shown on another page since.
    kept.push(['kmu-2'])
    leave(-1)
    await settle()
    expect(listOpen()).toEqual(['kmu-3'])
    expect(kept).toEqual([['kmu-1'], ['kmu-2'], ['kmu-3']])
  })

  test('[F-EMB-27] [E-F-35] Escape ends it', async () => {
    const { page, told, wait } = mountIntent()
    const held = document.createElement('button')
    document.body.append(held)
    held.focus()
    wait(3000)
    await settle()
    leave(-1)
    await seeOpen(page, true)
    expect(dialogOf(page).matches(':modal')).toBe(true)
    expect(dialogOf(page).contains(scopeOf(page).activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await seeOpen(page, false)
    expect(document.activeElement).toBe(held)
    held.remove()
    expect(told.accepted).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 250))
    leave(-1)
    await settle()
    expect(dialogOf(page).open).toBe(false)
  })
})
