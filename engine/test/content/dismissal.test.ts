import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDismissal, dropDismissal, readDismissals } from '../../src/content/dismissal.js'
import { toFingerprint } from '../../src/content/index.js'

const recall = { key: 'm1', name: 'Recall' }
const winter = { key: 'm2', name: 'Winter' }

test('[B-B-11] what was closed is listed once, the newest last, until it is brought back', () => {
  const closed = addDismissal(addDismissal(addDismissal([], recall), winter), recall)
  expect(closed).toEqual([winter, recall])
  expect(dropDismissal(closed, 'm2')).toEqual([recall])
})

test('[B-B-11] what was kept is read again, what is no part of it is left out', () => {
  expect(readDismissals(JSON.stringify([recall, winter]))).toEqual([recall, winter])
  expect(readDismissals('[{"key":"m1"},{"name":"a"},3,null,{"key":1,"name":"b"}]')).toEqual([])
  expect(readDismissals('{}')).toEqual([])
})

test('[B-B-11] Any text is read without an exception.', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readDismissals(text))).toBe(true)
    }),
  )
})

test('[B-B-11] a mark of a text tells small changes apart', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'Snow on Friday.', 'Snow on Friday!', 'é', '🚗']
  expect(new Set(texts.map(toFingerprint)).size).toBe(texts.length)
  expect(toFingerprint('a')).toBe(toFingerprint('a'))
  expect(toFingerprint('Snow on Friday.')).toMatch(/^[0-9a-z]{1,7}$/)
})
