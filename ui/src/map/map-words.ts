import type { Translate } from '@evkit/engine/shared'
import type { MapWords } from './map.types.js'

/**
 * Stands for the ground the server drew, where its text is not known: the page wakes and leaves the drawing as it is.
 */
export const STANDING_GROUND = '<svg></svg>'

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
