/**
 * Types all tools share: calculation traces, provenance of figures, sliders, unit overrides, state machines and URL
 * codecs.
 *
 * @module
 */
export type { Explanation, ExplanationStep } from '../tool/explanation.view.js'
export type { ProvenanceView } from '../tool/provenance.view.js'
export type { ToolContext, ToolEvent, ToolMachine } from '../tool/tool.machine.js'
export type { ToolAddress, ToolState } from '../tool/tool.types.js'
export type { UnitOverride } from '../tool/units.js'
export type { ValueSlider } from '../tool/value-slider.view.js'
