/**
 * What all tools share in what they show and take: explanations, where figures come from, sliders with a value, the
 * visitor's own unit, the events of a tool's machine and the shape of its address.
 *
 * @module
 */
export type { Explanation, ExplanationStep } from '../tool/explanation.view.js'
export type { ProvenanceView } from '../tool/provenance.view.js'
export type { ToolContext, ToolEvent, ToolMachine } from '../tool/tool.machine.js'
export type { ToolAddress, ToolState } from '../tool/tool.types.js'
export type { UnitOverride } from '../tool/units.js'
export type { ValueSlider } from '../tool/value-slider.view.js'
