import { describe, expect, test } from 'vitest'
import { costAddress } from '../../src/cost/cost.url.js'
import { toCostCar } from '../../src/cost/cost-car.js'
import { defaultCostSelection } from '../../src/cost/cost-selection.js'
import { costView, type CostViewInput } from '../../src/cost/view/cost.view.js'
import { none, some } from '../../src/shared/option.js'
import { parseQuery } from '../../src/shared/query.js'
import { numberFormat } from '../../src/site/number-format.js'
import { tinyCostContent, tinyCostItem, tinyCostState } from '../../src/testing/cost-samples.js'

const translate: CostViewInput['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join('|')

const view = (
  change: Partial<CostViewInput['state']> = {},
  locale = 'en-GB',
  labels: Partial<typeof tinyCostContent.labels> = {},
) =>
  costView({
    state: { ...tinyCostState, announced: none, ...change },
    content: { ...tinyCostContent, labels: { ...tinyCostContent.labels, ...labels } },
    translate,
    numbers: numberFormat(locale),
  })

const read = (text: string) => costAddress.read(parseQuery(text), tinyCostState)
const resultOf = (shown: ReturnType<typeof view>) => {
  if (shown.result.kind === 'missing') throw new Error(shown.result.text)
  return shown.result
}

describe('the calculator', () => {
  test('[T-COST-01] heading, tabs, two sliders and result heading', () => {
    const shown = view()
    expect(shown.heading).toBe('Charging cost')
    expect(shown.types.choices.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['EX30', true],
      ['EX90', false],
    ])
    expect([shown.sliders.mileage.label, shown.sliders.energyCost.label]).toEqual([
      'Mileage',
      'Household electricity',
    ])
    expect(resultOf(shown).heading).toBe('£63/month')
  })

  test('[T-COST-10] the value stands between prefix and suffix', () => {
    const miles = {
      ...read('costMileage=10000'),
      contentDistance: 'mi',
      shownDistance: 'mi',
    } as const
    expect(resultOf(view(miles)).heading).toBe('£68/month')
    const many = { ...read('costMileage=40000&costEnergy=0.9') }
    const kroner = { costPrefix: '', costSuffix: ' kr/mån' }
    expect(resultOf(view(many, 'de', kroner)).heading).toBe('540 kr/mån')
    expect(resultOf(view({ ...many, contentDistance: 'mi' }, 'en', kroner)).amount).toBe('869')
  })

  test('[T-COST-11] labels, suffixes and decimals come from content', () => {
    const shown = view(read('costEnergy=0.3'), 'en', {
      energyCostSuffix: 'p',
      mileageLabel: 'Miles',
    })
    expect(shown.sliders.energyCost.valueText).toBe('slider.price|£0.30|p')
    expect(shown.sliders.mileage.label).toBe('Miles')
    expect(view(read('costEnergy=0.3'), 'de').sliders.energyCost.valueText).toContain('0,30')
    expect(shown.sliders.mileage).toMatchObject({ min: 1000, max: 40000, step: 500, value: 15000 })
  })

  test('[E-T-28] the figure states its conditions and that it is an estimate', () => {
    const result = resultOf(view())
    expect(result.conditions).toBe(
      'cost.conditions|EX30|slider.value|15,000|km/year|slider.price|£0.28|£/kWh|unit.kWh/100 km|18.0',
    )
    expect(result.note).toBe('cost.note')
    expect(result.exact).toBe('cost.exact|£63.00')
    expect(result.facts.map(({ id, text }) => [id, text])).toEqual([
      ['year', '£756'],
      ['distance', '£5.04'],
      ['energy', 'unit.kWh|2,700'],
    ])
  })

  test('[E-T-40] in the other unit the mileage is worded and typed in it, the thumb stays', () => {
    const { mileage } = view({ shownDistance: 'mi' }).sliders
    expect(mileage.valueText).toBe('slider.value|9,323|suffix.mi')
    expect([mileage.value, mileage.min, mileage.step]).toEqual([15000, 1000, 500])
    expect(mileage.field).toEqual({
      text: '9323',
      decimalMark: '.',
      unreadText: 'number.unread|9323',
      outsideText: 'number.outside|slider.value|622|suffix.mi|slider.value|24,860|suffix.mi',
      value: 9323,
      min: 622,
      max: 24860,
      step: 1,
      decimals: 0,
      scale: 1,
    })
    expect(view().sliders.mileage.field.step).toBe(500)
    expect(view({ shownDistance: 'mi' }).distances.choices.map(({ isChosen }) => isChosen)).toEqual(
      [false, true],
    )
    expect(resultOf(view({ shownDistance: 'mi' })).heading).toBe('£63/month')
  })

  test('[B-T-01] the explanation leads from the inputs to the figure', () => {
    const [explanation] = resultOf(view()).trace.explanations
    expect(
      explanation?.steps.map(({ label, working, result }) => [label, working, result]),
    ).toEqual([
      ['step.mileage', '', 'unit.km/year|15,000'],
      [
        'step.hundredsOfKm',
        'operation.divide|unit.km/year|15,000|unit.km/100 km|100',
        'unit.100 km/year|150',
      ],
      ['step.energyConsumption', '', 'unit.kWh/100 km|18'],
      [
        'step.yearlyEnergy',
        'operation.multiply|unit.100 km/year|150|unit.kWh/100 km|18',
        'unit.kWh/year|2,700',
      ],
      ['step.energyCost', '', 'unit.money/kWh|£0.28'],
      [
        'step.yearlyCost',
        'operation.multiply|unit.kWh/year|2,700|unit.money/kWh|£0.28',
        'unit.money/year|£756',
      ],
      [
        'step.monthlyCost',
        'operation.divide|unit.money/year|£756|unit.months/year|12|12',
        'unit.money/month|£63',
      ],
      ['step.monthlyCostRounded', 'operation.ceilUp|unit.money/month|£63|', 'unit.money/month|£63'],
    ])
    expect(explanation?.steps.at(-1)?.rules).toBe('T-COST-07, T-CONST-11')
  })

  test('[B-T-04] the chart and its table hold the same numbers', () => {
    const { bars, columns } = view().sensitivity
    expect(columns).toHaveLength(5)
    expect(bars.map(({ id, start, end }) => [id, start, end <= 1])).toEqual([
      ['energyCost', expect.closeTo(0.0923, 3), true],
      ['mileage', 0, true],
      ['energyConsumption', expect.any(Number), true],
    ])
    expect(bars[1]).toMatchObject({ atLowText: '£4', atHighText: '£168' })
    expect(bars[0]).toMatchObject({ lowText: 'unit.money/kWh|£0.10', atLowText: '£23' })
  })

  test('[E-T-05] what could not be had is said', () => {
    const shown = view(read('costType=x&costMileage=15240'))
    expect(shown.corrections).toEqual([
      'correction.type|EX30|',
      'correction.mileage|EX30|slider.value|15,000|km/year',
    ])
  })

  test('[E-T-09] nothing is said before something has changed; then result and conditions', () => {
    expect(view().live).toBe('')
    const { selection } = read('costMileage=20000')
    expect(view({ announced: some(selection) }).live).toMatch(
      /^live\.cost\|cost\.spoken\|£84\|cost\.conditions\|EX30\|slider\.value\|20,000/,
    )
  })

  test('a car type without a consumption has no figure, and says so', () => {
    const car = toCostCar({ ...tinyCostItem, type: 'X', energyConsumption: 'none' })
    const selection = defaultCostSelection(car)
    const shown = view({ cars: [car], selection, announced: some(selection) })
    expect(shown.result).toEqual({ kind: 'missing', text: 'cost.missing|X' })
    expect(shown.live).toBe('cost.missing|X')
    expect(shown.sensitivity.bars).toEqual([])
    expect(shown.title).toBe('cost.title|X|')
  })

  test('[E-T-33] origins are told, and an example is called one', () => {
    const shown = view()
    expect(shown.provenance.rows).toEqual([
      {
        id: 'electricity',
        value: 'unit.money/kWh|£0.28',
        basis: { kind: 'example', label: 'basis.example' },
        text: 'provenance.example|A source|2025|2026-11-20',
        url: '',
      },
    ])
    expect(shown.sliders.energyCost.basis?.label).toBe('basis.example')
    expect(shown.sliders.mileage.basis).toBeUndefined()
    expect(shown.labels.reset).toBe('reset.label')
  })
})
