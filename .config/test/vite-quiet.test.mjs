import { expect, test } from 'vitest'
import { quiet } from '../vite-quiet.mjs'

test('one warning of Vite about itself is kept back, every other is told', () => {
  const told = []
  const logger = { warnOnce: (text) => told.push(text) }
  quiet().configResolved({ logger })
  logger.warnOnce('A PostCSS plugin did not pass the `from` option to `postcss.parse`. This may …')
  logger.warnOnce('Something is wrong')
  expect(told).toEqual(['Something is wrong'])
})
