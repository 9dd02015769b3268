// What is shown when a lead is in.
import { describe, expect, test } from 'vitest'
import { none, some, type Option } from '../../src/shared/option.js'
import type { FullConfiguration } from '../../src/forms/lead/forms.types.js'
import { toNothingSentView, toThanksView } from '../../src/forms/quote/thanks.view.js'
import { readContactForm } from '../../src/testing/form-documents.js'
import { tinyFormRequest } from '../../src/testing/form-samples.js'

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: String,
  compare: () => 0,
}

const HOME = '/uk/'

const linkOf = (query: { ctaurl?: string }, configuration: Option<FullConfiguration>) =>
  toThanksView({
    request: { ...tinyFormRequest, query },
    configuration,
    vehicle: none,
    sent: none,
    origin: 'https://x.example',
    words,
  })
    .links.map(({ href }) => href)
    .find((href) => href !== HOME)

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
      sent: none,
      origin: 'https://x.example',
      words,
    })
    expect([heading, subHeading]).toEqual([
      'ThankYouHeading.CONTACT_REQUEST',
      'ThankYouSubHeading.CONTACT_REQUEST',
    ])
  })

  test('[F-THX-03] the link of the query goes before that of the form of this purpose', () => {
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

  const thank = (isEmbedded: boolean, reference: Option<string>) =>
    toThanksView({
      request: { ...tinyFormRequest, isEmbedded },
      configuration: market('/uk/b'),
      vehicle: none,
      sent: some({ reference, when: '22 November 2026 at 19:17' }),
      origin: 'https://x.example',
      words,
    })

  test('[E-F-70] the number of the lead, when it was sent, and what the number is good for', () => {
    const { facts, note } = thank(false, some('7YJC-3MMY'))
    expect(facts).toEqual([
      { kind: 'reference', label: 'ThankYouReference', value: '7YJC-3MMY' },
      { kind: 'time', label: 'ThankYouTime', value: '22 November 2026 at 19:17' },
    ])
    expect(note).toBe('ThankYouReferenceNote')
    // A service of somebody else may give none.
    expect(thank(false, none).facts.map(({ kind }) => kind)).toEqual(['time'])
    expect(thank(false, none).note).toBe('')
  })

  test('[E-F-70] there is always a way on, but out of the page of somebody else', () => {
    const hrefs = (isEmbedded: boolean) => thank(isEmbedded, none).links.map(({ href }) => href)
    expect(hrefs(false)).toEqual(['https://x.example/uk/b', '/uk/'])
    expect(hrefs(true)).toEqual(['https://x.example/uk/b'])
  })

  test('[F-THX-06] nobody is thanked who has sent nothing: the way to the form instead', () => {
    const view = toNothingSentView({ ...tinyFormRequest, app: 'quote' }, words)
    expect(view.heading).toBe('NothingSentHeading')
    expect(view.subHeading).toBe('NothingSentText')
    expect(view.facts).toEqual([])
    expect(view.links).toEqual([
      { label: 'NothingSentLink', href: '/uk/quote' },
      { label: 'ThankYouHome', href: '/uk/' },
    ])
  })
})
