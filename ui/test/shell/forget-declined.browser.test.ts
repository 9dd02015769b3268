// What is taken from a device when a consent is withdrawn: what is ours, and nothing else.
import { CONSENT_CHANGED_EVENT } from '@evkit/engine/site'
import { afterEach, expect, test } from 'vitest'
import { forgetDeclined } from '../../src/shell/ports/consent/forget-declined.js'

const answer = (groups: string): void => {
  document.cookie = `OptanonConsent=${encodeURIComponent(`groups=${groups}`)};path=/`
  window.dispatchEvent(new Event(CONSENT_CHANGED_EVENT))
}

const readAll = async () => ({
  cookies: document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .sort(),
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  caches: await caches.keys(),
})

let end = (): void => undefined

// The page is shared: who goes on listening takes from the tests to come what they keep.
afterEach(async () => {
  end()
  for (const name of ['OptanonConsent', 'dismissedBanners', 'theirs'])
    document.cookie = `${name}=;path=/;max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
})

test('[B-CONS-09] what others keep stays, and so does what is kept for a purpose that is accepted', async () => {
  answer('C1:1,C2:1,C3:1')
  end = forgetDeclined(true)
  document.cookie = 'theirs=1;path=/'
  document.cookie = 'dismissedBanners=%5B%5D;path=/'
  localStorage.setItem('theirs', '1')
  localStorage.setItem('infoMessage:m1:uk', 'true')
  sessionStorage.setItem('urlData', '{}')
  sessionStorage.setItem('infoMessage:m2:uk', 'true')
  await caches.open('theirs')
  await caches.open('evkit x')
  answer('C1:1,C2:1,C3:0')
  await expect.poll(readAll).toEqual({
    cookies: ['OptanonConsent', 'theirs'],
    local: ['theirs'],
    session: expect.arrayContaining(['urlData', 'infoMessage:m2:uk']) as unknown,
    caches: ['theirs'],
  })
})

test('[B-CONS-09] [E-F-15] of a form that was begun only what was typed goes', async () => {
  answer('C1:1,C3:1')
  const kept = {
    purpose: 'CONTACT_REQUEST',
    app: 'contact',
    isBusiness: false,
    productsOfInterest: [],
    draft: { values: { firstName: 'Ada' }, savedAt: 0 },
  }
  sessionStorage.setItem('submitData', JSON.stringify(kept))
  end = forgetDeclined(true)
  expect(sessionStorage.getItem('submitData')).toContain('Ada')
  answer('C1:1,C3:0')
  await expect.poll(() => sessionStorage.getItem('submitData')).not.toContain('Ada')
  expect(sessionStorage.getItem('submitData')).toContain('CONTACT_REQUEST')
  // Of one that cannot be read nobody knows what is in it.
  sessionStorage.setItem('submitData', '{"draft":{"values":{"firstName":"Ada"}}')
  answer('C1:1')
  await expect.poll(() => sessionStorage.getItem('submitData')).toBeNull()
})
