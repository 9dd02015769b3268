import { createLater } from '../../tool/later.js'

/** What the page knows and draws of a road: loaded where an address names one, or with a visitor's search. */
export const roadLater = createLater(() => import('./road.js'), 'RoadFailed')
