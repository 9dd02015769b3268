import { tripFormula } from './trip-formula.js'

/**
 * The time to charge a cold battery: it takes so many times as long at the start, and fewer by the share it has been driven of
 * the time in which it warms. A charger too weak for what a cold battery takes sets the time itself.
 */
export const COLD_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-cold',
  {
    units: {
      chargerMinutes: 'min',
      strongestMinutes: 'min',
      timesAtStart: '1',
      timesDriven: '1',
      driven: 'min',
      warming: 'min',
    },
    rules: ['E-T-143'],
  },
  (make) => {
    const cold = make('timesLess', '1', ['timesAtStart', 'subtract', 'timesDriven'])
    const warmed = make('warmedBy', '1', [
      cold,
      'multiply',
      make('warmedShare', '1', ['driven', 'divide', 'warming']),
    ])
    const times = make('coldTimes', '1', ['timesAtStart', 'subtract', warmed])
    const battery = make('batteryMinutes', 'min', ['strongestMinutes', 'multiply', times])
    return make('coldMinutes', 'min', ['chargerMinutes', 'atLeast', battery])
  },
)
