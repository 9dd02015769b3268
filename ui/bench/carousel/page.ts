// The page of the bench: the row its address names, of the same slides.
import type { MountedRow } from './slides.js'

const ROWS: Readonly<Record<string, () => Promise<{ readonly mount: MountedRow }>>> = {
  ours: () => import('./our-row.js'),
  embla: () => import('./embla-row.js'),
  swiper: () => import('./swiper-row.js'),
}

const mountRow = async (): Promise<void> => {
  const row = await ROWS[location.pathname.slice(1)]?.()
  if (row === undefined) throw new Error(`No row: ${location.pathname}`)
  // A row measures itself when it is mounted: its style has to be there.
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  const host = document.createElement('div')
  host.style.inlineSize = '800px'
  document.body.replaceChildren(host)
  row.mount(host)
}

Object.assign(window, { mountRow })
