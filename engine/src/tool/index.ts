/**
 * What all tools share, so that each states only what is its own.
 *
 * A tool keeps some parameters in the address ({@link defineAddress}), says what can be chosen and what else can happen
 * ({@link defineTool}), and is run by one machine ({@link toolMachine}).
 *
 * @module
 */
export {
  defineAddress,
  flagParameter,
  numberParameter,
  type AddressParameter,
  type AddressParts,
} from './address.url.js'
export {
  toChoiceGroup,
  toDistanceChoices,
  TOOL_LABELS,
  toToolLabels,
  wordLabels,
  wordLive,
  type ChoiceGroup,
  type PictureChoice,
  type Toggle,
  type ToolTexts,
} from './choice.view.js'
export { defineTool } from './define-tool.js'
export { toMotorChoices } from './motor.view.js'
export { toolMachine, type ToolContext, type ToolEvent } from './tool.machine.js'
export type { Changes, ReadSelection, SliderChoice, ToolAddress, ToolState } from './tool.types.js'
export { chooseDistance, type UnitOverride, type UnitsAction } from './units.js'
export { wordConsumption } from './consumption.view.js'
export { toExplanation, wordValue, type Explanation } from './explanation.view.js'
export type { PlainField } from './plain-field.types.js'
export { wordProvenance, type ProvenanceView } from './provenance.view.js'
export type { MinorUnit } from './price-form.view.js'
export { shortName } from './short-name.js'
export { RAPID_FROM } from './rapid.js'
export { toTypedNumber, type TypedNumber } from './typed-number.js'
export { readTypedValue } from './typed-value.js'
export { toValueSlider, type ValueSlider } from './value-slider.view.js'
export type { SensitivityBar } from './sensitivity-bar.js'
