// A visitor who is quicker than the page: what is done while its scripts are still on their way.
import type { Frame, Page } from '@playwright/test'
import { findSeed } from '../../../.config/property-runs.mjs'

const isWhole = process.env['EVKIT_MATRIX'] === 'whole'

/** When something is done: before any script ran, with the first script only, or while the page wakes. */
export type EarlyMoment = 'before any script' | 'asleep' | 'waking'

/** Every moment before a page answers. */
export const EARLY_MOMENTS: readonly EarlyMoment[] = ['before any script', 'asleep', 'waking']

/** The moments of a page that wakes as another one does, which is looked at in all of them: `npm run test:deep` has all. */
export const MOMENTS_OF_ALIKE: readonly EarlyMoment[] = isWhole
  ? EARLY_MOMENTS
  : ['before any script']

/** A control, and how it is left: a value, or pressed. */
export type EarlyChoice = readonly [selector: string, value: string | true]

/** What is done on a page before it is awake. */
export interface EarlyStory {
  readonly path: string
  /** Whether it stands for pages that wake as it does. */
  readonly isModel?: boolean
  readonly choices: readonly EarlyChoice[]
}

/** Some of many that are alike: every third, others with another seed; all of them in `npm run test:deep`. */
export const pickSome = <T>(all: readonly T[]): readonly T[] => {
  const first = (findSeed() ?? 0) % 3
  return isWhole ? all : all.filter((_, at) => at % 3 === first)
}

const SCRIPT = /\/assets\/.*\.js$/
const CLIENT = /\/assets\/\w+-client-[^/]*\.js$/

interface Held {
  readonly isAsked: () => boolean
  readonly release: () => void
}

const holdScripts = async (page: Page, held: RegExp): Promise<Held> => {
  let isAsked = false
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(held, async (route) => {
    isAsked = true
    await released
    await route.continue()
  })
  return { isAsked: () => isAsked, release }
}

// A page wakes when somebody reaches for it; before its first script is there nothing hears of that.
const reach = async (page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> => {
  for (let at = 20; !(await isDone()); at = at === 20 ? 30 : 20) {
    await page.mouse.move(at, at)
    await page.waitForTimeout(20)
  }
}

// As a hand does: the browser changes the control, then tells.
const makeChoices = (
  choices: readonly EarlyChoice[],
  roots: readonly ParentNode[] = [document],
): void => {
  for (const [selector, value] of choices) {
    const control = roots
      .map((root) => root.querySelector<HTMLElement>(selector))
      .find((found) => found !== null)
    if (control === undefined) throw new Error(`Nothing is ${selector}`)
    if (value === true) control.click()
    else {
      const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
      const kind = kinds.find((one) => control instanceof one) ?? HTMLInputElement
      Reflect.set(kind.prototype, 'value', value, control)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** The files of scripts a page asks for until it answers, in the order it asks. */
export const listScripts = async (page: Page, path: string): Promise<readonly string[]> => {
  const asked: string[] = []
  const note = (request: { readonly url: () => string }): void => {
    const { pathname } = new URL(request.url())
    if (SCRIPT.test(pathname)) asked.push(pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await reach(page, () => isAwake(page))
  page.off('request', note)
  return [...new Set(asked)]
}

const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#tool') ?? {}).some((key) => key.startsWith('__react')),
  )

/** Opens a page and makes choices while one script of it is held back; then lets it go. */
export const chooseWithout = async (
  page: Page,
  { script, path }: { readonly script: string; readonly path: string },
  choices: readonly EarlyChoice[],
): Promise<void> => {
  const held = await holdScripts(page, new RegExp(`${script.replaceAll('.', '[.]')}$`))
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-data').waitFor({ state: 'attached' })
  await reach(page, held.isAsked)
  await page.evaluate(makeChoices, choices)
  held.release()
}

type Make = typeof makeChoices

// The framework listens at the root of the tool just before it goes through the page, a slice at a time.
const makeWhenWaking = (make: Make, choices: readonly EarlyChoice[]): void => {
  const original = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')
    ?.value as (this: EventTarget, ...rest: Parameters<EventTarget['addEventListener']>) => void
  let isMade = false
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...rest) {
    if (!isMade && this instanceof Element && this.id === 'tool') {
      isMade = true
      queueMicrotask(() => {
        make(choices)
        document.documentElement.dataset['early'] = 'made'
      })
    }
    original.apply(this, rest)
  }
}

const chooseWhileWaking = async (page: Page, path: string, choices: readonly EarlyChoice[]) => {
  await page.addInitScript({
    content: `(${String(makeWhenWaking)})(${String(makeChoices)}, ${JSON.stringify(choices)})`,
  })
  await page.goto(path)
  // A page wakes when somebody reaches for it.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('html[data-early="made"]').waitFor()
}

/** Opens a page and makes choices at a moment before it answers. */
export const chooseEarly = async (
  page: Page,
  path: string,
  { moment, choices }: { readonly moment: EarlyMoment; readonly choices: readonly EarlyChoice[] },
): Promise<void> => {
  if (moment === 'waking') {
    await chooseWhileWaking(page, path, choices)
    return
  }
  const held = await holdScripts(page, moment === 'asleep' ? CLIENT : SCRIPT)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-data').waitFor({ state: 'attached' })
  // The first script has run when it asks for the rest.
  await reach(page, held.isAsked)
  await page.evaluate(makeChoices, choices)
  held.release()
}

/**
 * Puts one of our pages into a page of somebody else, and makes choices in it before any script of it has run or, asleep,
 * with its first script only.
 */
export const chooseInFrame = async (
  page: Page,
  address: string,
  {
    moment,
    choices,
  }: { readonly moment: Exclude<EarlyMoment, 'waking'>; readonly choices: readonly EarlyChoice[] },
): Promise<Frame> => {
  const held = await holdScripts(page, moment === 'asleep' ? CLIENT : SCRIPT)
  // A frame of another origin gets a process of its own; it is looked into once it is there.
  const arrival = page.waitForEvent('framenavigated', (one) => one.url().startsWith(address))
  await page.evaluate((url) => {
    const element = document.createElement('iframe')
    element.width = '600'
    element.height = '800'
    element.src = url
    document.body.append(element)
  }, address)
  const frame = await arrival
  await frame.locator('#page-data').waitFor({ state: 'attached' })
  await reach(page, held.isAsked)
  await frame.evaluate(makeChoices, choices)
  held.release()
  return frame
}

// Forms in the page of a host are not in the text of the server, and each is a tree of its own: the first hand finds its
// controls in the moment they are drawn.
const makeOnSight = (make: Make, choices: readonly EarlyChoice[]): void => {
  const roots: ParentNode[] = [document]
  const watch = new MutationObserver(() => {
    const has = (root: ParentNode): boolean =>
      choices.every(([selector]) => root.querySelector(selector) !== null)
    const root = roots.find(has)
    if (root === undefined) return
    watch.disconnect()
    make(choices, [root])
    document.documentElement.dataset['early'] = 'made'
  })
  watch.observe(document, { childList: true, subtree: true })
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')?.value as (
    this: Element,
    init: ShadowRootInit,
  ) => ShadowRoot
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = original.call(this, init)
    roots.push(root)
    watch.observe(root, { childList: true, subtree: true })
    return root
  }
}

/** Opens a page whose controls come with its scripts, and makes choices as soon as all of them are there. */
export const chooseOnSight = async (
  page: Page,
  path: string,
  choices: readonly EarlyChoice[],
): Promise<void> => {
  await page.addInitScript({
    content: `(${String(makeOnSight)})(${String(makeChoices)}, ${JSON.stringify(choices)})`,
  })
  await page.goto(path)
  await page.locator('html[data-early="made"]').waitFor()
}
