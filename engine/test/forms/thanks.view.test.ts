// What is shown when a lead is in.
import { describe, expect, test } from 'vitest'
import { none, some, type Option } from '@evkit/engine/shared'
import type { FullConfiguration } from '@evkit/engine/forms'
import { toThanksView } from '@evkit/engine/forms/view'
import { readContactForm, tinyFormRequest } from '@evkit/engine/testing'

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: String,
  compare: () => 0,
}

const linkOf = (query: { ctaurl?: string }, configuration: Option<FullConfiguration>) =>
  toThanksView({
    request: { ...tinyFormRequest, query },
    configuration,
    vehicle: none,
    origin: 'https://x.example',
    words,
  }).link?.href

const market = (ctaLink?: string): Option<FullConfiguration> => {
  const form = readContactForm({
    order: ['submit'],
    ...(ctaLink === undefined ? {} : { ctaLink }),
  })
  const allowedRedirectHosts = ['shop.example']
  return some({
    ...form,
    marketConfiguration: { ...form.marketConfiguration, allowedRedirectHosts },
  })
}

describe('the thanks', () => {
  test('[F-THX-02] [F-THX-03] heading and text of the purpose', () => {
    const { heading, subHeading } = toThanksView({
      request: tinyFormRequest,
      configuration: none,
      vehicle: none,
      origin: 'https://x.example',
      words,
    })
    expect([heading, subHeading]).toEqual([
      'ThankYouHeading.CONTACT_REQUEST',
      'ThankYouSubHeading.CONTACT_REQUEST',
    ])
  })

  test('[F-THX-06] the link of the query goes before that of the form of this purpose', () => {
    expect(linkOf({ ctaurl: '/uk/a' }, market('/uk/b'))).toBe('https://x.example/uk/a')
    expect(linkOf({}, market('/uk/b'))).toBe('https://x.example/uk/b')
    expect(linkOf({}, market())).toBeUndefined()
    expect(linkOf({}, none)).toBeUndefined()
  })

  test('[D-F-36] only hosts the market lists may be named by the query', () => {
    const asked = { ctaurl: 'https://shop.example/x' }
    expect(linkOf(asked, market())).toBe('https://shop.example/x')
    expect(linkOf(asked, none)).toBeUndefined()
    expect(linkOf({ ctaurl: 'https://evil.example/x' }, market('/uk/b'))).toBe(
      'https://x.example/uk/b',
    )
    expect(linkOf({ ctaurl: 'javascript:alert(1)' }, market())).toBeUndefined()
  })
})
