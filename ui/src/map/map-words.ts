import type { Translate } from '@evkit/engine/shared'
import type { MapWords } from './map.types.js'

/** The words around a map, from the messages of a page. */
export const toMapWords = (translate: Translate): MapWords => ({
  label: translate('map.label'),
  skip: translate('map.skip'),
  open: translate('map.open'),
  opening: translate('map.opening'),
  unavailable: translate('map.unavailable'),
  controls: {
    zoomIn: translate('map.zoomIn'),
    zoomOut: translate('map.zoomOut'),
    scrollHint: translate('map.scrollHint'),
    scrollHintMac: translate('map.scrollHintMac'),
    touchHint: translate('map.touchHint'),
    canvas: translate('map.canvas'),
  },
})
