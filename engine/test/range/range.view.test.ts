import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import { bestDrivetrain, CALCULATOR_CORRECTIONS } from '../../src/range/calculator-selection.js'
import { defaultHabits } from '../../src/range/habits.js'
import { DEFAULT_RANGE_QUERY } from '../../src/range/resolve.js'
import { estimateHighest, estimateRange } from '../../src/range/estimate.js'
import { feedOf, startFeed, takeReply } from '../../src/range/range-feed.js'
import { findFamily } from '../../src/range/look-up.js'
import { RANGE_CORRECTIONS } from '../../src/range/range-selection.js'
import { startRangeTool } from '../../src/range/range.url.js'
import { rangeTool, type RangeToolState } from '../../src/range/range.tool.js'
import { toRangeData } from '../../src/range/range-index.js'
import { toUnitOverride } from '../../src/tool/units.js'
import {
  calculatorView,
  findCarPicture,
  type CalculatorViewInput,
} from '../../src/range/view/calculator.view.js'
import {
  fillMapText,
  fillTemperature,
  speakIndex,
  wordCelsius,
  wordDistance,
  wordFigure,
  wordIndex,
  type Words,
} from '../../src/range/view/wording.view.js'
import { lightCalculatorView } from '../../src/range/view/light.view.js'
import { listRangeExplanations } from '../../src/range/view/trace.view.js'
import {
  rangeToolView,
  wordRangeCorrection,
  type RangeToolViewInput,
} from '../../src/range/view/range-tool.view.js'
import { tabsView } from '../../src/range/view/tabs.view.js'
import { wordCalculatorCorrection } from '../../src/range/view/calculator-figure.view.js'
import { parseQuery } from '../../src/shared/query.js'
import { numberFormat } from '../../src/site/number-format.js'
import {
  gridData,
  gridFamily,
  gridInput,
  sparseData,
  sparseInput,
  tinyCalculatorContent,
  tinyCalculatorInput,
  tinyLightContent,
  tinyTabsContent,
  tinyToolCars,
  tinyToolContent,
} from '../../src/testing/range-samples.js'

type Values = Readonly<Record<string, string | number>>
const translate = (key: string, values: Values = {}): string =>
  [key, ...Object.values(values)].join(' ').trim()
const metric = { temperature: 'metric', range: 'metric' } as const
const british = { temperature: 'metric', range: 'imperial' } as const
const words: Words = { translate, numbers: numberFormat('en-GB'), units: british }
const base = { translate, numbers: numberFormat('en-GB') }

const tool = (
  input: RangeToolState,
  part: Partial<RangeToolViewInput['state']> = {},
  content: Partial<typeof tinyToolContent> = {},
) =>
  rangeToolView({
    state: { ...input, announced: O.none, ...part },
    content: { ...tinyToolContent, ...content },
    ...base,
  })
const full = (
  part: Partial<CalculatorViewInput['state']> = {},
  content: Partial<typeof tinyCalculatorContent> = {},
) =>
  calculatorView({
    state: { ...tinyCalculatorInput, announced: O.none, ...part },
    content: { ...tinyCalculatorContent, ...content },
    ...base,
  })
const [ex90, ex30] = tinyCalculatorInput.cars
const ex30Selection = () => {
  if (ex30 === undefined) throw new Error('no EX30')
  const habits = defaultHabits(undefined)
  return { car: ex30, motor: bestDrivetrain(gridData, ex30, habits), ...habits }
}

describe('words', () => {
  test('[T-TABS-06] the figure with km or miles', () => {
    const inWords: Values = { 'distance.mi.unit': 'miles' }
    const say = (key: string, values: Values = {}) =>
      key === 'distance.text' ? `${values['value']} ${values['unit']}` : String(inWords[key] ?? key)
    const figure = wordDistance(286, 'mi', { translate: say, numbers: numberFormat('en-GB') })
    expect(wordFigure(figure, { translate: say })).toBe('286 miles')
  })

  test('[T-RANGE-25] map texts: number alone, and number with its unit', () => {
    const figure = { figure: '286', unit: 'miles', spoken: '286 miles' }
    const say = (_key: string, values: Values = {}) => Object.values(values).join(' ')
    expect(fillMapText('Up to {rangeText} from here ({range})', figure, { translate: say })).toBe(
      'Up to 286 miles from here (286)',
    )
    expect(fillMapText('{range} {other} $1 {range}', figure, { translate: say })).toBe(
      '286 {other} $1 286',
    )
  })

  test('[T-RANGE-26] [T-LIGHT-03] the temperature in the page’s unit', () => {
    const say = (key: string, values: Values = {}) =>
      `${values['value']}${key === 'temperature.F' ? '°F' : '°C'}`
    const with_ = (units: Words['units']) => ({ ...words, translate: say, units })
    expect(fillTemperature('At {temperature}', '0', with_(british))).toBe('At -5°C')
    expect(
      fillTemperature(
        'Range at {temperatureDisplay}',
        '3',
        with_({ ...british, temperature: 'imperial' }),
      ),
    ).toBe('Range at 68°F')
  })

  test('[E-T-15] numbers in the form of the locale', () => {
    const at = (locale: string) => wordIndex('0', { ...words, numbers: numberFormat(locale) })
    expect([at('en-GB'), at('sv-SE')]).toEqual(['temperature.C -5', 'temperature.C −5'])
    expect(wordDistance(1234, 'km', { translate, numbers: numberFormat('de') }).figure).toBe(
      '1.234',
    )
  })

  test('[E-T-06] a temperature as a reader says it', () => {
    expect([speakIndex('0', words), speakIndex('1', words)]).toEqual([
      'temperature.C.spoken minus 5',
      'temperature.C.spoken plus 0',
    ])
  })

  test('D-T-27: a temperature outside the table is named as it is', () => {
    expect(wordCelsius(12, words)).toBe('temperature.C 12')
    const american = { ...words, units: { ...british, temperature: 'imperial' } as const }
    expect([wordCelsius(12.5, american), wordCelsius(-5, american)]).toEqual([
      'temperature.F 54.5',
      'temperature.F 23',
    ])
  })
})

describe('the range tool', () => {
  test('[T-RANGE-19] climate toggle, profile radio, temperature slider and figure bar', () => {
    const { controls, bar } = tool(gridInput)
    expect(controls.profile.choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['city', false],
      ['mixed', true],
      ['highway', false],
    ])
    expect(controls.temperature).toMatchObject({
      value: 4,
      low: 0,
      high: 4,
      step: 1,
      feel: 'hot',
      text: 'temperature.C 35',
      valueText: 'temperature.value temperature.C.spoken plus 35 feel.hot',
    })
    expect(controls.temperatureText).toBe('At temperature.C 35')
    expect([controls.climate.isOn, controls.climate.isDisabled]).toEqual([false, false])
    expect(bar).toMatchObject({
      label: 'bar.label',
      text: 'distance.text 280 distance.mi.unit 280',
    })
  })

  test('[T-RANGE-06] the heat pump of the car, its flags and its disclaimer', () => {
    const view = tool(rangeTool.reduce(gridInput, { type: 'car.choose', model: 'EX90' }))
    expect(view.controls.heatPump).toEqual({
      label: 'heatPump.label',
      hint: 'heatPump.fixed.on',
      isOn: true,
      isDisabled: true,
    })
    expect(view.disclaimers.map(({ text }) => text)).toEqual([
      'Figures of the large car.',
      'All ranges are estimates.',
    ])
    expect(
      view.controls.motorType.choices.map(({ value, isDisabled, hint }) => [
        value,
        isDisabled,
        hint,
      ]),
    ).toEqual([
      ['Single', false, ''],
      ['Single-with-Extended', true, 'motor.lacking EX90'],
      ['Twin', true, 'motor.lacking EX90'],
    ])
    expect(view.picture).toBeUndefined()
    expect(view.controls.picker.choices.map(({ picture }) => picture)).toEqual([
      { src: '/square.svg', alt: 'A small car' },
      undefined,
    ])
  })

  test('[T-RANGE-09] an option the data has one value of is shown with it and cannot be operated', () => {
    const { controls } = tool(sparseInput)
    expect([controls.heatPump.isOn, controls.heatPump.isDisabled, controls.heatPump.hint]).toEqual([
      true,
      true,
      'heatPump.fixed.on',
    ])
    expect(controls.climate.isDisabled).toBe(false)
    const absent = tool({ ...sparseInput, feed: feedOf('', toRangeData([])) }).controls
    expect([absent.climate.isDisabled, absent.heatPump.isDisabled]).toEqual([true, true])
    const waiting = tool({ ...sparseInput, feed: startFeed('') }).controls
    expect([waiting.climate.isDisabled, waiting.heatPump.isDisabled]).toEqual([false, false])
  })

  test('[T-RANGE-22] the circle is metres of the unrounded kilometres, also in miles', () => {
    const { rings, sentence } = tool(sparseInput).map
    expect(rings[0]).toEqual({ kind: 'oneWay', radius: 420_000, profile: undefined })
    expect(sentence).toBe('Up to distance.text 261 distance.mi.unit 261 from here (261)')
    const none = tool({ ...sparseInput, feed: startFeed('') }).map
    expect(none).toMatchObject({ rings: [], sentence: '' })
  })

  test('[T-RANGE-17] 0 km is no figure and no circle', () => {
    const row = { temperature: 20, heatpump: true, climate: true, city: 0, highway: 0, combined: 0 }
    const feed = feedOf('', toRangeData([{ modelFamily: 'EX30_Twin', rangeValues: [row] }]))
    const view = tool(startRangeTool([], { cars: tinyToolCars, feed }))
    expect([view.panel.status, view.map.rings, view.bar.figure]).toEqual([
      'NOT_FOUND',
      [],
      undefined,
    ])
  })

  test('[E-T-28] [E-T-18] [E-T-40] conditions beside the figure, title with model and result, units', () => {
    const view = tool(sparseInput)
    if (view.panel.status !== 'OK') throw new Error('no figure')
    expect(view.panel.conditions).toBe(
      'conditions.heatPump EX30 motor.Twin temperature.C 20 climate.off.phrase profile.mixed.phrase heatPump.on.phrase',
    )
    expect(view.panel.note).toBe('estimate.note')
    expect(view.title).toBe('title.range EX30 distance.text 261 distance.mi.unit 261')
    const switched = tool(sparseInput, { override: toUnitOverride('km') })
    expect(switched.panel.status === 'OK' && switched.panel.figure.figure).toBe('420')
    expect(switched.controls.units.distance.choices.map(({ isChosen }) => isChosen)).toEqual([
      true,
      false,
    ])
    const hot = tool(sparseInput, { override: toUnitOverride('F') })
    expect([hot.controls.temperature.text, toUnitOverride('C'), toUnitOverride('mi')]).toEqual([
      'temperature.F 68',
      { temperature: 'metric' },
      { range: 'imperial' },
    ])
  })

  test.each([
    [startFeed(''), 'LOADING', true],
    [takeReply(startFeed(''), { kind: 'unusable' }), 'NOT_FOUND', false],
    [takeReply(startFeed(''), { kind: 'failed', reason: '' }), 'ERROR', false],
  ] as const)('[T-SAV-09] without data: %#', (feed, status, isBusy) => {
    const view = tool({ ...gridInput, feed })
    expect(view.panel).toEqual({
      status,
      isBusy,
      label: 'status.label',
      message: `status.${status}`,
    })
    expect(view.title).toBe('title.missing EX30')
    const silent = tool({ ...gridInput, feed }, {}, { showStatusMessages: false })
    expect(silent.panel.status !== 'OK' && silent.panel.message).toBe('')
  })

  test.each([
    startFeed(''),
    takeReply(startFeed(''), { kind: 'unusable' }),
    takeReply(startFeed(''), { kind: 'failed', reason: '' }),
  ])('[T-ERR-14] a status text is added to the spinner and changes nothing else: %#', (feed) => {
    const [worded, silent] = [true, false].map((showStatusMessages) =>
      tool({ ...gridInput, feed }, {}, { showStatusMessages }),
    )
    if (worded === undefined || worded.panel.status === 'OK') throw new Error('a figure')
    expect(worded.panel.message).toBe(`status.${worded.panel.status}`)
    expect(worded.panel.label).toBe('status.label')
    expect(silent).toEqual({ ...worded, panel: { ...worded.panel, message: '' } })
  })

  test('D-T-42: stale data says so', () => {
    const feed = takeReply(feedOf('', gridData), { kind: 'failed', reason: '' })
    const { panel } = tool({ ...gridInput, feed })
    expect(panel.status === 'OK' && panel.stale).toBe('stale.note')
  })

  test('[E-T-05] [E-T-09] what gave way and the figure are announced, once it has come to rest', () => {
    const cold = rangeTool.reduce(sparseInput, { type: 'temperature.set', index: '0' })
    expect(tool(cold).live).toBe('')
    expect(tool(cold).corrections).toEqual([
      'correction.climate.on EX30 motor.Twin temperature.C -5 profile.mixed',
    ])
    expect(tool(cold, { announced: O.some(cold.selection) }).live).toBe(
      'correction.climate.on EX30 motor.Twin temperature.C -5 profile.mixed live.range distance.mi.spoken 193 conditions.heatPump EX30 motor.Twin temperature.C -5 climate.on.phrase profile.mixed.phrase heatPump.on.phrase',
    )
    const lost = { ...cold, feed: startFeed('') }
    expect(tool(lost, { announced: O.some(cold.selection), corrections: [] }).live).toBe(
      'live.LOADING',
    )
  })

  test('every correction has words of its own', () => {
    const said = RANGE_CORRECTIONS.map(
      (one) => wordRangeCorrection(one, sparseInput.selection, words).split(' ')[0],
    )
    expect(new Set(said).size).toBe(RANGE_CORRECTIONS.length)
    const others = CALCULATOR_CORRECTIONS.map(
      (one) => wordCalculatorCorrection(one, tinyCalculatorInput.selection, words).split(' ')[0],
    )
    expect(new Set(others).size).toBe(CALCULATOR_CORRECTIONS.length)
  })

  describe('beyond the slider and beside the figure', () => {
    const row = { climate: true, heatpump: true, city: 300, highway: 200, combined: 250 }
    const cold = { ...row, city: 150, highway: 100, combined: 125 }
    const rangeValues = [
      { ...row, temperature: 20 },
      { ...cold, temperature: -5, combined: 180 },
      { ...cold, temperature: -5, combined: 160, heatpump: false },
      { ...cold, temperature: -20 },
      { ...row, temperature: -10, climate: false },
    ]
    const data = toRangeData([{ modelFamily: 'EX30_Twin', rangeValues }])
    const stateAt = (index: '0' | '3') =>
      startRangeTool(parseQuery(`climate=true&profile=mixed&temperatureIndex=${index}`), {
        cars: tinyToolCars,
        feed: feedOf('', data),
      })
    const panelAt = (index: '0' | '3', units: typeof metric | typeof fahrenheit = metric) => {
      const { panel } = tool(stateAt(index), {}, { units })
      if (panel.status !== 'OK') throw new Error('no figure')
      return panel
    }
    const fahrenheit = { temperature: 'imperial', range: 'metric' } as const

    test('[E-T-47] the chart goes on where the data does with the settings as they are; the slider and what matters most do not', () => {
      const { chart, sensitivity } = panelAt('3')
      expect(chart?.points.map(({ id, isBeyond, km }) => [id, isBeyond, km])).toEqual([
        ['-20', true, 125],
        ['0', false, 180],
        ['3', false, 250],
      ])
      expect(chart?.note).toBe('chart.beyond temperature.C -20')
      expect(chart?.table.rows[0]).toEqual([
        'chart.beyondRow temperature.C -20',
        'distance.text 125 distance.km.unit 125',
      ])
      const bar = sensitivity?.bars.find(({ input }) => input === 'temperature')
      expect(bar?.low).toContain('temperature.C -5')
      expect(panelAt('3', fahrenheit).chart?.points[0]?.label).toBe('temperature.F -4')
    })

    test('[E-T-48] a frosty day beside a mild one, the heat pump where it matters, the published range with its source', () => {
      const published = [{ drivetrain: 'Twin', km: 450, source: 'press' }] as const
      const [car] = tinyToolCars
      const state = stateAt('3')
      const { panel } = tool(
        { ...state, selection: { ...state.selection, car: { ...car, published } } },
        {},
        { units: metric },
      )
      const km = (value: number) => `distance.text ${value} distance.km.unit ${value}`
      expect(panel.status === 'OK' && panel.facts).toEqual([
        { id: 'temperature-0', label: 'beside.temperature temperature.C -5', text: km(180) },
        {
          id: 'published',
          label: 'beside.published',
          text: `beside.published.text ${km(450)} beside.source.press`,
        },
      ])
      const inMiles = tool(
        {
          ...state,
          selection: {
            ...state.selection,
            car: { ...car, published: [{ drivetrain: 'Twin', km: 476, source: 'maker' }] },
          },
        },
        {},
        { units: { temperature: 'metric', range: 'imperial' } },
      ).panel
      const told = inMiles.status === 'OK' ? inMiles.facts.at(-1)?.text : ''
      expect(told).toContain('distance.text 295 distance.mi.unit 295')
      expect(panelAt('0').facts).toEqual([
        { id: 'temperature-3', label: 'beside.temperature temperature.C 20', text: km(250) },
        { id: 'heat-pump', label: 'beside.pump.without', text: km(160) },
      ])
    })

    test.each(['city', 'highway', 'mixed'] as const)(
      '[E-T-48] of %s, mixed driving on a mild day comes first, unless mixed driving is chosen',
      (drivingProfile) => {
        const wanted = { id: 'mixed', label: 'beside.mixed temperature.C 20' }
        const state = stateAt('0')
        const { panel } = tool(
          { ...state, selection: { ...state.selection, drivingProfile } },
          {},
          { units: metric },
        )
        const { selection } = tinyCalculatorInput
        const { model } = selection.car
        const calculator = full({
          data: toRangeData([{ modelFamily: `${model}_${selection.motor}`, rangeValues }]),
          selection: { ...selection, outsideTemperatureIndex: '0', drivingProfile, climate: true },
        }).total.panel
        const isTold = drivingProfile !== 'mixed'
        for (const [shown, text] of [
          [panel, 'distance.text 250 distance.km.unit 250'],
          [calculator, 'distance.text 155 distance.mi.unit 155'],
        ] as const) {
          const facts = shown.status === 'OK' ? shown.facts : []
          expect(facts[0]).toMatchObject(isTold ? { ...wanted, text } : { id: 'temperature-3' })
        }
      },
    )

    test('[E-T-47] [E-T-48] the calculators say the same of theirs', () => {
      const { selection } = tinyCalculatorInput
      const { model, info } = selection.car
      const modelFamily = `${model}_${selection.motor}`
      const published = [{ drivetrain: selection.motor, km: 600, source: 'oed' }] as const
      const { panel } = full({
        data: toRangeData([{ modelFamily, rangeValues }]),
        selection: {
          ...selection,
          car: { ...selection.car, info: { ...info, published } },
          outsideTemperatureIndex: '0',
          drivingProfile: 'mixed',
          climate: true,
        },
      }).total
      if (panel.status !== 'OK') throw new Error('no figure')
      expect([panel.figure.figure, panel.figure.unit]).toEqual(['112', 'distance.mi.unit 112'])
      expect(panel.facts.map(({ id }) => id)).toEqual(['temperature-3', 'heat-pump', 'published'])
      expect(panel.chart?.points.map(({ id, km }) => [id, km])).toEqual([
        ['-20', 125],
        ['0', 180],
        ['3', 250],
      ])
    })
  })

  test('[B-T-04] chart and ranked bars, each with the same facts as a table', () => {
    const { panel } = tool(gridInput, {}, { units: metric })
    if (panel.status !== 'OK') throw new Error('no figure')
    expect(panel.chart?.points.map(({ id, km, isChosen }) => [id, km, isChosen])).toEqual([
      ['0', 380, false],
      ['1', 420, false],
      ['2', 470, false],
      ['3', 510, false],
      ['4', 450, true],
    ])
    expect(panel.chart?.points.map(({ share }) => share)[3]).toBe(1)
    expect(panel.chart?.table.rows).toHaveLength(5)
    expect(panel.sensitivity?.bars[0]).toEqual({
      input: 'temperature',
      label: 'sensitivity.temperature',
      low: 'sensitivity.end temperature.C -5 distance.text 380 distance.km.unit 380',
      high: 'sensitivity.end temperature.C 20 distance.text 510 distance.km.unit 510',
      spread: 'distance.text 130 distance.km.unit 130',
      share: 1,
    })
    expect(panel.sensitivity?.table.rows.map((row) => row[0])).toEqual(
      panel.sensitivity?.bars.map(({ label }) => label),
    )
  })

  test('[B-T-04] an input that makes no difference says so, and names both its values', () => {
    const row = { climate: true, city: 300, highway: 200, combined: 250, temperature: 20 }
    const rangeValues = [true, false].map((heatpump) => ({ ...row, heatpump }))
    const { panel } = tool(
      startRangeTool(parseQuery('climate=true&profile=mixed&temperatureIndex=3'), {
        cars: tinyToolCars,
        feed: feedOf('', toRangeData([{ modelFamily: 'EX30_Twin', rangeValues }])),
      }),
    )
    if (panel.status !== 'OK') throw new Error('no figure')
    const bar = panel.sensitivity?.bars.find(({ input }) => input === 'heatPump')
    expect(bar).toMatchObject({ spread: 'sensitivity.none', share: 0 })
    expect(bar?.low).toContain('heatPump.off')
    expect(bar?.high).toContain('heatPump.on')
  })

  test.each(['metric', 'imperial'] as const)(
    '[B-T-04] in %s units a difference is that of the figures beside it',
    (range) => {
      const { panel } = tool(gridInput, {}, { units: { ...metric, range } })
      if (panel.status !== 'OK') throw new Error('no figure')
      const bars = panel.sensitivity?.bars ?? []
      const numberOf = (text: string) => Number(/(\d+)$/.exec(text)?.[1])
      expect(bars.length).toBeGreaterThan(3)
      expect(bars.map(({ spread }) => numberOf(spread))).toEqual(
        bars.map(({ low, high }) => numberOf(high) - numberOf(low)),
      )
    },
  )

  test('[B-T-01] the explanation names the entry, the factor and the rounding', () => {
    const estimate = estimateRange(gridFamily, { query: DEFAULT_RANGE_QUERY, unit: 'mi' })
    const [explanation] = listRangeExplanations(estimate, words)
    expect(
      explanation?.steps.map(({ label, working, result }) => [label, working, result]),
    ).toEqual([
      ['step.rangeKm', 'trace.cell EX30_Single.20.heatpump-on.climate-off.combined', 'unit.km 440'],
      ['step.milesPerKm', '', 'unit.mi/km 0.621371'],
      ['step.rangeMiles', 'operation.multiply unit.km 440 unit.mi/km 0.621371', 'unit.mi 273.40'],
      ['step.rangeMilesRounded', 'operation.halfUp unit.mi 273.40', 'unit.mi 273'],
    ])
    const query = { temperature: 20, climate: true, drivingProfile: 'city' } as const
    const highest = listRangeExplanations(estimateHighest(gridFamily, { query, unit: 'km' }), words)
    expect(highest[0]?.steps[0]?.working).toMatch(/^trace\.highest .*city 2$/)
    const data = toRangeData([{ modelFamily: 'X_Twin', rangeValues: [] }])
    const empty = findFamily(data, { model: 'X', drivetrain: 'Twin' })
    if (O.isNone(empty)) throw new Error('no family')
    const none = listRangeExplanations(
      estimateRange(empty.value, { query: DEFAULT_RANGE_QUERY, unit: 'km' }),
      words,
    )
    expect(none[0]?.steps[0]?.working).toBe('trace.none')
  })
})

describe('the full calculator', () => {
  test('[T-CALC-01] [T-CALC-31] two sections with the titles of content', () => {
    const { car, habits } = full()
    expect([car.title, car.modelTitle, car.selector.label, car.drivetrain.label]).toEqual([
      'Your car',
      'Model',
      'Choose a model',
      'Drivetrain',
    ])
    expect(habits.title).toBe('Your driving')
    expect(habits.profile.control.choices.map(({ label }) => label)).toEqual([
      'City',
      'Mixed',
      'Highway',
    ])
    expect(full().total.text).toBe('Estimated range')
  })

  test('[T-CALC-30] profile, temperature and climate each show title and info', () => {
    const { profile, temperature, climate } = full().habits
    expect(
      [profile, temperature, climate].map(({ info, control }) => [control.label, info]),
    ).toEqual([
      ['Where you drive', 'Slow or fast.'],
      ['Outside temperature', 'Cold costs range.'],
      ['Climate control', 'Comfort costs range.'],
    ])
  })

  test('[T-CALC-05] rows with category, model, image, and a price only where there is one', () => {
    const { choices } = full().car.selector
    expect(
      choices.map(({ label, category, price, isChosen }) => [label, category, price, isChosen]),
    ).toEqual([
      ['EX90', 'Large', undefined, true],
      ['EX30', 'Small', 'from 33,000', false],
    ])
  })

  test('[E-B-77] of the chosen car the price is that of its drivetrain; without one it has none', () => {
    const { selection } = tinyCalculatorInput
    const { info } = selection.car
    const priceOf = (prices: typeof info.prices) => {
      const car = {
        ...selection.car,
        info: { ...info, price: 'from 70,000', ...(prices && { prices }) },
      }
      const { chosen } = full({ selection: { ...selection, car } }).car.selector
      return chosen.price
    }
    expect(selection.motor).toBe('Twin')
    expect(priceOf(undefined)).toBe('from 70,000')
    expect(priceOf({ Single: 'from 70,000', Twin: 'from 75,000' })).toBe('from 75,000')
    expect(priceOf({ Single: 'from 70,000' })).toBeUndefined()
  })

  test('[T-CALC-02] [T-CALC-16] [T-CALC-17] the panel: image, value, text and explore button', () => {
    const { total } = full({ selection: ex30Selection() })
    expect(total.panel.status === 'OK' && total.panel.figure.figure).toBe('336')
    expect([total.picture?.src, total.text]).toEqual(['/ex30.svg', 'Estimated range'])
    expect(full().total.panel.status).toBe('OK')
  })

  test('[T-CALC-22] the explore button names the model; without a page there is none', () => {
    expect(full({ selection: ex30Selection() }).total.explore).toEqual({
      label: 'explore.label EX30',
      href: '/uk/cars/ex30/',
    })
    expect(full().total.explore).toBeUndefined()
  })

  test('[T-CALC-23] imgAltText, else fallbackImgAltText; no address, no picture', () => {
    expect(full({ selection: ex30Selection() }).total.picture?.alt).toBe('A small car')
    expect(full().total.picture?.alt).toBe('A car')
    const drawn = { ...ex90, info: { ...ex90.info, image: { src: 'x' } } }
    expect(findCarPicture(drawn, 'A car')).toBeUndefined()
  })

  test('[T-CALC-32] a selected car that the data lacks throws the fixed text', () => {
    expect(() => full({ data: sparseData })).toThrow('No range data found for selected car')
  })

  test('a drivetrain the data lacks is told', () => {
    const data = toRangeData([{ modelFamily: 'EX90_Single', rangeValues: gridFamily.entries }])
    expect(full({ data }).total.panel.status).toBe('NOT_FOUND')
    expect(full({ data, announced: O.some(tinyCalculatorInput.selection) }).live).toBe('')
  })

  test('[E-T-05] [E-T-18] [E-T-28] title, conditions, corrections and live text', () => {
    const view = full({
      corrections: ['motor'],
      announced: O.some(tinyCalculatorInput.selection),
    })
    expect(view.title).toBe('title.range EX90 distance.text 323 distance.mi.unit 323')
    expect(view.corrections).toEqual([
      'correction.motor EX90 motor.Twin temperature.C 20 profile.city',
    ])
    expect(view.live).toBe(
      'correction.motor EX90 motor.Twin temperature.C 20 profile.city live.range distance.mi.spoken 323 conditions EX90 motor.Twin temperature.C 20 climate.on.phrase profile.city.phrase',
    )
    expect(view.disclaimers).toEqual([])
    expect(full({ selection: ex30Selection() }).disclaimers).toEqual([
      { id: 'car', text: 'Figures of the small car.' },
    ])
  })
})

describe('the light calculator', () => {
  const light = (part: Partial<CalculatorViewInput['state']> = {}) =>
    lightCalculatorView({
      state: { ...tinyCalculatorInput, selection: ex30Selection(), announced: O.none, ...part },
      content: tinyLightContent,
      ...base,
    })

  test('[T-LIGHT-01] [T-LIGHT-02] readout, drivetrain, temperature and link with the titles of content', () => {
    const view = light()
    expect([view.title, view.temperature.label, view.drivetrain.label, view.link.label]).toEqual([
      'Electric range',
      'Outside temperature',
      'Drivetrain',
      'Work it out',
    ])
    expect(view.panel.status === 'OK' && view.panel.figure.figure).toBe('336')
  })

  test('[T-LIGHT-03] the sentence about the temperature is in the site’s unit', () => {
    expect(light().temperatureText).toBe('Range at temperature.F 68')
  })

  test('[T-LIGHT-04] the model’s name stands in the sentence', () => {
    expect(light().intro).toBe('The EX30 goes far')
  })

  test('[T-LIGHT-05] [T-LIGHT-06] the link opens the full calculator at the same figure', () => {
    expect(light().link.href).toBe(
      '/uk/electrification/range/?model=EX30&profile=city&temperatureIndex=3&climate=true&powerTrain=Single-with-Extended',
    )
    const same = full({ selection: ex30Selection() }).total.panel
    expect(light().panel).toMatchObject({ figure: same.status === 'OK' ? same.figure : {} })
  })
})

test('[T-TABS-01] [T-TABS-05] tabs with one selected, navigation style when narrow', () => {
  const view = tabsView('charging', tinyTabsContent, 800)
  expect([view.label, view.style]).toEqual(['Tools', 'navigation'])
  expect(view.tabs.filter(({ isSelected }) => isSelected).map(({ label }) => label)).toEqual([
    'Charging',
  ])
})
