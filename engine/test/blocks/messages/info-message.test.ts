import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import {
  isMessageClosed,
  keepMessage,
  listMessageKeys,
} from '../../../src/blocks/info-message/closed-message.js'
import { infoMessageCodec } from '../../../src/blocks/info-message/info-message.codec.js'
import type { InfoMessageContent } from '../../../src/blocks/info-message/info-message.types.js'
import { infoMessageView } from '../../../src/blocks/info-message/info-message.view.js'
import { root } from '../../kit/content-site.js'

const words = { close: 'Close', important: 'Important', message: 'Message' }

const read = (more: object = {}): InfoMessageContent => {
  const written = { id: 'm1', marketSlug: 'uk', message: 'Snow on Friday.', ...more }
  const { value } = infoMessageCodec(written, root)
  if (O.isNone(value)) throw new Error('no message')
  return value.value
}

const draw = (more: object = {}) => infoMessageView({ id: 'b', content: read(more), words })

describe('a message', () => {
  test.each(['', '  ', '\u00a0', undefined])('[B-INFO-04] %j is none', (message) => {
    expect(infoMessageCodec({ id: 'm1', message }, root).value).toEqual(O.none)
  })

  test('[B-INFO-05] fields', () => {
    const link = { url: '/snow/', urlText: 'Read', target: '_blank', accessibilityLabel: 'Read it' }
    const content = read({ title: 'Winter', link, modelSlug: 'ex30', dismissible: false })
    expect(content).toMatchObject({ modelSlug: 'ex30', marketSlug: 'uk', dismissible: false })
    expect(draw({ title: 'Winter', link }).call).toMatchObject({
      text: 'Read',
      name: 'Read it',
      target: '_blank',
    })
  })

  test('[B-INFO-06] an unknown type is the default', () => {
    expect(read({ messageType: 'warning' }).messageType).toBe('default')
    for (const messageType of ['alert', 'default', 'success', 'dialog'])
      expect(read({ messageType }).messageType).toBe(messageType)
  })

  test('[B-INFO-07] the button is there where the message can be closed, which is the rule', () => {
    expect([draw().closeLabel, draw({ dismissible: false }).closeLabel]).toEqual([
      'Close',
      undefined,
    ])
  })

  test('[B-INFO-08] a link needs address and text', () => {
    expect(draw({ link: { url: '/a' } }).call).toBeUndefined()
    expect(draw({ link: { urlText: 'a' } }).call).toBeUndefined()
    expect(draw({ link: 'a' }).call).toBeUndefined()
  })

  test.each([
    ['default', undefined, undefined, ''],
    ['alert', undefined, 'alert', 'Important'],
    ['success', 'status', 'status', ''],
    ['dialog', undefined, undefined, ''],
  ])('[B-INFO-06] %s: role %s, late %s, prefix "%s"', (messageType, role, late, prefix) => {
    const view = draw({ messageType })
    expect([view.type, view.role, view.lateRole, view.prefix]).toEqual([
      messageType,
      role,
      late,
      prefix,
    ])
  })

  test('[B-INFO-06] a dialog nobody can close is an alert', () => {
    expect(draw({ messageType: 'dialog', dismissible: false })).toMatchObject({
      type: 'alert',
      prefix: 'Important',
    })
  })

  test('[B-INFO-06] it is named by its title, or as a message', () => {
    expect(draw({ title: 'Winter' })).toMatchObject({ name: 'Winter', titleId: 'b-title' })
    expect(draw()).toMatchObject({ name: 'Message', titleId: undefined })
    expect(draw().dismissal).toEqual({ key: 'infoMessage:m1:uk', name: 'Snow on Friday.' })
    expect(draw({ title: 'Winter' }).dismissal.name).toBe('Winter')
  })
})

describe('a message that was closed', () => {
  const mark = (more: object = {}) => keepMessage(read(more)).text
  const kept = (flag: string, text = '') => isMessageClosed(mark(), { flag, text })

  test('[B-INFO-03] key of id, market and car', () => {
    expect(listMessageKeys(read()).flag).toBe('infoMessage:m1:uk')
    expect(listMessageKeys(read({ modelSlug: 'ex30' })).flag).toBe('infoMessage:m1:uk:ex30')
  })

  test('[B-INFO-03] Messages of another id, market or car have other keys.', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
    const place = fc.record({
      id: slug,
      marketSlug: slug,
      modelSlug: fc.oneof(slug, fc.constant('')),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const isSame = JSON.stringify(a) === JSON.stringify(b)
        expect(listMessageKeys(a).flag === listMessageKeys(b).flag).toBe(isSame)
        expect(listMessageKeys(a).text).not.toBe(listMessageKeys(b).flag)
      }),
    )
  })

  test('[B-INFO-01] [B-INFO-02] only the flag true closes', () => {
    expect([kept('true'), kept(''), kept('1'), kept('TRUE')]).toEqual([true, false, false, false])
    expect(isMessageClosed(mark(), keepMessage(read()))).toBe(true)
  })

  test('[B-INFO-07] a message that cannot be closed does not look at the flag', () => {
    expect([draw().record?.keys.flag, draw({ dismissible: false }).record]).toEqual([
      'infoMessage:m1:uk',
      undefined,
    ])
  })

  test('[B-B-11] another text is shown again, another title too', () => {
    const before = keepMessage(read())
    expect(isMessageClosed(mark({ message: 'Snow on Saturday.' }), before)).toBe(false)
    expect(isMessageClosed(mark({ title: 'Winter' }), before)).toBe(false)
  })
})
