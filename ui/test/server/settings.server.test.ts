import { expect, test } from 'vitest'
import { readSettings } from '../../server/settings.js'

const read = (environment: Parameters<typeof readSettings>[0]) => {
  const settings = readSettings(environment)
  if (settings._tag === 'Left') throw new Error(settings.left.join('; '))
  return settings.right
}

test('everything that opens something is off unless it is set', () => {
  expect(read({ NODE_ENV: 'production' })).toEqual({
    port: 4300,
    origin: 'http://localhost:4300',
    isPreviewOpen: false,
    isIntrospectionOpen: false,
    isMetricsOpen: false,
    areRequestsLogged: true,
    mapStyle: '',
    stopLimit: 10_000,
  })
})

test('each setting is read', () => {
  expect(
    read({
      EVKIT_HOST: '127.0.0.1',
      PORT: '8080',
      EVKIT_ORIGIN: 'https://cars.example',
      EVKIT_PREVIEW: 'on',
      EVKIT_METRICS: 'on',
      EVKIT_LOG: 'errors',
      EVKIT_MAP_STYLE: 'https://tiles.example/style.json',
      EVKIT_STOP_LIMIT: '500',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    origin: 'https://cars.example',
    isPreviewOpen: true,
    isIntrospectionOpen: true,
    isMetricsOpen: true,
    areRequestsLogged: false,
    mapStyle: 'https://tiles.example/style.json',
    stopLimit: 500,
  })
})

test('[E-F-68] a slash at the end of the origin is none of it; an empty value is none', () => {
  expect(read({ EVKIT_ORIGIN: 'https://cars.example/' })).toMatchObject({
    origin: 'https://cars.example',
  })
  expect(read({ PORT: '', EVKIT_ORIGIN: '' })).toMatchObject({ origin: 'http://localhost:4300' })
})

test.each<readonly [name: string, value: string]>([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['PORT', '1e3'],
  ['PORT', '1.5'],
  ['PORT', ' 80'],
  ['EVKIT_ORIGIN', 'https://cars.example/shop'],
  ['EVKIT_ORIGIN', 'cars.example'],
  ['EVKIT_ORIGIN', 'ftp://cars.example'],
  ['EVKIT_HOST', 'everywhere'],
  ['EVKIT_STOP_LIMIT', 'soon'],
  ['EVKIT_PREVIEW', '1'],
  ['EVKIT_METRICS', 'yes'],
  ['EVKIT_LOG', 'none'],
])('[E-F-68] %s cannot be %j, and is named', (name, value) => {
  const settings = readSettings({ [name]: value })
  if (settings._tag === 'Right') throw new Error('understood')
  expect(settings.left).toHaveLength(1)
  expect(settings.left[0]).toMatch(new RegExp(`^${name} is `))
})
