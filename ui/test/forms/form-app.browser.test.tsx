// A form application with its machines, over the engine's own samples; every port is given, nothing is fetched.
import '../../src/tokens/base.css'
import { toNothingSentView, toTrackingEntries, type LeadFormPorts } from '@evkit/engine/forms'
import { none, some, type LogEntry } from '@evkit/engine/shared'
import type { DataLayerEntry } from '@evkit/engine/site'
import { tinyConfiguration, tinyFormInput, tinyFormRequest } from '@evkit/engine/testing'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  LeadFormApp,
  NothingSent,
  startLeadFormView,
  type AppPage,
  type LeadFormAppProps,
} from '../../src/forms/index.js'
import { listFaults } from '../axe.js'
import { dropAtOnce, find, findInput, openPage, part, rest, see, show } from '../tool-page.js'
import { words } from './ports.js'
import { SENT } from './sent.js'
import { mountedRoot } from '../roots.js'

type Ports = LeadFormPorts<AbortSignal>
interface Waiting<Question, Answer> {
  readonly question: Question
  readonly signal: AbortSignal
  readonly answer: (answer: Answer) => void
  readonly fail: () => void
}

const recorder =
  <Question, Answer>(asked: Waiting<Question, Answer>[]) =>
  (question: Question, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const one = {
        question,
        signal,
        answer: resolve,
        fail: () => {
          reject(new Error('down'))
        },
      }
      asked.push(one)
      dropAtOnce(asked, one, signal)
    })

const open = (
  more: Partial<LeadFormAppProps> = {},
  draft: ReturnType<Ports['readDraft']> = none,
  isSent = { now: false },
) => {
  const page = openPage()
  const asked = {
    configuration: [] as Waiting<
      Parameters<Ports['loadConfiguration']>[0],
      Awaited<ReturnType<Ports['loadConfiguration']>>
    >[],
    email: [] as Waiting<string, boolean>[],
    token: [] as Waiting<unknown, string>[],
    lead: [] as Waiting<Parameters<Ports['postLead']>[0], Awaited<ReturnType<Ports['postLead']>>>[],
  }
  const told = {
    faults: [] as unknown[],
    logged: [] as LogEntry[],
    drafts: [] as unknown[],
    kept: [] as unknown[],
    went: [] as string[],
    news: [] as DataLayerEntry[],
    titles: [] as string[],
    moves: [] as string[],
    warm: { count: 0 },
  }
  const online = { isOnline: true, tell: (_: boolean): void => undefined }
  let move: (page: AppPage) => void = () => undefined
  const props: LeadFormAppProps = {
    request: tinyFormRequest,
    surroundings: tinyFormInput.surroundings,
    page: 'form',
    configuration: some(tinyConfiguration),
    wordsOf: words,
    firstView: undefined,
    ports: {
      loadConfiguration: recorder(asked.configuration),
      checkEmail: recorder(asked.email),
      checkPhone: () => Promise.resolve(true),
      searchAddresses: () => Promise.resolve([]),
      getToken: recorder(asked.token),
      mintKey: () => Promise.resolve('key-1'),
      postLead: recorder(asked.lead),
      readDraft: () => draft,
      saveDraft: (values) => told.drafts.push(values),
      dropDraft: () => told.drafts.push('dropped'),
      saveLead: (lead) => {
        told.kept.push(lead)
        isSent.now = true
      },
      readSent: () => (isSent.now ? SENT : { purpose: none, sent: none }),
      navigate: (url) => told.went.push(url),
      track: (news) => told.news.push(...toTrackingEntries(news)),
      notifyHost: (fault) => told.faults.push(fault),
      log: (entry) => told.logged.push(entry),
      loadRetailers: () => new Promise(() => undefined),
      loadJourney: () => new Promise(() => undefined),
      warmUp: () => {
        told.warm.count += 1
      },
      connection: {
        isOnline: () => online.isOnline,
        subscribe: (listen) => {
          online.tell = (isOnline) => {
            online.isOnline = isOnline
            listen(isOnline)
          }
          return () => undefined
        },
      },
      route: {
        url: () => 'https://x.example/uk/contact-request/form',
        settle: () => told.moves.push('settled'),
        showFinished: () => told.moves.push('finished'),
        comesBack: () => false,
        subscribe: (listen) => {
          move = listen
          return () => undefined
        },
      },
      landing: () => undefined,
      setTitle: (title) => told.titles.push(title),
    },
    ...more,
  }
  return { page, asked, told, online, props, move: (to: AppPage) => { move(to) } } // prettier-ignore
}

type Opened = ReturnType<typeof open>

const mount = (...input: Parameters<typeof open>): Opened => {
  const opened = open(...input)
  show(opened.page, <LeadFormApp {...opened.props} />)
  return opened
}

const box = ({ page }: Opened, name: string) => findInput(page, `input[name="${name}"]`)

const fill = async (opened: Opened): Promise<void> => {
  await userEvent.fill(box(opened, 'firstName'), 'Ada')
  await userEvent.fill(box(opened, 'email'), 'ada@x.example')
  await userEvent.click(box(opened, 'firstName'))
  await see(() => {
    expect(opened.asked.email).toHaveLength(1)
  })
  opened.asked.email[0]?.answer(true)
}

const press = async ({ page }: Opened): Promise<void> => {
  await userEvent.click(part(page, 'submit'))
}

const send = async (opened: Opened): Promise<void> => {
  await fill(opened)
  await press(opened)
  await see(() => {
    expect(opened.asked.token).toHaveLength(1)
  })
  opened.asked.token[0]?.answer('tok')
  await see(() => {
    expect(opened.asked.lead).toHaveLength(1)
  })
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('a form that runs', () => {
  test('[E-F-01] an empty one is stopped: the summary has the focus, the title says so, the host is told', async () => {
    const opened = mount()
    await press(opened)
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'error-summary'))
    })
    expect(opened.told.titles.at(-1)).toMatch(/^ErrorTitle/)
    expect(opened.told.faults).toMatchObject([{ name: 'FormValidationError' }])
    expect(await listFaults(opened.page.element)).toEqual([])
    // Pressed again with nothing mended, the focus comes back.
    box(opened, 'surName').focus()
    await press(opened)
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'error-summary'))
    })
  })

  test('[E-F-02] every message is heard of at its control, by the tree a reader is given', async () => {
    const opened = mount()
    await press(opened)
    await see(() => {
      expect(browser.getByRole('alert').element()).toBe(part(opened.page, 'error-summary'))
    })
    const messages = [...opened.page.element.querySelectorAll('[data-part$="-error"]')]
    expect(messages.length).toBeGreaterThan(1)
    for (const message of messages) {
      const control = find(opened.page, `[aria-describedby~="${message.id}"]`)
      expect(control.getAttribute('aria-invalid')).toBe('true')
    }
  })

  test('[F-SUB-65] [F-SUB-73] a right one is verified, sent and thanked for', async () => {
    const opened = mount()
    await send(opened)
    expect(opened.asked.lead[0]?.question).toMatchObject({
      key: 'key-1',
      body: { firstName: 'Ada', recaptchaResponse: 'tok', purpose: 'CONTACT_REQUEST' },
    })
    expect(part(opened.page, 'submit').getAttribute('aria-disabled')).toBe('true')
    part(opened.page, 'submit').click()
    opened.asked.lead[0]?.answer({ kind: 'accepted', redirectUrl: none, reference: none })
    await see(() => {
      expect(document.activeElement).toBe(find(opened.page, 'h1'))
    })
    expect(find(opened.page, 'h1').textContent).toBe('ThankYouHeading.CONTACT_REQUEST')
    expect(opened.told.moves).toContain('finished')
    expect(opened.told.kept).toHaveLength(1)
    expect(opened.asked.lead).toHaveLength(1)
    expect(opened.told.titles.at(-1)).toBe('ThankYouHeading.CONTACT_REQUEST')
    expect(part(opened.page, 'sent-reference').textContent).toBe('ThankYouReference7YJC-3MMY')
    expect(part(opened.page, 'sent-time').textContent).toContain('22 November 2026')
    expect(await listFaults(opened.page.element)).toEqual([])
  })

  test('[F-TRACK-01] [F-TRACK-03] [F-TRACK-10] [F-TRACK-13] analytics hear of the page, of its form once it is there, and of the lead; of no text', async () => {
    const opened = mount({ configuration: none })
    const page = { event: 'pageView', pageName: 'contact request', market: 'GB' }
    const { news } = opened.told
    await see(() => {
      expect(news).toEqual([{ ...page, pageType: 'form' }])
    })
    opened.asked.configuration[0]?.answer(tinyConfiguration)
    await see(() => {
      expect(news).toHaveLength(2)
    })
    await send(opened)
    opened.asked.lead[0]?.answer({ kind: 'accepted', redirectUrl: none, reference: none })
    await see(() => {
      expect(part(opened.page, 'form-thanks')).toBeDefined()
    })
    const form = { event: 'webform_action', formId: 'GBCRCR-SUMMARY', formType: 'B2C-CRCR' }
    expect(news.slice(1)).toEqual([
      { ...form, result: 'load', gobGroup: 'checkout', salesChannel: 'direct' },
      { ...form, result: 'success', gobGroup: 'conversion', salesChannel: 'direct' },
      {
        event: 'interaction',
        eventCategory: 'form',
        eventAction: 'submit',
        eventLabel: 'contact request',
      },
      { ...page, pageType: 'thank you' },
    ])
    expect(JSON.stringify(news)).not.toMatch(/ada/i)
  })

  test('[F-THX-06] [F-TRACK-05] the last page without a lead is a page view and no success', async () => {
    const opened = mount({ page: 'finished' })
    await see(() => {
      expect(part(opened.page, 'nothing-sent')).toBeDefined()
    })
    expect(opened.told.news).toMatchObject([{ event: 'pageView', pageType: 'thank you' }])
    expect(opened.told.news).toHaveLength(1)
  })

  test('[F-THX-08] back from the thanks is a new, empty form', async () => {
    const opened = mount()
    await send(opened)
    opened.asked.lead[0]?.answer({ kind: 'accepted', redirectUrl: none, reference: none })
    await see(() => {
      expect(part(opened.page, 'form-thanks').querySelector('h1')?.textContent).toBe(
        'ThankYouHeading.CONTACT_REQUEST',
      )
    })
    opened.move('form')
    await see(() => {
      expect(box(opened, 'firstName').value).toBe('')
    })
    opened.move('finished')
    await see(() => {
      expect(part(opened.page, 'form-thanks').querySelector('h1')?.textContent).toBe(
        'ThankYouHeading.CONTACT_REQUEST',
      )
    })
    expect(opened.asked.lead).toHaveLength(1)
  })

  test('[F-SUB-75] an answer may lead to another page', async () => {
    const opened = mount()
    await send(opened)
    opened.asked.lead[0]?.answer({
      kind: 'accepted',
      redirectUrl: some('https://partner.example/next'),
      reference: none,
    })
    await see(() => {
      expect(opened.told.went).toEqual(['https://partner.example/next'])
    })
    expect(opened.page.element.querySelector('[data-part="form-wait"]')).not.toBeNull()
  })

  test('[F-SUB-69] a bot check that fails says so by the button, and nothing is lost', async () => {
    const opened = mount()
    await fill(opened)
    await press(opened)
    await see(() => {
      expect(opened.asked.token).toHaveLength(1)
    })
    opened.asked.token[0]?.fail()
    await see(() => {
      expect(browser.getByRole('alert').element().textContent).toContain('GenericErrorMessage')
    })
    expect(box(opened, 'firstName').value).toBe('Ada')
    expect(part(opened.page, 'submit').hasAttribute('aria-disabled')).toBe(false)
  })

  test('[D-F-34] what the service refuses stands at its field', async () => {
    const opened = mount()
    await send(opened)
    opened.asked.lead[0]?.answer({
      kind: 'refused',
      errors: new Map([['email', 'FieldInvalid']]),
    })
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'error-summary'))
    })
    expect(box(opened, 'email').getAttribute('aria-invalid')).toBe('true')
  })

  test('[E-F-14] without a connection nothing is tried; the notice goes with its return', async () => {
    const opened = mount()
    await fill(opened)
    opened.online.tell(false)
    await press(opened)
    await see(() => {
      expect(browser.getByRole('alert').element().textContent).toBe('OfflineMessage')
    })
    opened.online.tell(true)
    await see(() => {
      expect(opened.page.element.querySelector('[role=alert]')).toBeNull()
    })
    expect(opened.asked.token).toEqual([])
  })

  test('[E-F-14] a browser that has not told of a lost connection yet is asked at the press', async () => {
    const opened = mount()
    await fill(opened)
    opened.online.isOnline = false
    await press(opened)
    await see(() => {
      expect(browser.getByRole('alert').element().textContent).toBe('OfflineMessage')
    })
    expect(opened.asked.token).toEqual([])
  })

  test('[E-F-18] an answer for an older text is aborted and never heard', async () => {
    const opened = mount()
    await userEvent.fill(box(opened, 'email'), 'a@x.example')
    await userEvent.click(box(opened, 'firstName'))
    await see(() => {
      expect(opened.asked.email).toHaveLength(1)
    })
    await userEvent.fill(box(opened, 'email'), 'b@x.example')
    expect(opened.asked.email[0]?.signal.aborted).toBe(true)
    opened.asked.email[0]?.answer(false)
    await rest(30)
    expect(box(opened, 'email').hasAttribute('aria-invalid')).toBe(false)
  })

  test('[F-VAL-18] [F-SUB-70] what is typed draws nothing, and is not lost when something is drawn', async () => {
    const opened = mount()
    const changes: MutationRecord[] = []
    const watcher = new MutationObserver((seen) => changes.push(...seen))
    await userEvent.click(box(opened, 'firstName'))
    watcher.observe(opened.page.element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    await userEvent.keyboard('Ada')
    await rest(50)
    // React touches the field itself, whatever is typed.
    const field = box(opened, 'firstName')
    expect(changes.filter(({ target }) => target !== field)).toEqual([])
    expect([field.value, field.getAttribute('value')]).toEqual(['Ada', ''])
    watcher.disconnect()
    await press(opened)
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'error-summary'))
    })
    expect(box(opened, 'firstName').value).toBe('Ada')
    expect(box(opened, 'firstName').hasAttribute('aria-invalid')).toBe(false)
    expect(opened.told.drafts.at(-1)).toMatchObject({ firstName: 'Ada' })
  })

  test('[D-F-37] the bot check is got ready when somebody begins', async () => {
    const opened = mount()
    expect(opened.told.warm.count).toBe(0)
    await userEvent.click(box(opened, 'firstName'))
    expect(opened.told.warm.count).toBeGreaterThan(0)
  })
})

describe('a form without its configuration', () => {
  test('[F-ROUTE-38] [F-ROUTE-39] waits, fails after a second try, and can be asked for again', async () => {
    const opened = mount({ configuration: none })
    await see(() => {
      expect(opened.asked.configuration).toHaveLength(1)
    })
    expect(part(opened.page, 'form-wait').textContent).toBe('Loading')
    opened.asked.configuration[0]?.fail()
    await see(() => {
      expect(opened.asked.configuration).toHaveLength(2)
    })
    opened.asked.configuration[1]?.fail()
    await see(() => {
      const retry = browser.getByRole('button', { name: 'PleaseReloadPage', exact: true })
      expect(retry.element()).toBe(part(opened.page, 'retry'))
    })
    await userEvent.click(part(opened.page, 'retry'))
    await see(() => {
      expect(opened.asked.configuration).toHaveLength(3)
    })
    opened.asked.configuration[2]?.answer(tinyConfiguration)
    await see(() => {
      expect([box(opened, 'firstName').value, box(opened, 'email').value]).toEqual(['', ''])
    })
  })
})

describe('a page the server has written', () => {
  const wake = async (...input: Parameters<typeof open>) => {
    const opened = open(...input)
    const props = { ...opened.props, firstView: startLeadFormView(opened.props) }
    opened.page.element.innerHTML = renderToString(<LeadFormApp {...props} />)
    const before = opened.page.element.innerHTML
    const faults: unknown[] = []
    const root = mountedRoot(
      hydrateRoot(opened.page.element, <LeadFormApp {...props} />, {
        onRecoverableError: (fault) => faults.push(fault),
      }),
    )
    await rest(100)
    return { opened, before, faults, root }
  }

  test('wakes as it was', async () => {
    const { opened, before, faults, root } = await wake()
    expect(faults).toEqual([])
    expect(opened.page.element.innerHTML).toBe(before)
    expect(opened.asked.configuration).toEqual([])
    root.unmount()
  })

  test('[E-F-15] wakes as it was with a draft too, then puts it back and says so', async () => {
    const { opened, faults, root } = await wake({}, some({ firstName: 'Ada' }))
    expect(faults).toEqual([])
    expect(box(opened, 'firstName').value).toBe('Ada')
    await userEvent.click(browser.getByRole('button', { name: 'ClearForm' }))
    await see(() => {
      expect(box(opened, 'firstName').value).toBe('')
    })
    expect(opened.told.drafts).toContain('dropped')
    root.unmount()
  })

  test('[E-F-22] a script that was kept is shown as the text it is', async () => {
    const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    const title = document.title
    const { opened, root } = await wake({}, some({ firstName: script, description: script }))
    expect(box(opened, 'firstName').value).toBe(script)
    expect(opened.page.element.querySelector('script, img[src="x"]')).toBeNull()
    expect(document.title).toBe(title)
    root.unmount()
  })

  test('[F-VAL-18] what was typed before it is awake stays, and counts', async () => {
    const opened = open()
    const props = { ...opened.props, firstView: startLeadFormView(opened.props) }
    opened.page.element.innerHTML = renderToString(<LeadFormApp {...props} />)
    box(opened, 'firstName').value = 'Ada'
    const root = mountedRoot(hydrateRoot(opened.page.element, <LeadFormApp {...props} />))
    await rest(100)
    expect(box(opened, 'firstName').value).toBe('Ada')
    await press(opened)
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'error-summary'))
    })
    expect(box(opened, 'firstName').value).toBe('Ada')
    expect(box(opened, 'firstName').hasAttribute('aria-invalid')).toBe(false)
    expect(box(opened, 'email').getAttribute('aria-invalid')).toBe('true')
    root.unmount()
  })

  const linksOf = ({ page }: Opened) =>
    [...part(page, 'thanks-links').querySelectorAll('a')].map((a) => a.getAttribute('href'))

  test('[F-THX-06] a page that thanks, opened with nothing sent, thanks nobody and leads to the form', async () => {
    const { opened, before, faults, root } = await wake({ page: 'finished' })
    expect(before).not.toContain('ThankYouHeading')
    expect(faults).toEqual([])
    expect(find(opened.page, 'h1').textContent).toBe('NothingSentHeading')
    expect(document.activeElement).toBe(find(opened.page, 'h1'))
    expect(part(opened.page, 'nothing-sent').textContent).toContain('NothingSentText')
    expect(opened.page.element.textContent).not.toContain('ThankYouHeading')
    expect(linksOf(opened)).toEqual(['/uk/contact-request/form', '/uk/'])
    expect(opened.told.titles.at(-1)).toBe('NothingSentHeading')
    expect(opened.told.kept).toEqual([])
    expect(await listFaults(opened.page.element)).toEqual([])
    root.unmount()
  })

  test('[E-F-70] loaded again after a lead it thanks with the same number and time', async () => {
    const { opened, before, faults, root } = await wake({ page: 'finished' }, none, { now: true })
    // The server cannot know of it.
    expect(before).not.toContain('7YJC-3MMY')
    expect(faults).toEqual([])
    expect(find(opened.page, 'h1').textContent).toBe('ThankYouHeading.CONTACT_REQUEST')
    expect(part(opened.page, 'sent-reference').textContent).toBe('ThankYouReference7YJC-3MMY')
    expect(part(opened.page, 'sent').textContent).toContain('ThankYouReferenceNote')
    expect(linksOf(opened)).toEqual(['/uk/'])
    expect(opened.told.kept).toEqual([])
    root.unmount()
  })

  test('[F-THX-06] where scripts are off the page says what that means, and leads to the form', () => {
    const { props } = open({ page: 'finished' })
    const view = toNothingSentView(props.request, props.wordsOf(props.configuration))
    const drawn = renderToString(
      <LeadFormApp {...props} withoutScripts={<NothingSent view={view} />} />,
    )
    const [, without = ''] = /<noscript>(.*)<\/noscript>/.exec(drawn) ?? []
    expect(without).toContain('NothingSentText')
    expect(without).toContain('href="/uk/contact-request/form"')
    expect(drawn).toContain('<h1 tabindex="-1">FinishedHeading</h1>')
  })
})
