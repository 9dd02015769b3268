import {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  PER_HUNDRED,
  type StepLabel,
} from '../shared/index.js'

/** What the charge a climb uses is computed from. */
export type ClimbInput =
  'mass' | 'rise' | 'fall' | 'efficiencyUp' | 'efficiencyBack' | 'usableEnergy'

/** How much a kilowatt-hour lifts [kg m/kWh]: 3,600,000 joules over 9.81 m/s². @source E-T-138 @category constants */
const LIFTED_PER_KWH = 366_972

const RULES = ['E-T-138'] as const
const label = <Name extends string>(name: Name, unit: StepLabel['unit']) =>
  ({ name, unit, rules: RULES }) as const

// The energy of a height, from the metres of an input.
const heightEnergy = (name: string, metres: 'rise' | 'fall') =>
  appliedTerm<ClimbInput>(label(`${name}Energy`, 'kWh'), 'divide', [
    appliedTerm<ClimbInput>(label(name, 'kg m'), 'multiply', [
      inputTerm('mass'),
      inputTerm(metres),
    ]),
    constantTerm('liftedPerKwh'),
  ])

/** The charge a climb uses: the energy up with its losses, less what a fall gives back. */
export const CLIMB_FORMULA = /*#__PURE__*/ defineFormula<ClimbInput>('trip-climb', {
  rules: RULES,
  inputs: [
    label('mass', 'kg'),
    label('rise', 'm'),
    label('fall', 'm'),
    label('efficiencyUp', '1'),
    label('efficiencyBack', '1'),
    label('usableEnergy', 'kWh'),
  ],
  constants: [
    { ...label('liftedPerKwh', 'kg m/kWh'), value: LIFTED_PER_KWH },
    { ...label('fullCharge', '%'), value: PER_HUNDRED },
  ],
  result: /*#__PURE__*/ appliedTerm(label('climbUse', '%'), 'multiply', [
    /*#__PURE__*/ appliedTerm(label('climbShare', '1'), 'divide', [
      /*#__PURE__*/ appliedTerm(label('climbEnergy', 'kWh'), 'subtract', [
        /*#__PURE__*/ appliedTerm(label('energyUp', 'kWh'), 'divide', [
          /*#__PURE__*/ heightEnergy('lifted', 'rise'),
          /*#__PURE__*/ inputTerm('efficiencyUp'),
        ]),
        /*#__PURE__*/ appliedTerm(label('energyBack', 'kWh'), 'multiply', [
          /*#__PURE__*/ heightEnergy('lowered', 'fall'),
          /*#__PURE__*/ inputTerm('efficiencyBack'),
        ]),
      ]),
      /*#__PURE__*/ inputTerm('usableEnergy'),
    ]),
    /*#__PURE__*/ constantTerm('fullCharge'),
  ]),
})
