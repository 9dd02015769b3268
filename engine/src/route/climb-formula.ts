import { FULL, tripConstant, tripFormula } from './trip-formula.js'

/** How much a kilowatt-hour lifts [kg m/kWh]: 3,600,000 joules over 9.81 m/s². @source E-T-138 @category constants */
const LIFTED_PER_KWH = 366_972

const LIFTED = /*#__PURE__*/ tripConstant('liftedPerKwh', 'kg m/kWh', LIFTED_PER_KWH)

/** The charge a climb uses: the energy up with its losses, less what a fall gives back. */
export const CLIMB_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-climb',
  {
    units: {
      mass: 'kg',
      rise: 'm',
      fall: 'm',
      efficiencyUp: '1',
      efficiencyBack: '1',
      usableEnergy: 'kWh',
    },
    rules: ['E-T-138'],
  },
  (make) => {
    // The energy of a height, from the metres of an input.
    const energyOf = (name: string, metres: 'rise' | 'fall') =>
      make(`${name}Energy`, 'kWh', [
        make(name, 'kg m', ['mass', 'multiply', metres]),
        'divide',
        LIFTED,
      ])
    const up = make('energyUp', 'kWh', [energyOf('lifted', 'rise'), 'divide', 'efficiencyUp'])
    const back = make('energyBack', 'kWh', [
      energyOf('lowered', 'fall'),
      'multiply',
      'efficiencyBack',
    ])
    const energy = make('climbEnergy', 'kWh', [up, 'subtract', back])
    return make('climbUse', '%', [
      make('climbShare', '1', [energy, 'divide', 'usableEnergy']),
      'multiply',
      FULL,
    ])
  },
)
