import type { LiveMap, LiveMapOptions } from './live-map.dom.js'
import type { MapLook, MapScene } from './map.types.js'

/** What a map asks of the outside. */
export interface MapPorts {
  /** Opens the live map; fails where there is none. */
  readonly openMap: (options: LiveMapOptions) => Promise<LiveMap>
  /** Draws the ground of a look, as markup of our own; an empty one where it cannot be had. */
  readonly drawGround: (look: MapLook, signal: AbortSignal) => Promise<string>
  /** Writes to the log. */
  readonly logFault: (fault: unknown) => void
}

/** Keeps the live map of a place of the page, and shows it the latest scene. */
export interface MapKeeper {
  readonly attach: (place: HTMLElement) => void
  readonly show: (scene: MapScene) => void
  /** Makes the mark of an id stand out; none without one. */
  readonly point: (id: string | undefined) => void
  /** Opens the live map; fails without one. */
  readonly open: (told: Pick<LiveMapOptions, 'onFault' | 'onMark' | 'onPoint'>) => Promise<void>
  readonly close: () => void
}

/** Makes a keeper. */
export const createMapKeeper = (
  first: MapScene,
  { ports, source, words }: { readonly ports: MapPorts } & Pick<LiveMapOptions, 'source' | 'words'>,
): MapKeeper => {
  let place: HTMLElement | undefined
  let scene = first
  let live: LiveMap | undefined
  return {
    attach: (element) => {
      place = element
    },
    show: (next) => {
      scene = next
      live?.show(next)
    },
    point: (id) => {
      live?.point(id)
    },
    open: async (told) => {
      if (place === undefined) throw new Error('A map needs its place on the page')
      live = await ports.openMap({ place, scene, source, words, ...told })
      live.show(scene)
    },
    close: () => {
      live?.close()
      live = undefined
    },
  }
}
