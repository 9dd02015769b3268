/** What the tools share on the screen: the outside they ask, and the parts every one of them shows. */
export { ActionBar } from './action-bar.js'
export { Awake } from './awake.js'
export type { AddressPort, ToolPorts } from './tool-ports.js'
export { TraceLadders } from './trace-ladders.js'
export { useNarrow } from './use-narrow.js'
export { useWarmUp } from './use-warm-up.js'
