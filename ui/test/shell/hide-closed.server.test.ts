import { BLOCKS } from '@evkit/engine/blocks'
import { isMessageClosed, keepMessage, listMessageKeys } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { root as place } from '../../../engine/test/kit/content-site.js'
import { CLOSED_SCRIPT, writeHideClosed } from '../../src/shell/blocks/hide-closed.js'

const read = (more: object = {}) => {
  const content = toUndefined(
    BLOCKS['info-message'].codec(
      {
        id: 'm1',
        marketSlug: 'uk',
        title: 'Snow',
        message: 'It is cold.',
        dismissible: true,
        ...more,
      },
      place,
    ).value,
  )
  if (content === undefined) throw new Error('nothing of this is shown')
  return content
}

type Store = (key: string) => string | null

// The script as a browser runs it, behind the message, with a store of its own.
const isHidden = (
  content: ReturnType<typeof read>,
  getItem: Store,
  visit: Store = () => null,
): boolean => {
  const html = writeHideClosed({ content })
  const dataset = Object.fromEntries(
    [...html.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]),
  )
  const message = { hidden: false }
  const currentScript = { dataset, previousElementSibling: { firstElementChild: message } }
  runInNewContext(CLOSED_SCRIPT, {
    document: { currentScript },
    localStorage: { getItem },
    sessionStorage: { getItem: visit },
  })
  return message.hidden
}

describe('a message that was closed', () => {
  const content = read()
  const keys = listMessageKeys(content)

  test('[B-INFO-01] [B-B-11] is hidden by the page itself exactly where it counts as closed', () => {
    for (const flag of ['true', 'false', ''])
      for (const text of ['', 'another', keepMessage(content).text]) {
        const store = new Map([
          [keys.flag, flag],
          [keys.text, text],
        ])
        const isClosed = isMessageClosed(keepMessage(content).text, { flag, text })
        expect([flag, text, isHidden(content, (key) => store.get(key) ?? null)]).toEqual([
          flag,
          text,
          isClosed,
        ])
      }
    expect(isHidden(content, () => null)).toBe(false)
  })

  test('[B-INFO-09] [E-B-26] is shown where storage is switched off', () => {
    expect(
      isHidden(content, () => {
        throw new Error('switched off')
      }),
    ).toBe(false)
  })

  test('[B-INFO-07] has no script where it cannot be closed, nor as a dialog', () => {
    for (const more of [{ dismissible: false }, { messageType: 'dialog' }])
      expect(writeHideClosed({ content: read(more) })).toBe('')
  })

  test('[E-T-27] says what it was kept under as text, and all have the same script', () => {
    const html = writeHideClosed({ content: read({ id: '"><img src=x>' }) })
    expect(html).toContain(`>${CLOSED_SCRIPT}</script>`)
    expect(html).not.toContain('<img')
  })
})
