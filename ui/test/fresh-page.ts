// Files share one page, which is as new for each of them: nothing mounted, stored, mocked, or set in the address.
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { unmountRoots } from './roots.js'

// [px] What a page has that nobody has made larger or smaller.
const [WIDTH, HEIGHT] = [414, 896]

const listAttributes = (): readonly (readonly [string, string])[] =>
  [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const)

const before = { address: location.href, title: document.title, attributes: listAttributes() }

const devtools = cdp() as unknown as {
  readonly send: (method: string, what: Readonly<Record<string, unknown>>) => Promise<unknown>
}

// Where the file before has left the pointer it would touch what this one draws.
const movePointerAway = (): Promise<unknown> =>
  devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5000, y: 5000 })

// A way back that is still under way would lead the next file away: ways are gone in their order.
const endHistory = async (): Promise<void> => {
  history.pushState(null, '', before.address)
  const told = new Promise((done) => {
    addEventListener('popstate', done, { once: true })
  })
  history.back()
  await told
  history.replaceState(null, '', before.address)
}

beforeAll(async () => {
  await page.viewport(WIDTH, HEIGHT)
  await movePointerAway()
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(async () => {
  unmountRoots()
  await endHistory()
  document.body.replaceChildren()
  for (const [name] of listAttributes()) document.documentElement.removeAttribute(name)
  for (const [name, value] of before.attributes) document.documentElement.setAttribute(name, value)
  document.title = before.title
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})
