import { expect, test } from 'vitest'
import { readSettings } from '../../server/settings.js'

test('everything that opens something is off unless it is set', () => {
  expect(readSettings({ NODE_ENV: 'production' })).toEqual({
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
    readSettings({
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
    origin: 'https://cars.example',
    isPreviewOpen: true,
    isIntrospectionOpen: true,
    isMetricsOpen: true,
    areRequestsLogged: false,
    mapStyle: 'https://tiles.example/style.json',
    stopLimit: 500,
  })
})

test.each(['', 'abc', '-1', '70000', '1e3', '1.5', ' 80'])('the port %j is not one', (PORT) => {
  expect(readSettings({ PORT }).port).toBe(4300)
})
