// Where the choice of a vehicle leads in the quote flow, and what experiments change of it.
import { describe, expect, test } from 'vitest'
import { isConversational } from '../../../src/forms/lead/plan/conversation.js'
import { parseFormPath } from '../../../src/forms/lead/plan/purpose.js'
import { readFormQuery } from '../../../src/forms/lead/plan/forms.url.js'
import type { Vehicle } from '../../../src/forms/lead/forms.types.js'
import {
  addedVehicle,
  moveQuery,
  writeChangeLink,
  writeQuotePath,
} from '../../../src/forms/quote/quote-step.url.js'
import { ALTERNATE_VALUES, resolvePrimaryAction } from '../../../src/forms/embed/experiments.js'
import {
  choosesRetailerOnForm,
  resolveQuoteProgress,
  type QuoteSteps,
} from '../../../src/forms/quote/quote-flow.js'
import { none, some } from '../../../src/shared/option.js'
import { parseQuery } from '../../../src/shared/query.js'
import { tinyVehicle } from '../../../src/testing/forms-samples.js'

const resolveModelStep = ({
  search,
  vehicle,
  ...steps
}: QuoteSteps & { readonly search: string; readonly vehicle: Vehicle }) =>
  writeQuotePath('uk', choosesRetailerOnForm(steps) ? 'form' : 'retailerSelector') +
  moveQuery(search, { kind: 'vehicle', vehicle })

const step = { search: '', vehicle: tinyVehicle, flags: [], needsRetailer: true }
const experiment = (search: string, value: string) =>
  resolvePrimaryAction(value, readFormQuery(parseQuery(search)).read)

describe('how far a visitor is', () => {
  const OLD: QuoteSteps = { flags: [], needsRetailer: true }
  const at = (steps: QuoteSteps, isModelChosen: boolean) =>
    (['modelSelector', 'retailerSelector', 'form', 'finished'] as const).map((page) =>
      resolveQuoteProgress(steps, { page, isModelChosen }),
    )

  test('[E-F-71] the retailer counts where it has a page of its own, the thanks never', () => {
    expect(at(OLD, true)).toEqual([
      some({ step: 1, count: 3 }),
      some({ step: 2, count: 3 }),
      some({ step: 3, count: 3 }),
      none,
    ])
    for (const steps of [
      { ...OLD, flags: ['useNewQuoteFlow'] as const },
      { ...OLD, needsRetailer: false },
    ])
      expect(at(steps, true)).toEqual([
        some({ step: 1, count: 2 }),
        none,
        some({ step: 2, count: 2 }),
        none,
      ])
  })

  test('[E-F-71] who begins in the middle is told nothing', () => {
    expect(at(OLD, false)).toEqual([some({ step: 1, count: 3 }), none, none, none])
  })
})

describe('the choice of a vehicle', () => {
  test('[F-ROUTE-44] in the new flow it leads to the form, else to the retailers', () => {
    expect(resolveModelStep({ ...step, flags: ['useNewQuoteFlow'] })).toBe(
      '/uk/quote/form?pno=416XY2',
    )
    expect(resolveModelStep(step)).toBe('/uk/quote/retailer?pno=416XY2')
    expect(resolveModelStep({ ...step, search: '?utm_source=a&modelkey=ex90' })).toBe(
      '/uk/quote/retailer?utm_source=a&pno=416XY2',
    )
    expect(resolveModelStep({ ...step, needsRetailer: false })).toBe('/uk/quote/form?pno=416XY2')
  })

  test('a vehicle without a number goes by its key', () => {
    expect(addedVehicle({ ...tinyVehicle, pno34: '' })).toEqual({
      choice: 'model',
      parameter: 'modelkey',
      value: 'ex30',
    })
  })

  test('Change leads back to where the choice was made', () => {
    const page = { market: 'uk', search: '?pno=1&RetailerId=9&campaigncode=C' }
    expect(writeChangeLink(page, 'model')).toBe('/uk/quote?RetailerId=9&campaigncode=C')
    expect(writeChangeLink(page, 'retailer')).toBe('/uk/quote/retailer?pno=1&campaigncode=C')
    expect(parseFormPath(writeChangeLink(page, 'retailer'))).toMatchObject({
      value: { page: 'retailerSelector' },
    })
  })
})

describe('experiments', () => {
  test('[F-ROUTE-34] c and d change the call to action, unless the address says no', () => {
    expect(['a', 'b', 'c', 'd', ''].map((value) => experiment('', value))).toEqual([
      'default',
      'default',
      'alternate',
      'alternate',
      'default',
    ])
    expect(experiment('?disableexperiments=true', 'c')).toBe('default')
    expect(experiment('?disableexperiments=TRUE', 'd')).toBe('default')
    expect(experiment('?disableexperiments=yes', 'd')).toBe('alternate')
  })

  test('[F-CONST-42] the values that switch', () => {
    expect(ALTERNATE_VALUES).toEqual(['c', 'd'])
  })

  test('[F-ROUTE-34] [F-EMB-31] [F-EMB-32] [F-FLAG-14] both experiments are off by address', () => {
    const form = { app: 'quote', market: 'se', query: {} } as const
    const off = { ...form, query: readFormQuery(parseQuery('?disableexperiments=true')).read }
    expect(isConversational(form, ['ConversationalForm'])).toBe(true)
    expect(isConversational({ ...form, app: 'contact' }, ['ConversationalForm'])).toBe(false)
    expect(isConversational({ ...form, market: 'uk' }, ['ConversationalForm'])).toBe(false)
    expect(isConversational(form, [])).toBe(false)
    expect(isConversational(off, ['ConversationalForm'])).toBe(false)
    expect(experiment('?disableexperiments=true', 'd')).toBe('default')
  })
})
