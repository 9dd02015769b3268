import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import {
  chooseHomePower,
  chooseMotor,
  chooseMotorType,
  choosePower,
  chooseCurrent,
  defaultSelection,
  setRange,
} from '../../src/charging/selection.js'
import { labelDuration, type DurationLabel } from '../../src/charging/duration-label.js'
import { estimateCharge } from '../../src/charging/estimate.js'
import type { ChargeSelection } from '../../src/charging/charging.types.js'
import type { ChargingContent } from '../../src/charging/documents/content.codec.js'
import { chargingView, type ChargingView } from '../../src/charging/view/charging.view.js'
import { listExplanations } from '../../src/charging/view/trace.view.js'
import { listPlainFields } from '../../src/charging/view/plain-form.view.js'
import { wordBesideTime, wordDuration } from '../../src/charging/view/wording.view.js'
import { numberFormat } from '../../src/site/number-format.js'
import { toResult } from '../../src/shared/result.js'
import { tinyCars, tinyContent, tinyData } from '../../src/testing/charging-samples.js'

type Values = Readonly<Record<string, string | number>>
const translate = (key: string, values: Values = {}): string =>
  [key, ...Object.values(values)].join(' ').trim()
const words = { translate, numbers: numberFormat('en-GB') }
const home = defaultSelection(tinyCars[0], 'home')
const road = defaultSelection(tinyCars[0], 'public')

const view = (
  selection: ChargeSelection,
  content: ChargingContent = tinyContent,
  announced: O.Option<ChargeSelection> = O.none,
): ChargingView =>
  chargingView({
    state: { selection, corrections: [], announced, cars: tinyCars, data: tinyData },
    content,
    ...words,
  })

describe('controls', () => {
  test('[T-CHG-12] the picker lists every car with name and square picture; without picture just the name', () => {
    expect(view(home).controls.picker.choices).toEqual([
      {
        value: 'EX30',
        label: 'EX30',
        isChosen: true,
        isDisabled: false,
        hint: 'Single Motor, Twin Motor Performance',
        picture: { src: '/square.svg', alt: 'A small car' },
      },
      {
        value: 'EX40',
        label: 'EX40',
        isChosen: false,
        isDisabled: false,
        hint: 'Twin Motor, Single Motor Extended Range',
        picture: undefined,
      },
    ])
  })

  test('[E-T-42] [T-CHG-23] a site with two wallboxes lets a visitor choose at home, and there alone', () => {
    const content: ChargingContent = { ...tinyContent, homePowers: ['11kW', '7.4kW'] }
    const { homePower } = view(home, content).controls
    expect(
      homePower?.choices.map(({ value, label, isChosen }) => [value, label, isChosen]),
    ).toEqual([
      ['7.4kW', 'power.option 7.4', false],
      ['11kW', 'power.option 11', true],
    ])
    const fields = listPlainFields(home, view(home, content).controls)
    expect(fields.find(({ name }) => name === 'kW')?.value).toBe('11kW')
    expect(view(road, content).controls.homePower).toBeUndefined()
    expect(view(home).controls.homePower).toBeUndefined()
    expect(view(home, { ...tinyContent, homePowers: ['11kW'] }).controls.homePower).toBeUndefined()
  })

  test('[E-T-42] D-T-07: a power only the address can bring is in the list while it is chosen', () => {
    const strong = chooseHomePower(home, '22kW', [])
    const { homePower } = view(strong, {
      ...tinyContent,
      homePowers: ['7.4kW', '11kW'],
    }).controls
    expect(homePower?.choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['7.4kW', false],
      ['11kW', false],
      ['22kW', true],
    ])
  })

  test('[T-CHG-19] three types in order; one the car lacks is shown as unavailable', () => {
    const { choices } = view(home).controls.motorType
    expect(choices.map(({ value, isDisabled }) => [value, isDisabled])).toEqual([
      ['Single', false],
      ['Single-with-Extended', true],
      ['Twin', false],
    ])
    expect(choices[1]?.hint).toBe('motor.lacking EX30')
  })

  test('D-T-10: a type with two motors lists both', () => {
    const both = {
      ...tinyCars[0],
      motors: [
        { key: 'TM', value: 'Twin Motor' },
        { key: 'TMP', value: 'Twin Motor Performance' },
      ],
    } as const
    const selection = chooseMotor(defaultSelection(both, 'home'), 'TMP')
    expect(
      view(selection).controls.motor?.choices.map(({ value, isChosen }) => [value, isChosen]),
    ).toEqual([
      ['TM', false],
      ['TMP', true],
    ])
    expect(view(home).controls.motor).toBeUndefined()
  })

  test('[T-CHG-21] [T-CHG-22] no heat pump value, no checkbox; a disabled one is shown', () => {
    expect(view(home).controls.heatPump).toBeUndefined()
    expect(view(defaultSelection(tinyCars[1], 'home')).controls.heatPump).toEqual({
      label: 'heatPump.label',
      hint: 'heatPump.fixed',
      isOn: true,
      isDisabled: true,
    })
    const off = { ...defaultSelection(tinyCars[1], 'home'), heatPump: O.some(false) }
    expect(view(off).controls.heatPump?.isOn).toBe(false)
  })

  test('[T-CHG-23] at home there is neither AC/DC nor a power choice', () => {
    expect([view(home).controls.current, view(home).controls.power]).toEqual([undefined, undefined])
    expect(view(road).controls.current?.choices.map(({ value }) => value)).toEqual(['AC', 'DC'])
  })

  test('[T-CHG-26] [T-CHG-27] two AC powers, five DC powers', () => {
    const count = (selection: ChargeSelection) => view(selection).controls.power?.choices.length
    expect([count(chooseCurrent(road, 'AC')), count(road)]).toEqual([2, 5])
  })

  test('[E-T-06] thumbs have names, values in words, and the ends they can reach', () => {
    expect(view(home).controls.slider).toMatchObject({
      from: { label: 'range.from', value: 20, valueText: 'range.value 20', low: 0, high: 70 },
      to: { label: 'range.to', value: 80, valueText: 'range.value 80', low: 30, high: 100 },
    })
    expect(view(home).controls.slider.feet).toEqual(['0%', '20%', '40%', '60%', '80%', '100%'])
  })
})

describe('the panel', () => {
  test('[T-CHG-38] [T-CHG-40] [T-CHG-41] figure, unit and spoken words', () => {
    const at = (minutes: number) => wordDuration({ kind: 'minutes', minutes }, words)
    expect(at(26)).toEqual({
      figure: '26',
      unit: 'duration.minutes.unit 26',
      spoken: 'duration.minutes.spoken 26',
    })
    expect(wordDuration({ kind: 'hours', from: 1, to: 1.5 }, words)).toEqual({
      figure: '1–1.5',
      unit: 'duration.hours.unit',
      spoken: 'duration.hours.spoken 1 1.5',
    })
  })

  test('[E-T-15] hours in the form of the locale', () => {
    const figures = ['en-GB', 'en', 'de', 'sv', 'fr'].map(
      (locale) =>
        wordDuration(
          { kind: 'hours', from: 1, to: 1.5 },
          { translate, numbers: numberFormat(locale) },
        ).figure,
    )
    expect(figures).toEqual(['1–1.5', '1–1.5', '1–1,5', '1–1,5', '1–1,5'])
  })

  test.each([
    [115, 'exact.hours 1 55'],
    [180, 'exact.whole 3 0'],
    // 178 minutes are 180 in "3–3.5 h", and so beside it.
    [178, 'exact.whole 3 0'],
    [59, 'exact.whole 1 0'],
    [213, 'exact.hours 3 35'],
  ])('D-T-03: beside a band stands the time as rounded for it, %d minutes', (minutes, time) => {
    const duration = O.getOrElse((): DurationLabel => ({ kind: 'minutes', minutes: 0 }))(
      labelDuration(minutes),
    )
    expect(wordBesideTime({ duration, minutes }, words)).toBe(`exact.beside ${time}`)
  })

  test('[T-CHG-41] [T-CHG-42] D-T-03: the exact time stands in panel, bar and announcement where the band says less', () => {
    const { panel, timeBar, live } = view(home, tinyContent, O.some(home))
    const exact = 'exact.beside exact.hours 3 10'
    expect(panel.status === 'time' && panel.exact).toBe(exact)
    expect(timeBar.exact).toBe(exact)
    expect(live).toBe(
      `live.time duration.hours.spoken 3 4, ${exact} conditions EX30 Single Motor 20% 80% charge.home power.option 11`,
    )
  })

  test('[T-CHG-38] [T-CHG-39] D-T-03: minutes say it already', () => {
    const { panel, timeBar, live } = view(road, tinyContent, O.some(road))
    expect(panel.status === 'time' && [panel.exact, timeBar.exact]).toEqual(['', ''])
    expect(live).toContain('live.time duration.minutes.spoken 26 conditions')
    const beside = (minutes: number, shown: number) =>
      wordBesideTime({ duration: { kind: 'minutes', minutes: shown }, minutes }, words)
    expect(beside(32, 30)).toBe('')
    expect(beside(55, 55)).toBe('')
  })

  test('[E-T-28] the figure has its conditions, its note and its basis', () => {
    const { panel } = view(road)
    expect(panel.conditions).toBe('conditions EX30 Single Motor 20% 80% charge.DC power.option 250')
    expect(panel.status === 'time' && [panel.note, panel.basis.kind]).toEqual([
      'estimate.note',
      'modelled',
    ])
  })

  test('energy, average power and pace stand beside the time', () => {
    const { panel } = view(road)
    expect(panel.status === 'time' && panel.facts.map(({ text }) => text)).toEqual([
      'unit.kWh 29.4',
      'unit.kW 68',
      'pace.car',
    ])
  })

  test('[T-CHG-35] [E-T-02] without a time: spinner, and which choice has no data', () => {
    const missing = chooseMotorType(road, 'Twin')
    expect(view(missing).panel).toMatchObject({
      status: 'missing',
      spinner: 'missing.spinner',
      message: 'missing.UnknownBattery EX30',
    })
    const quiet = { ...tinyContent, showStatusMessages: false }
    expect(view(missing, quiet).panel).toMatchObject({ status: 'missing', message: '' })
    expect(view(missing).timeBar.figure).toBeUndefined()
  })

  test('[B-T-01] three explanations, every step with its rows', () => {
    const { panel } = view(road)
    if (panel.status === 'missing') throw new Error('no time')
    expect(panel.trace.explanations.map(({ id }) => id)).toEqual(['time', 'energy', 'power'])
    expect(panel.trace.explanations[0]?.steps).toEqual([
      {
        label: 'step.tableMinutes',
        working: 'trace.cell B51.DC.250kW.80.20',
        result: 'unit.min 26',
        rules: 'T-CHG-34',
      },
      {
        label: 'step.wholeMinutes',
        working: 'operation.halfUp unit.min 26',
        result: 'unit.min 26',
        rules: 'T-CHG-38, D-T-01',
      },
      {
        label: 'step.roundedMinutes',
        working: 'operation.atLeast unit.min 26 unit.min 1',
        result: 'unit.min 26',
        rules: 'T-CHG-38, D-T-04',
      },
    ])
  })

  test('[B-T-01] hours end with the upper figure', () => {
    const answer = toResult(
      estimateCharge(tinyData, {
        model: 'ex30-bev',
        motor: 'SM',
        charger: { current: 'AC', power: '11kW' },
        range: { from: 20, to: 80 },
      }),
    )
    const explanation = answer.ok
      ? listExplanations(answer.value, { cost: O.none, tariffs: undefined }, words)[0]
      : undefined
    expect(explanation?.steps.map(({ label, result }) => `${label} = ${result}`)).toEqual([
      'step.tableMinutes = unit.min 190',
      'step.roundingSteps = 38',
      'step.wholeRoundingSteps = 38',
      'step.roundedMinutes = unit.min 190',
      'step.hours = unit.h 3.17',
      'step.fromHours = unit.h 3',
      'step.toHours = unit.h 4',
    ])
  })

  test('the chart says in a table what it shows', () => {
    const { panel } = view(road)
    if (panel.status === 'missing') throw new Error('no time')
    expect(panel.chart.window).toEqual({ from: 20, to: 80 })
    expect(panel.chart.points).toHaveLength(101)
    expect(panel.chart.table.rows).toHaveLength(11)
    expect(panel.chart.table.rows[2]).toEqual(['20%', 'unit.kW 134'])
    expect(panel.chart.ticks.map(({ kw }) => kw)).toEqual([50, 100, 150])
    expect(panel.chart.most).toBe(150)
  })
})

describe('the page', () => {
  test('[T-CHG-48] heading and description follow the charge', () => {
    const texts = [home, chooseCurrent(road, 'AC'), road].map((selection) => {
      const { heading, description } = view(selection)
      return [heading, description]
    })
    expect(texts).toEqual([
      ['Charging at home', 'At your own wallbox.'],
      ['Charging in public', 'At a slow public charger.'],
      ['Charging in public', 'At a fast public charger.'],
    ])
  })

  test('[T-CHG-49] the car’s disclaimer and the profile’s are shown; another car swaps the first', () => {
    expect(view(home).disclaimers).toEqual([
      { id: 'car', text: 'Figures of the small car.' },
      { id: 'd1', text: 'All times are estimates.' },
    ])
    expect(view(defaultSelection(tinyCars[1], 'home')).disclaimers).toEqual([
      { id: 'd1', text: 'All times are estimates.' },
    ])
  })

  test('[E-T-18] the title holds model and result', () => {
    expect(view(road).title).toBe('title.time EX30 26 duration.minutes.unit 26 20% 80%')
    expect(view(chooseMotorType(road, 'Twin')).title).toBe('title.missing EX30  20% 80%')
  })

  test('[T-CHG-10] [T-CHG-47] sections and cards follow the mode', () => {
    const section = { heading: '', text: '' }
    const card = {
      ...section,
      picture: { src: '', alt: '' },
      details: { heading: '', paragraphs: [] },
    }
    const content: ChargingContent = {
      ...tinyContent,
      sections: [
        {
          ...section,
          id: 'wallbox',
          kind: 'text',
          mode: 'Home',
          paragraphs: [],
          picture: card.picture,
        },
        {
          ...section,
          id: 'cards',
          kind: 'cards',
          cards: [
            { ...card, id: 'both' },
            { ...card, id: 'road', mode: 'Road' },
          ],
        },
      ],
    }
    const ids = (selection: ChargeSelection) =>
      view(selection, content).sections.map((one) => [
        one.id,
        one.kind === 'cards' ? one.cards.map(({ id }) => id) : [],
      ])
    expect(ids(home)).toEqual([
      ['wallbox', []],
      ['cards', ['both']],
    ])
    expect(ids(road)).toEqual([['cards', ['both', 'road']]])
  })

  test('[E-T-42] [T-CHG-50] a wallbox the site does not offer is not compared; each box has the exact time', () => {
    const box = (kW: '7.4kW' | '11kW') => ({ label: kW, cType: 'H', kW }) as const
    const compared = (homePowers: ChargingContent['homePowers']) => {
      const boxes = [box('7.4kW'), box('11kW')]
      const types = [{ id: 'home', heading: '', text: '', boxes }]
      const section = { id: 'c', heading: '', text: '', kind: 'comparison', types } as const
      const [shown] = view(home, {
        ...tinyContent,
        ...(homePowers === undefined ? {} : { homePowers }),
        sections: [section],
      }).sections
      return shown?.kind === 'comparison'
        ? shown.types.flatMap((type) => type.boxes.map(({ label, exact }) => [label, exact]))
        : []
    }
    const exact = 'exact.beside exact.hours 3 10'
    expect(compared(undefined)).toEqual([['11kW', exact]])
    expect(compared(['7.4kW', '11kW'])).toEqual([
      ['7.4kW', ''],
      ['11kW', exact],
    ])
  })

  test('[T-CHG-46] [T-CHG-50] the comparison shows times of the chosen car and range, cut to 3 by 2', () => {
    const box = (cType: 'H' | 'P', kW: '11kW' | '50kW' | '250kW') =>
      ({
        label: kW,
        cType,
        pCType: kW === '11kW' ? 'AC' : 'DC',
        kW,
      }) as const
    const type = { id: 'x', heading: '', text: '', boxes: [] }
    const content: ChargingContent = {
      ...tinyContent,
      sections: [
        {
          id: 'compare',
          heading: '',
          text: '',
          kind: 'comparison',
          types: [
            { ...type, id: 'home', boxes: [box('H', '11kW'), box('P', '11kW'), box('P', '50kW')] },
            { ...type, id: 'dc', boxes: [box('P', '250kW')] },
            type,
            type,
          ],
        },
      ],
    }
    const [section] = view(road, content).sections
    if (section?.kind !== 'comparison') throw new Error('no comparison')
    expect(section.types).toHaveLength(3)
    expect(
      section.types[0]?.boxes.map(({ duration, share, isChosen }) => [
        duration?.figure,
        share,
        isChosen,
      ]),
    ).toEqual([
      ['3–4', 1, false],
      ['3–4', 1, false],
    ])
    expect(section.types[1]?.boxes[0]).toMatchObject({
      duration: { figure: '26' },
      share: 26 / 190,
      isChosen: true,
    })
    const wide = view(setRange(road, { from: 0, to: 100 }), content).sections[0]
    expect(wide?.kind === 'comparison' && wide.types[0]?.boxes[0]?.duration?.figure).toBe('6–7')
  })

  test('[E-T-09] the live region is silent until something was announced', () => {
    expect(view(road).live).toBe('')
    expect(view(home, tinyContent, O.some(road)).live).toBe(
      'live.time duration.minutes.spoken 26 conditions EX30 Single Motor 20% 80% charge.DC power.option 250',
    )
    expect(view(home, tinyContent, O.some(chooseMotorType(road, 'Twin'))).live).toContain(
      'live.missing',
    )
  })

  test('[E-T-05] corrections are words about what is shown, never the refused text', () => {
    const shown = chargingView({
      state: {
        selection: choosePower(road, '150kW'),
        corrections: ['car', 'power', 'range', 'motor', 'place', 'current'],
        announced: O.none,
        cars: tinyCars,
        data: tinyData,
      },
      content: tinyContent,
      ...words,
    })
    expect(shown.corrections).toHaveLength(6)
    expect(shown.corrections[0]).toContain('correction.car EX30')
  })
})
