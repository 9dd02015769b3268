import { describe, expect, test } from 'vitest'
import {
  readSavingsSelection,
  takeSavingsWish,
  LOADING_CONFIGURATION,
  type SavingsState,
} from '@evkit/engine/savings'
import { savingsView, type SavingsViewInput } from '@evkit/engine/savings/view'
import { none, parseQuery, some } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { tinySavingsContent, tinySavingsSetup, tinySavingsState } from '@evkit/engine/testing'

const translate: SavingsViewInput['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join('|')

const view = (state: Partial<SavingsState> = {}, change: Partial<SavingsViewInput> = {}) =>
  savingsView({
    state: { ...tinySavingsState, ...state },
    content: tinySavingsContent,
    translate,
    numbers: numberFormat('en-GB'),
    announced: none,
    isDragging: false,
    isMotionReduced: false,
    ...change,
  })

const read = (text: string) => readSavingsSelection(parseQuery(text), tinySavingsSetup)

describe('the savings page', () => {
  test('[T-FUEL-01] [T-FUEL-02] checkbox and four sliders in order', () => {
    const shown = view()
    expect(shown.fuel.include).toEqual({
      label: 'fuel.include',
      hint: 'fuel.include.hint',
      isOn: true,
    })
    expect(shown.sliders.map(({ id, label }) => [id, label])).toEqual([
      ['mileage', 'Mileage'],
      ['fuelCost', 'Fuel price'],
      ['fuelEconomy', 'Fuel economy'],
      ['energyCost', 'Energy price'],
    ])
  })

  test('[T-FUEL-03] ends, steps, labels, suffixes and decimals come from content', () => {
    expect(view().sliders[1]).toMatchObject({
      min: 1,
      max: 2.5,
      step: 0.05,
      valueText: 'slider.value|1.80|€/l',
      minText: 'slider.value|1.00|€/l',
    })
  })

  test('[T-SAV-01] [T-SAV-02] the total without decimals', () => {
    expect(view().total).toMatchObject({
      value: 3780,
      text: '€3,780',
      sentence: 'saving.saves|€3,780|3',
      isExtraCost: false,
    })
    expect(view({}, { numbers: numberFormat('de') }).total.text).toBe('3.780\u00a0€')
    expect(view().title).toBe('savings.title|EX30|€3,780')
  })

  test('[E-T-29] a loss is an extra cost in words as well as in sign', () => {
    const lost = view({
      ...read('mileage=10000&fuelEconomy=3&fuelCost=1&energyCost=0.5'),
      setup: {
        ...tinySavingsSetup,
        cars: [{ type: 'X', model: 'x', energyConsumption: 20 }],
      },
      main: LOADING_CONFIGURATION,
      selection: {
        car: { type: 'X', model: 'x', energyConsumption: 20 },
        values: read('mileage=10000&fuelEconomy=3&fuelCost=1&energyCost=0.5').selection.values,
        includeFuel: true,
      },
    })
    expect(lost.total).toMatchObject({
      value: -2100,
      text: '-€2,100',
      sentence: 'saving.costs|€2,100|3',
      isExtraCost: true,
    })
    const nothing = view({ ...read('mileage=0'), main: LOADING_CONFIGURATION })
    expect(nothing.total.sentence).toBe('saving.same|€0|3')
  })

  test('[T-SAV-03] unticked: fuel is shown and said not to count', () => {
    const shown = view(read('fuel=0'))
    expect([shown.fuel.text, shown.fuel.note, shown.total.value]).toEqual([
      '€3,240',
      'fuel.notCounted',
      540,
    ])
    expect(shown.whatIf.breakEven.rows).toEqual([])
  })

  test('[T-TAX-01] one row a tax; what is not known is a dash, never 0', () => {
    const { tax } = view()
    expect(tax.status).toBe('OK')
    expect(tax.columns).toHaveLength(4)
    expect(tax.rows).toEqual([
      {
        id: 'road',
        name: 'Road tax',
        main: '€30',
        comparison: '€570',
        saving: '€540',
        spoken: 'saving.saves|€540|3',
        isCounted: true,
        tags: [],
      },
      {
        id: 'fuel',
        name: 'Tax',
        main: 'tax.unknown',
        comparison: '€180',
        saving: 'tax.unknown',
        spoken: 'tax.notCompared',
        isCounted: false,
        tags: [],
      },
    ])
    expect(tax.informational.rows).toEqual([
      { id: 'sales', name: 'Tax', amount: 'frequency.Yearly|€5,000' },
    ])
  })

  test('[T-TAX-07] [T-SAV-08] loading and insufficient taxes say so', () => {
    const loading = view({ main: LOADING_CONFIGURATION })
    expect([loading.tax.status, loading.tax.rows, loading.total.value]).toEqual([
      'LOADING',
      [],
      3240,
    ])
    expect(loading.tax.text).toBe('tax.status.LOADING|3')
    expect(loading.total.note).toBe('savings.noteWithoutTaxes')
    const main = { status: 'ERROR', taxes: { ownership: [], informational: [] } } as const
    expect(view({ main }).tax.status).toBe('INSUFFICIENT_DATA')
  })

  test('a frequency nobody knows is listed without one', () => {
    const [item] = tinySavingsState.main.taxes.informational
    if (item === undefined) throw new Error('no item')
    const taxes = { ownership: [], informational: [{ ...item, frequency: 'Once', amount: none }] }
    const shown = view({ main: { status: 'OK', taxes } })
    expect(shown.tax.informational.rows[0]?.amount).toBe('tax.unknown')
  })

  test('[T-SAV-06] [E-T-14] figures follow a drag, count after it, and stand still on request', () => {
    expect(view({}, { isDragging: true }).total.motion).toBe('follow')
    expect(view().total.motion).toBe('count')
    expect(view({}, { isMotionReduced: true }).total.motion).toBe('follow')
  })

  test('[E-T-28] each figure states its conditions and that it is an estimate', () => {
    const { total, fuel } = view()
    expect(total.conditions).toContain('savings.conditions|EX30|a petrol car|slider.value|15,000')
    expect(fuel.conditions).toBe(total.conditions)
    expect([total.note, fuel.note]).toEqual(['savings.note', 'savings.note'])
  })

  test('[E-T-40] the mileage is worded in the unit wanted, in every place at once', () => {
    const shown = view({ shownDistance: 'mi' })
    expect(shown.sliders[0]?.valueText).toBe('slider.value|9,323|suffix.mi')
    expect(shown.total.conditions).toContain('9,323|suffix.mi')
    expect(shown.total.value).toBe(3780)
    expect(shown.distances.choices.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })

  test('[B-T-04] stacks, break-evens and bars hold the figures as text', () => {
    const { breakdown, breakEven, sensitivity } = view().whatIf
    expect(breakdown.stacks.map(({ label, total }) => [label, total])).toEqual([
      ['EX30', '€2,460'],
      ['a petrol car', '€6,240'],
    ])
    const [main, other] = breakdown.stacks
    expect(main?.parts.map(({ label, text }) => [label, text])).toEqual([
      ['part.energy', '€2,430'],
      ['Road tax', '€30'],
    ])
    expect(other?.parts.at(-1)?.end).toBeCloseTo(1, 9)
    expect(other?.parts[0]?.start).toBe(0)
    expect(main?.parts[1]?.start).toBeCloseTo(2430 / 6240, 9)
    expect(breakEven.rows.map(({ id, text }) => [id, text])).toEqual([
      ['mileage', 'breakEven.never'],
      ['fuelCost', 'breakEven.beyond|unit.money/l|€0.60'],
      ['fuelEconomy', 'breakEven.beyond|unit.l/100 km|2.33'],
      ['energyCost', 'breakEven.at|unit.money/kWh|€0.77'],
    ])
    expect(sensitivity.bars).toHaveLength(4)
    expect(sensitivity.bars[0]).toMatchObject({ id: 'fuelEconomy', lowText: 'unit.l/100 km|3' })
    expect(Math.max(...sensitivity.bars.map(({ end }) => end))).toBe(1)
    expect(sensitivity.columns).toHaveLength(5)
  })

  test('a rebate has no length in its stack', () => {
    const taxes = {
      ...tinySavingsState.main.taxes,
      ownership: tinySavingsState.main.taxes.ownership.map((one) => ({
        ...one,
        amount: some(-10),
      })),
    }
    const [main] = view({ main: { status: 'OK', taxes } }).whatIf.breakdown.stacks
    const rebate = main?.parts[1]
    expect([rebate?.text, (rebate?.end ?? 0) - (rebate?.start ?? 0)]).toEqual(['-€30', 0])
  })

  test('[B-T-01] the ladder of the total ends with the total', () => {
    const [fuel, total] = view().trace.ladders
    expect(fuel?.rungs.at(-1)).toMatchObject({ label: 'step.fuelSavings', result: '€3,240' })
    expect(total?.rungs.at(-1)).toMatchObject({
      label: 'step.savingsSumRounded',
      result: '€3,780',
      rules: 'T-SAV-02, D-T-01',
    })
    expect(total?.rungs.map(({ label }) => label)).toContain('step.taxSaving')
    expect(fuel?.rungs.map(({ label }) => label)).not.toContain('step.perHundred')
  })

  test('[E-T-05] [E-T-09] corrections and the settled total are said', () => {
    expect(view().live).toBe('')
    const { selection, corrections } = read('car=x&mileage=20400&fuel=maybe')
    const shown = view({ selection, corrections }, { announced: some(selection) })
    expect(shown.corrections).toEqual([
      'correction.car|EX30|',
      'correction.mileage|EX30|slider.value|20,000|km/year',
      'correction.fuel|EX30|',
    ])
    expect(shown.live).toMatch(/^correction\.car.*live\.total\|saving\.saves\|€4,860/)
  })

  test('[E-T-33] origins are told', () => {
    const shown = view()
    expect(shown.provenance.rows.map(({ id }) => id)).toEqual(['fuel'])
    expect(shown.sliders[1]?.basis?.kind).toBe('example')
    expect(shown.sliders[0]?.basis).toBeUndefined()
    expect(shown.labels.copy).toBe('copy.label')
    expect(shown.cars.choices.map(({ label }) => label)).toEqual(['EX30', 'EX90'])
  })

  test('a value of another block is a rung of its own', () => {
    const change = takeSavingsWish(tinySavingsState, {
      type: 'value.register',
      id: 'care',
      value: 100,
    })
    const [, total] = view(change).trace.ladders
    expect(total?.rungs.map(({ label, result }) => [label, result])).toContainEqual([
      'step.registered',
      '€100',
    ])
  })
})
