import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../.config/property-runs.mjs'
import { savingsAddress } from '../../src/savings/savings.url.js'
import { savingsTool } from '../../src/savings/savings.tool.js'
import { LOADING_CONFIGURATION } from '../../src/savings/car-configuration.js'
import { savingsView, type SavingsViewInput } from '../../src/savings/view/savings.view.js'
import { wordSaving } from '../../src/savings/view/wording.view.js'
import { none, some } from '../../src/shared/option.js'
import { parseQuery } from '../../src/shared/query.js'
import { numberFormat } from '../../src/site/number-format.js'
import {
  tinySavingsContent,
  tinySavingsSetup,
  tinySavingsState,
} from '../../src/testing/savings-samples.js'

const translate: SavingsViewInput['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join('|')

const view = (
  state: Partial<SavingsViewInput['state']> = {},
  change: Partial<SavingsViewInput> = {},
) =>
  savingsView({
    state: { ...tinySavingsState, announced: none, ...state },
    content: tinySavingsContent,
    translate,
    numbers: numberFormat('en-GB'),
    ...change,
  })

const read = (text: string) => savingsAddress.read(parseQuery(text), tinySavingsState)

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
      valueText: 'slider.price|€1.80|€/l',
      minText: 'slider.price|€1.00|€/l',
    })
  })

  test('[T-SAV-01] [T-SAV-02] the total without decimals', () => {
    expect(view().total).toMatchObject({
      value: 3780,
      text: '€3,780',
      sentence: 'saving.example|saving.saves|€3,780|3|€3,780',
      isExtraCost: false,
    })
    expect(view({}, { numbers: numberFormat('de') }).total.text).toBe('3.780\u00a0€')
    expect(view().title).toBe('savings.title|EX30|€3,780')
  })

  test('[E-T-29] a loss is an extra cost in words as well as in sign', () => {
    const thirsty = { ...tinySavingsSetup.cars[0], type: 'X', model: 'x', energyConsumption: 20 }
    const lost = view({
      ...read('mileage=10000&fuelEconomy=3&fuelCost=1&energyCost=0.5'),
      setup: {
        ...tinySavingsSetup,
        cars: [thirsty],
      },
      main: LOADING_CONFIGURATION,
      selection: {
        car: thirsty,
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
      ['fuelEconomy', 'breakEven.beyond|unit.l/100 km|2.3'],
      ['energyCost', 'breakEven.at|unit.money/kWh|€0.77'],
    ])
    expect(sensitivity.bars).toHaveLength(4)
    expect(sensitivity.bars[0]).toMatchObject({ id: 'fuelEconomy', lowText: 'unit.l/100 km|3' })
    expect(Math.max(...sensitivity.bars.map(({ end }) => end))).toBe(1)
    expect(sensitivity.columns).toHaveLength(5)
  })

  test('[B-T-04] without taxes both cars cost the same only while nothing is driven: no mileage is named', () => {
    const untaxed = view({ main: LOADING_CONFIGURATION, comparison: LOADING_CONFIGURATION })
    expect(untaxed.whatIf.breakEven.rows[0]).toMatchObject({
      id: 'mileage',
      text: 'breakEven.still',
    })
  })

  test.each([
    [1, 'saving.saves|€1|3'],
    [0, 'saving.same|€0|3'],
    [-1, 'saving.costs|€1|3'],
  ])('[E-T-29] a saving of %s is said as %s', (value, sentence) => {
    const parts = { state: tinySavingsState, content: tinySavingsContent, translate }
    const said = wordSaving(value, { ...parts, numbers: numberFormat('en-GB') })
    expect(said).toMatchObject({ sentence, isExtraCost: value < 0 })
  })

  test('[B-T-04] however small the sums are, the longer stack and the bars fill their scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (scale) => {
        const mileage = { ...tinySavingsSetup.grids.mileage, min: 0, max: scale, step: scale }
        const setup = { ...tinySavingsSetup, grids: { ...tinySavingsSetup.grids, mileage } }
        const values = { ...tinySavingsState.selection.values, mileage: scale }
        const selection = { ...tinySavingsState.selection, values }
        const taxes = { status: 'OK', taxes: { ownership: [], informational: [] } } as const
        const { breakdown, sensitivity } = view({
          setup,
          selection,
          main: taxes,
          comparison: taxes,
        }).whatIf
        const ends = breakdown.stacks.map(({ parts }) => parts.at(-1)?.end ?? 0)
        expect(Math.max(...ends)).toBeCloseTo(1, 9)
        expect(Math.min(...sensitivity.bars.map(({ start }) => start))).toBe(0)
        expect(Math.max(...sensitivity.bars.map(({ end }) => end))).toBe(1)
      }),
      { numRuns: runs(50) },
    )
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

  test('[B-T-01] the explanation of the total ends with the total', () => {
    const [fuel, total] = view().trace.explanations
    expect(fuel?.steps.at(-1)).toMatchObject({ label: 'step.fuelSavings', result: '€3,240' })
    expect(total?.steps.at(-1)).toMatchObject({
      label: 'step.savingsSumRounded',
      result: '€3,780',
      rules: 'T-SAV-02, D-T-01',
    })
    expect(total?.steps.map(({ label }) => label)).toContain('step.taxSaving')
    expect(fuel?.steps.map(({ label }) => label)).not.toContain('step.perHundred')
  })

  test('[E-T-05] [E-T-09] corrections and the settled total are said', () => {
    expect(view().live).toBe('')
    const { selection, corrections } = read('car=x&mileage=20400&fuel=maybe')
    const shown = view({ selection, corrections, announced: some(selection) })
    expect(shown.corrections).toEqual([
      'correction.car|EX30|',
      'correction.mileage|EX30|slider.value|20,000|km/year',
      'correction.fuel|EX30|',
    ])
    expect(shown.live).toMatch(
      /^correction\.car.*live\.total\|saving\.example\|saving\.saves\|€4,860/,
    )
  })

  test('[E-T-33] origins are told', () => {
    const shown = view()
    expect(shown.provenance.rows.map(({ id }) => id)).toEqual(['fuel'])
    expect(shown.sliders[1]?.basis?.kind).toBe('example')
    expect(shown.sliders[0]?.basis).toBeUndefined()
    expect(shown.labels.copy).toBe('copy.label')
    expect(shown.cars.choices.map(({ label }) => label)).toEqual(['EX30', 'EX90'])
  })

  test('[E-T-43] a source vouches for its own value only: what a visitor sets is theirs', () => {
    const moved = view(read('fuelCost=2'))
    expect(moved.sliders[1]?.basis).toEqual({
      kind: 'own',
      label: 'basis.own',
      text: 'basis.start|slider.price|€1.80|€/l|provenance.example|A source|2025|2026-11-20',
    })
    expect(view(read('fuelCost=1.8')).sliders[1]?.basis?.kind).toBe('example')
  })

  test.each([
    ['', 'saving.example|saving.saves|€3,780|3|€3,780'],
    ['fuelCost=2', 'saving.example|saving.saves|€4,410|3|€540'],
    ['fuel=0', 'saving.example|saving.saves|€540|3|€540'],
  ])('[E-T-44] at %j the total says how much of it rests on example values', (text, sentence) => {
    expect(view(read(text)).total.sentence).toBe(sentence)
  })

  test('[E-T-44] nothing is said once nothing that counts is an example', () => {
    const content = { ...tinySavingsContent, taxBasis: 'published' } as const
    expect(view(read('fuelCost=2'), { content }).total.sentence).toBe('saving.saves|€4,410|3')
    const [origin] = tinySavingsContent.provenance
    if (origin === undefined) throw new Error('no origin')
    const consumption = { ...origin, id: 'consumption.EX30' }
    const modelled = { ...content, provenance: [consumption] }
    expect(view({}, { content: modelled }).total.sentence).toBe(
      'saving.example|saving.saves|€3,780|3|€3,240',
    )
    const dear = read('mileage=10000&fuelEconomy=3&fuelCost=1&energyCost=0.5')
    const lost = view(dear, { content: modelled })
    expect(lost.total.sentence).toBe('saving.example|saving.costs|€1,260|3|€1,800')
  })

  test('[E-T-43] the fuel economy follows to the petrol car of the car chosen, unless it was set', () => {
    const large = { type: 'car.choose', car: 'EX90' } as const
    const chosen = savingsTool.reduce(tinySavingsState, large)
    expect(chosen.selection.values.fuelEconomy).toBe(9)
    expect([chosen.main.status, chosen.comparison.status]).toEqual(['LOADING', 'LOADING'])
    const own = savingsTool.reduce({ ...tinySavingsState, ...read('fuelEconomy=6') }, large)
    expect(own.selection.values.fuelEconomy).toBe(6)
    expect(read('car=EX90').selection.values.fuelEconomy).toBe(9)
    expect(view(read('car=EX90')).tax.columns).toContain(
      'tax.column.comparison|EX90|a large petrol car',
    )
  })

  test('[E-T-45] prices in pence where content says so, consumption in miles where they are shown', () => {
    const content = { ...tinySavingsContent, minorUnit: { symbol: 'c', perMajor: 100 } }
    const shown = view({ shownDistance: 'mi' }, { content })
    expect(shown.sliders[1]).toMatchObject({
      valueText: 'slider.price|180c|€/l',
      value: 1.8,
      field: { value: 180, min: 100, max: 250, step: 5, decimals: 0, scale: 100 },
    })
    expect(shown.total.conditions).toContain('unit.miles/kWh|3.5')
    expect(shown.provenance.rows[0]?.value).toBe('unit.money/l|180c')
    expect(shown.trace.explanations[0]?.steps.map(({ result }) => result)).toContain(
      'unit.money/l|180c',
    )
    expect(shown.whatIf.breakEven.rows[3]?.text).toBe('breakEven.at|unit.money/kWh|77c')
    expect(shown.whatIf.sensitivity.bars.find(({ id }) => id === 'fuelCost')?.highText).toBe(
      'unit.money/l|250c',
    )
  })

  test('a value of another block is a step of its own', () => {
    const change = savingsTool.reduce(tinySavingsState, {
      type: 'value.register',
      id: 'care',
      value: 100,
    })
    const [, total] = view(change).trace.explanations
    expect(total?.steps.map(({ label, result }) => [label, result])).toContainEqual([
      'step.registered',
      '€100',
    ])
  })
})
