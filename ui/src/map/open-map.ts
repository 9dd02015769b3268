import type { LiveMap, LiveMapOptions } from './live-map.dom.js'

/** Opens a live map; its script, by far the largest of the site, is fetched now and not before. */
export const openMap = async (options: LiveMapOptions): Promise<LiveMap> =>
  (await import('./live-map.dom.js')).openLiveMap(options)
