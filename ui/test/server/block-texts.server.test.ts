// Texts of a language that blocks say: what becomes of one that is not there, on the page and in the log.
import type { LogEntry } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import { expect, test, vi } from 'vitest'
import { BLOCK_TEXTS } from '../../src/shell/blocks/block-texts.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { createTranslate } from '../../src/shell/messages.js'
import { openData } from './open-data.js'

const place = { site: 'se', path: '/se/', locale: 'sv-SE', isPreview: false, closed: [] }
const callout = {
  title: 'A',
  description: 'Something.',
  cta: { text: 'Read more', href: 'https://other.example/', target: '_blank' },
}

const draw = (texts: object | undefined, isPreview: boolean) => {
  const read = createReadBlockPage('https://cars.example', () => undefined)
  const page = read({
    title: 'x',
    ...(texts === undefined ? {} : { texts }),
    blocks: [
      { id: 'one', type: 'callouts', content: { callouts: [callout] } },
      { id: 'two', type: 'callouts', content: { callouts: [callout] } },
    ],
  })
  const told: LogEntry[] = []
  const drawing = () =>
    drawBlocks({ page, context: { ...place, isPreview }, log: (entry) => told.push(entry) })
  drawing()
  return { ...drawing(), told }
}

test('[B-I18N-02] a page whose language lacks a text leaves its place empty, and the log says so once', () => {
  const { html, told, data } = draw({ disclaimers: 'Notes' }, false)
  const [first] = told
  expect(first).toEqual({
    level: 'error',
    code: 'TranslationMissing',
    text: 'Translation key not found',
  })
  expect(html).toContain('Read more')
  expect(html).not.toMatch(/PLACEHOLDER_|new-tab<|undefined/)
  expect(data.texts).toEqual({ disclaimers: 'Notes' })
})

test('[B-I18N-03] an author sees the key of a missing text, and a warning names key and language', () => {
  const { html, told, data } = draw({ disclaimers: 'Notes' }, true)
  expect(html).toContain('new-tab')
  const warnings = told.filter(({ text }) => text.includes('"new-tab"'))
  expect(warnings).toEqual([
    {
      level: 'warning',
      code: 'TranslationUnwritten',
      text: 'Missing translation key "new-tab" for language "sv-SE"',
    },
  ])
  // What woke there would say is what stands there.
  expect(data.texts['new-tab']).toBe('new-tab')
})

test('[B-I18N-05] a page without any texts says so once, and is drawn all the same', () => {
  const { html, told } = draw(undefined, false)
  expect(html).toContain('Read more')
  expect(told.filter(({ text }) => text === 'No translations available')).toHaveLength(1)
})

test('[B-I18N-02] [B-I18N-04] [B-ERR-06] a tool says nothing in place of a text it lacks, and the key of one it cannot fill; the console has both', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const translate = createTranslate({ hello: 'Hi {name}', bad: 'Hi {name' }, 'sv')
  expect([translate('nothing'), translate('nothing')]).toEqual(['', ''])
  expect([translate('hello'), translate('bad', { name: 'Ada' })]).toEqual(['hello', 'bad'])
  expect(translate('hello', { name: 'Ada' })).toBe('Hi Ada')
  expect(error.mock.calls.map(([line]) => String(line).replace(/^\w+ /, ''))).toEqual([
    'Translation key not found',
    'Translation format error',
    'Translation format error',
  ])
  error.mockRestore()
})

test('[B-I18N-02] every language has every text blocks ask for, and none that nobody asks for', () => {
  const store = openData()
  for (const site of store.sites) {
    const page = O.toUndefined(store.findContent(site, CONTENT_CLIENTS.home, 'published'))
    const { texts = {} } = page as { readonly texts?: object }
    expect([site, ...Object.keys(texts).sort()]).toEqual([site, ...BLOCK_TEXTS])
  }
})
