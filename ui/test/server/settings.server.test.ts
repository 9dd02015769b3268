import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { readSettings } from '../../server/settings.js'

const read = (environment: Parameters<typeof readSettings>[0]) => {
  const settings = readSettings(environment)
  if (E.isLeft(settings)) throw new Error(settings.left.join('; '))
  return settings.right
}

test('[E-T-57] a core is left to the thread that answers, and there is one thread beside it at least', () => {
  const { threads } = read({})
  expect(threads).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)))
  const wrong = readSettings({ EVKIT_THREADS: '65' })
  expect(wrong).toEqual({ _tag: 'Left', left: ['EVKIT_THREADS is a number to 64'] })
})

test('everything that opens something is off unless it is set', () => {
  expect(read({ NODE_ENV: 'production', EVKIT_THREADS: '2' })).toEqual({
    threads: 2,
    port: 4300,
    origin: 'http://localhost:4300',
    isPreviewOpen: false,
    isIntrospectionOpen: false,
    isMetricsOpen: false,
    areToolsKept: true,
    areRequestsLogged: true,
    mapStyle: '',
    transport: 'host',
    ownDomains: [],
    fleetSignIn: '',
    fleetScope: [],
    linkEnvironment: 'production',
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
      EVKIT_OWN_DOMAINS: ' Example.org, shop.example.com ',
      EVKIT_FLEET_SIGN_IN: 'https://login.example',
      EVKIT_FLEET_SCOPE: 'openid profile',
      EVKIT_LINK_ENV: 'qa',
      EVKIT_SECURITY_CONTACT: 'mailto:security@cars.example',
      EVKIT_SECURITY_LANGUAGES: 'sv, en',
      EVKIT_STOP_LIMIT: '500',
      EVKIT_THREADS: '0',
      EVKIT_OFFLINE: 'off',
      EVKIT_ASSETS_DIR: '/var/cache/evkit',
      EVKIT_ASSETS_DAYS: '30',
      EVKIT_HSTS: 'subdomains',
    }),
  ).toEqual({
    sharedFiles: { folder: '/var/cache/evkit', days: 30 },
    threads: 0,
    port: 8080,
    host: '127.0.0.1',
    origin: 'https://cars.example',
    isPreviewOpen: true,
    isIntrospectionOpen: true,
    isMetricsOpen: true,
    areToolsKept: false,
    areRequestsLogged: false,
    mapStyle: 'https://tiles.example/style.json',
    transport: 'subdomains',
    ownDomains: ['example.org', 'shop.example.com'],
    fleetSignIn: 'https://login.example',
    linkEnvironment: 'qa',
    fleetScope: ['openid', 'profile'],
    security: { contact: 'mailto:security@cars.example', languages: 'sv, en' },
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
  ['EVKIT_SECURITY_CONTACT', 'security@cars.example'],
  ['EVKIT_SECURITY_CONTACT', 'http://cars.example/security'],
  ['EVKIT_SECURITY_CONTACT', 'tel:+44-20-7946-0000'],
  ['EVKIT_SECURITY_CONTACT', 'javascript:alert(1)'],
  ['EVKIT_SECURITY_CONTACT', 'mailto:'],
  ['EVKIT_SECURITY_CONTACT', 'mailto:security'],
  ['EVKIT_SECURITY_CONTACT', 'mailto:a@cars.example b@cars.example'],
  ['EVKIT_SECURITY_CONTACT', 'mailto:a@cars.example\nExpires: 2099-01-01T00:00:00Z'],
  ['EVKIT_SECURITY_CONTACT', 'https://'],
  ['EVKIT_SECURITY_CONTACT', 'https://cars.example/\r\nPolicy: x'],
  ['EVKIT_SECURITY_CONTACT', 'https://name:word@cars.example/'],
  ['EVKIT_SECURITY_CONTACT', 'https://autos.example/würde'],
  ['EVKIT_SECURITY_LANGUAGES', 'English'],
  ['EVKIT_SECURITY_LANGUAGES', 'en,'],
  ['EVKIT_SECURITY_LANGUAGES', 'en\nContact: https://else.example'],
  ['EVKIT_STOP_LIMIT', 'soon'],
  ['EVKIT_ASSETS_DAYS', '0'],
  ['EVKIT_ASSETS_DAYS', '366'],
  ['EVKIT_ASSETS_DAYS', 'a week'],
  ['EVKIT_PREVIEW', '1'],
  ['EVKIT_METRICS', 'yes'],
  ['EVKIT_LOG', 'none'],
  ['EVKIT_HSTS', 'on'],
  ['EVKIT_HSTS', 'constructor'],
  ['EVKIT_OWN_DOMAINS', 'https://example.org'],
  ['EVKIT_OWN_DOMAINS', 'example.org;shop.example.com'],
  ['EVKIT_OWN_DOMAINS', 'localhost'],
  ['EVKIT_FLEET_SCOPE', 'open"id'],
  ['EVKIT_LINK_ENV', 'prod'],
  ['EVKIT_LINK_ENV', 'constructor'],
  ['EVKIT_OWN_DOMAINS', '*.example.org'],
])('[E-F-68] [E-T-113] %s cannot be %j, and is named', (name, value) => {
  const settings = readSettings({ [name]: value })
  if (E.isRight(settings)) throw new Error('understood')
  expect(settings.left).toHaveLength(1)
  expect(settings.left[0]).toMatch(new RegExp(`^${name} is `))
})

test('[E-F-63] the calls of whoever runs the service have a port of their own where one is set, on this machine', () => {
  const adminOf = (environment: Readonly<Record<string, string>>) => {
    const read = readSettings(environment)
    return E.isLeft(read) ? read.left : read.right.admin
  }
  expect(adminOf({})).toBe(undefined)
  expect(adminOf({ EVKIT_ADMIN_PORT: '4310' })).toEqual({ port: 4310, host: '127.0.0.1' })
  const inside = { EVKIT_ADMIN_PORT: '4310', EVKIT_ADMIN_HOST: '10.0.0.4' }
  expect(adminOf(inside)).toEqual({ port: 4310, host: '10.0.0.4' })
  expect(adminOf({ EVKIT_ADMIN_PORT: 'x', EVKIT_ADMIN_HOST: 'inside' })).toEqual([
    'EVKIT_ADMIN_PORT is a number to 65535',
    'EVKIT_ADMIN_HOST is an address of this machine, such as 127.0.0.1',
  ])
})
