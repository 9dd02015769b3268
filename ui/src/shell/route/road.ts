// What the planner's page knows and draws of a road.
export * from '../../route/road.js'
export { drawCode } from '../ports/tools/draw-code.js'
export { saveDrive } from '../ports/tools/save-drive.js'
export { drivePartsOf } from './drive-parts.js'
