// The elements of the question for consent, which the server has made: placed, drawn and listened to.
import type { ConsentEvent, ConsentView } from '@evkit/engine/site'
import type { ConsentPurpose } from '@evkit/engine/internal/site'
import { listenToDialog, openDialog } from '../../primitives/index.js'

/** The elements of the question. */
export interface ConsentParts {
  readonly banner: HTMLElement
  readonly dialog: HTMLDialogElement
  readonly boxes: readonly HTMLInputElement[]
  /** Where it is said that a choice is saved, and what. */
  readonly said: HTMLElement
  readonly saved: string
}

const find = (within: ParentNode, selector: string): HTMLElement => {
  const found = within.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`The question for consent has no ${selector}`)
  return found
}

/**
 * Puts the elements of the question onto the page: the banner at its very beginning, so that it is met first by keyboard
 * and by ear, though it is seen at the foot of the window; the rest at its end.
 */
export const placeConsent = (question: HTMLTemplateElement): ConsentParts => {
  const content = document.importNode(question.content, true)
  const banner = find(content, '[data-part="consent-banner"]')
  const dialog = find(content, 'dialog') as HTMLDialogElement
  const said = find(content, '[role="status"]')
  document.body.prepend(banner)
  document.body.append(dialog, said)
  return {
    banner,
    dialog,
    boxes: [...dialog.querySelectorAll('input')],
    said,
    saved: said.dataset['saved'] ?? '',
  }
}

const purposeOf = ({ name }: HTMLInputElement): ConsentPurpose => name as ConsentPurpose

const ROOM = '--consent-room'

// How much of the window the banner covers: as much can be scrolled further, and what gets the focus stays above it.
const measureRoom = ({ banner }: ConsentParts): void => {
  const { style, dataset } = document.documentElement
  if (banner.hidden) {
    delete dataset['asksConsent']
    style.removeProperty(ROOM)
    return
  }
  dataset['asksConsent'] = ''
  style.setProperty(ROOM, `${window.innerHeight - banner.getBoundingClientRect().top}px`)
}

// Who had the focus in what goes is led to the page itself.
const hideBanner = ({ banner }: ConsentParts): void => {
  const hadFocus = banner.contains(document.activeElement)
  banner.hidden = true
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Makes what draws the view of the question. */
export const createConsentDrawing = (parts: ConsentParts): ((view: ConsentView) => void) => {
  const { banner, dialog, boxes } = parts
  let close: (() => void) | undefined
  new ResizeObserver(() => {
    measureRoom(parts)
  }).observe(banner)
  return ({ isBannerShown, arePreferencesOpen, boxes: choices }) => {
    for (const box of boxes) box.checked = choices[purposeOf(box)]
    if (arePreferencesOpen) close ??= openDialog(dialog, true)
    else {
      close?.()
      close = undefined
    }
    if (!isBannerShown) hideBanner(parts)
    else if (banner.hidden) {
      banner.hidden = false
      measureRoom(parts)
    }
  }
}

/** Makes what says a text politely, once: it is taken away a moment later, so that the same can be said again. */
export const createStatus = (region: HTMLElement, time: number): ((text: string) => void) => {
  let last = ''
  let emptying: number | undefined
  return (text) => {
    if (text === last) return
    last = text
    window.clearTimeout(emptying)
    region.textContent = text
    emptying = window.setTimeout(() => {
      region.textContent = ''
    }, time)
  }
}

const PRESSES: readonly ConsentEvent['type'][] = [
  'all.accept',
  'all.reject',
  'choice.save',
  'preferences.open',
]

type Plain = Exclude<ConsentEvent, { readonly type: 'purpose.set' | 'cookie.changed' }>

const listenToPresses = (element: HTMLElement, send: (event: ConsentEvent) => void): void => {
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    const type = PRESSES.find((one) => one === button?.dataset['consent'])
    if (type !== undefined) send({ type } as Plain)
  })
}

/** Tells what a visitor does with the question. */
export const listenToConsent = (
  { banner, dialog, boxes }: ConsentParts,
  send: (event: ConsentEvent) => void,
): void => {
  const close = (): void => {
    send({ type: 'preferences.close' })
  }
  listenToPresses(banner, send)
  listenToPresses(dialog, send)
  for (const box of boxes)
    box.addEventListener('change', () => {
      send({ type: 'purpose.set', purpose: purposeOf(box), isOn: box.checked })
    })
  listenToDialog(dialog, close)
}
