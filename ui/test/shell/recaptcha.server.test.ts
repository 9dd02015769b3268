// reCAPTCHA, where a service is set to it: its token, its failures, and what the policy of the pages lets in for it.
import { none, some } from '@evkit/engine/shared'
import { describe, expect, test } from 'vitest'
import { listSecurityHeaders } from '../../server/security.js'
import { createBotCheck } from '../../src/shell/ports/forms/bot-check.js'
import { createRecaptcha } from '../../src/shell/ports/forms/recaptcha.js'

const script = (token: string) => ({
  ready: (act: () => void) => {
    act()
  },
  execute: (siteKey: string, { action }: { readonly action: string }) =>
    Promise.resolve(`${token} of ${siteKey} for ${action}`),
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('[D-F-37] the bot check of somebody else', () => {
  test('its script is loaded once, from its own address, with the key of the site', async () => {
    const loaded: string[] = []
    const ask = createRecaptcha({
      load: (address) => {
        loaded.push(address)
        return Promise.resolve()
      },
      find: () => script('token'),
    })
    expect([await ask('a&b'), await ask('a&b')]).toEqual(Array(2).fill('token of a&b for lead'))
    expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=a%26b'])
  })

  test('a script that cannot be had fails, and is asked for again', async () => {
    let isDown = true
    const ask = createRecaptcha({
      load: () => (isDown ? Promise.reject(new Error('blocked')) : Promise.resolve()),
      find: () => script('token'),
    })
    await expect(ask('k')).rejects.toThrow('blocked')
    isDown = false
    expect(await ask('k')).toBe('token of k for lead')
  })

  test.each([undefined, null, 'x', {}, { ready: 1 }])(
    'a page that holds %j fails',
    async (found) => {
      const ask = createRecaptcha({ load: () => Promise.resolve(), find: () => found })
      await expect(ask('k')).rejects.toThrow('another one')
    },
  )

  test('its token goes with a lead, and is asked for anew when it has grown old', async () => {
    let now = 0
    let count = 0
    const check = createBotCheck({
      ask: () => Promise.resolve({ kind: 'recaptcha', siteKey: some('k'), challenge: none }),
      solve: () => Promise.reject(new Error('no work')),
      askRecaptcha: (siteKey) => Promise.resolve(`${siteKey}${(count += 1)}`),
      now: () => now,
      wait: () => Promise.resolve(),
    })
    expect(await check.getToken()).toBe('k1')
    check.warmUp()
    await nextTask()
    now = 100_000
    expect(await check.getToken()).toBe('k3')
  })
})

describe('[E-F-23] the policy of the pages', () => {
  const policy = (usesRecaptcha: boolean, usesYouTube = false) =>
    listSecurityHeaders('https://x.example', { mapStyle: '', usesRecaptcha, usesYouTube })[
      'Content-Security-Policy'
    ] ?? ''

  test('lets nothing of another host in', () => {
    expect(policy(false)).not.toContain('https:')
    expect(policy(false)).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/)
  })

  test('lets the bot check in where the service is set to it, and of what stands in a page the two scripts we wrote', () => {
    expect(policy(true)).toMatch(
      /script-src 'self'(?: 'sha256-\S+'){2} https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
    )
    expect(policy(true)).toContain('frame-src https://www.google.com/recaptcha/')
    expect(policy(true)).not.toMatch(/unsafe|\*/)
  })

  test('[B-B-06] lets the frame of a video in where content has one, and nothing else of its host', () => {
    const frame = 'frame-src https://www.youtube-nocookie.com'
    expect(policy(false, true)).toContain(`${frame};`)
    expect(policy(false, true).replace(frame, '')).not.toContain('https:')
    expect(policy(true, true)).toContain(`${frame} https://www.google.com/recaptcha/`)
  })
})
