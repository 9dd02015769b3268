// Puts frames in the place of links, on pages of others. It imports nothing: browsers run it as it is, and the server puts
// it into a function of its own with the sentence of its site.
import type { FrameNews } from '@evkit/engine/internal/site'

/** What is said where a frame stays empty; given by the server, in the language of the site. */
declare const evkitRefused: string

const FRAMES = 'iframe[data-evkit]'
// [ms] From when something has loaded until it has to have said that it is there.
const PATIENCE = 3000

// Against the broadest rules of the page around it.
const LOOK = { display: 'block', width: '100%', height: '480px', border: '0' }

const script = (document.currentScript as HTMLScriptElement).src
const base = script.replace(/frame\.js.*$/, 'frame/')
const { origin } = new URL(script)
let consent: string | undefined

const listFrames = () => document.querySelectorAll<HTMLIFrameElement>(FRAMES)

const style = (frame: HTMLElement, look: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(look))
    frame.style.setProperty(name, value, 'important')
}

const sayConsent = (frame: HTMLIFrameElement): void => {
  if (consent === undefined) return
  const message = { source: 'evkit', version: 1, kind: 'consent', groups: consent }
  frame.contentWindow?.postMessage(message, origin)
}

const refuse = (frame: HTMLIFrameElement, link: HTMLAnchorElement): void => {
  const note = document.createElement('p')
  note.dataset['evkit'] = 'refused'
  delete link.dataset['evkit']
  link.target = '_blank'
  note.append(`${evkitRefused} `, link)
  frame.replaceWith(note)
}

const place = (link: HTMLAnchorElement): void => {
  const address = new URL(link.href)
  address.searchParams.set('host', location.origin)
  const frame = document.createElement('iframe')
  frame.id = link.id
  frame.className = link.className
  frame.dataset['evkit'] = ''
  frame.title = link.textContent.trim()
  frame.loading = 'lazy'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'geolocation; clipboard-write'
  style(frame, LOOK)
  frame.onload = () => {
    setTimeout(() => {
      if (frame.dataset['evkit'] === '' && frame.isConnected) refuse(frame, link)
    }, PATIENCE)
  }
  frame.src = address.href
  link.replaceWith(frame)
}

const placeAll = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-evkit]'))
    if (link.href.startsWith(base)) place(link)
}

// Of other pages anything may come.
type Message = (FrameNews & { readonly source?: unknown; readonly version?: unknown }) | null

const hear = (event: MessageEvent<Message>): void => {
  const { data } = event
  if (event.origin !== origin || data?.source !== 'evkit' || data.version !== 1) return
  const frame = [...listFrames()].find(({ contentWindow }) => contentWindow === event.source)
  if (frame === undefined) return
  if (data.kind === 'ready') {
    frame.dataset['evkit'] = 'ready'
    sayConsent(frame)
  }
  if (data.kind === 'height') style(frame, { height: `${data.height}px` })
  frame.dispatchEvent(new CustomEvent(`evkit:${data.kind}`, { bubbles: true, detail: data }))
}

addEventListener('message', hear)
addEventListener('evkit:consent', (event) => {
  consent = String((event as CustomEvent<unknown>).detail)
  listFrames().forEach(sayConsent)
})
new MutationObserver(placeAll).observe(document, { childList: true, subtree: true })
placeAll()
