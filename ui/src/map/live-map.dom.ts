// Our only meeting with MapLibre: a live map over a place of the page, showing what a scene says.
import { toClusterIndex, type Camera, type ClusterIndex } from '@evkit/engine/geo'
import { GeoJSONSource, Map as Canvas, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import styleSheet from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { cameraOf, targetOf } from './camera.js'
import type { MapScene, MapSource, MapStation, MapWords } from './map.types.js'
import { listenToPointer, listenToPresses } from './map-presses.dom.js'
import { mapStyle, sceneLayers, sceneSources, type MapTheme } from './map-style.js'
import { markRadius, PRESSED_LAYERS } from './mark-layers.js'
import { circleFeatures, lineFeatures, markFeatures, stationFeatures } from './scene-features.js'
import { isDrawnInSoftware } from './software-drawing.dom.js'
import { isCovered, widen, type StationView } from './station-cover.js'

/** What a live map is opened with. */
export interface LiveMapOptions {
  readonly place: HTMLElement
  readonly scene: MapScene
  readonly source: MapSource
  readonly words: MapWords
  /** Told when the map fails after it was opened. */
  readonly onFault: (fault: unknown) => void
  /** Told the id of a mark that was pressed. */
  readonly onMark: (id: string) => void
  /** Told the id of the mark under the pointer, and that there is none any more. */
  readonly onPoint: (id: string | undefined) => void
}

/** A live map. */
export interface LiveMap {
  readonly show: (scene: MapScene) => void
  /** Makes the mark of an id stand out; none without one. */
  readonly point: (id: string | undefined) => void
  /** Where it looks now. */
  readonly look: () => Camera
  readonly close: () => void
}

const COLOURS = [
  'sea',
  'land',
  'border',
  'road',
  'name',
  'halo',
  'route',
  'middle',
  'low',
  'reserve',
  'beyond',
  'casing',
  'station',
  'mark',
  'range',
] as const satisfies readonly Exclude<keyof MapTheme, 'font'>[]

const readTheme = (): MapTheme => {
  const style = getComputedStyle(document.documentElement)
  const [family = ''] = style.getPropertyValue('--font').split(',')
  return {
    ...(Object.fromEntries(
      COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
    ) as Record<(typeof COLOURS)[number], string>),
    font: family.replaceAll(/["']/g, '').trim() || 'sans-serif',
  }
}

// Asked for with the first map, so that pages without one do not carry it.
const loadStyles = (): Promise<void> =>
  new Promise((done, fail) => {
    if (document.querySelector(`link[href="${styleSheet}"]`) !== null) {
      done()
      return
    }
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styleSheet
    link.addEventListener('load', () => {
      done()
    })
    link.addEventListener('error', () => {
      fail(new Error(`${styleSheet} could not be loaded`))
    })
    document.head.append(link)
  })

const toLocale = ({ controls }: MapWords): Readonly<Record<string, string>> => ({
  'Map.Title': controls.canvas,
  'NavigationControl.ZoomIn': controls.zoomIn,
  'NavigationControl.ZoomOut': controls.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': controls.scrollHint,
  'CooperativeGesturesHandler.MacHelpText': controls.scrollHintMac,
  'CooperativeGesturesHandler.MobileHelpText': controls.touchHint,
})

const toCamera = ({ centre, zoom }: ReturnType<typeof cameraOf>) => ({
  center: [centre.lng, centre.lat] as [number, number],
  zoom,
})

// Each drawing takes long: one for a change in place of an animation, and not more pixels than the page has.
const SLOW = { pixelRatio: 1, fadeDuration: 0, reduceMotion: true } as const

const openCanvas = ({ place, scene, source, words }: LiveMapOptions, isSlow: boolean): Canvas =>
  new Canvas({
    ...(isSlow ? SLOW : {}),
    container: place,
    style: source.style === '' ? mapStyle(source.layers, readTheme()) : source.style,
    ...toCamera(cameraOf(scene.look, place.clientWidth)),
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    minZoom: 2,
    maxZoom: 17,
    locale: { ...toLocale(words) },
  })

// Over a style of somebody else the scene is laid on top.
const addScene = (canvas: Canvas): void => {
  for (const [name, source] of Object.entries(sceneSources())) canvas.addSource(name, source)
  const { under, over } = sceneLayers(readTheme())
  for (const layer of [...under, ...over]) canvas.addLayer(layer)
}

const setData = (canvas: Canvas, name: string, data: ReturnType<typeof lineFeatures>): void => {
  const source = canvas.getSource(name)
  if (source instanceof GeoJSONSource) void source.setData(data)
}

interface Shown {
  scene: MapScene
  stations: readonly MapStation[]
  index: ClusterIndex
  /** Of what view the stations lie on the map. */
  cover: StationView | undefined
}

const viewOf = (canvas: Canvas): StationView => {
  const bounds = canvas.getBounds()
  return {
    viewport: {
      low: { latitude: bounds.getSouth(), longitude: bounds.getWest() },
      high: { latitude: bounds.getNorth(), longitude: bounds.getEast() },
    },
    zoom: canvas.getZoom(),
  }
}

const drawStations = (canvas: Canvas, shown: Shown): void => {
  const cover = widen(viewOf(canvas))
  setData(canvas, 'stations', stationFeatures(shown.index, shown.stations, cover))
  shown.cover = cover
}

const drawScene = (canvas: Canvas, shown: Shown): void => {
  setData(canvas, 'circles', circleFeatures(shown.scene))
  setData(canvas, 'lines', lineFeatures(shown.scene))
  setData(canvas, 'marks', markFeatures(shown.scene))
  drawStations(canvas, shown)
}

const whenLoaded = (canvas: Canvas): Promise<void> =>
  new Promise((done, fail) => {
    canvas.once('load', () => {
      done()
    })
    canvas.once('error', ({ error }) => {
      fail(new Error('The map could not be drawn', { cause: error }))
    })
  })

const toShown = (scene: MapScene): Shown => ({
  scene,
  stations: scene.stations,
  index: toClusterIndex(scene.stations),
  cover: undefined,
})

const followTheme = (canvas: Canvas, { source }: LiveMapOptions, shown: Shown): (() => void) => {
  const theme = window.matchMedia('(prefers-color-scheme: dark)')
  const change = (): void => {
    if (source.style !== '') return
    canvas.setStyle(mapStyle(source.layers, readTheme()))
    canvas.once('styledata', () => {
      drawScene(canvas, shown)
    })
  }
  theme.addEventListener('change', change)
  return () => {
    theme.removeEventListener('change', change)
  }
}

const draw = async (options: LiveMapOptions, isSlow: boolean): Promise<Canvas> => {
  const canvas = openCanvas(options, isSlow)
  try {
    await whenLoaded(canvas)
    return canvas
  } catch (fault) {
    canvas.remove()
    throw fault
  }
}

/**
 * Opens a live map. Where the browser draws by the processor it draws less: no animations, and no more pixels than the
 * page has.
 *
 * @returns The map once it is drawn; fails where the browser cannot draw it or its parts do not come.
 */
export const openLiveMap = async (
  options: LiveMapOptions,
  isSlow = isDrawnInSoftware(),
): Promise<LiveMap> => {
  setWorkerUrl(workerUrl)
  await loadStyles()
  const canvas = await draw(options, isSlow)
  const shown = toShown(options.scene)
  canvas.on('error', ({ error }) => {
    options.onFault(error)
  })
  if (options.source.style !== '') addScene(canvas)
  canvas.addControl(new NavigationControl({ showCompass: false }))
  drawScene(canvas, shown)
  listenToPresses(canvas, shown, options.onMark)
  listenToPointer(canvas, options.onPoint)
  canvas.on('moveend', () => {
    if (!isCovered(shown.cover, viewOf(canvas))) drawStations(canvas, shown)
  })
  const unfollow = followTheme(canvas, options, shown)
  return {
    show: (scene) => {
      if (scene === shown.scene) return
      const before = JSON.stringify(targetOf(shown.scene.look))
      Object.assign(shown, toShown(scene))
      drawScene(canvas, shown)
      if (before !== JSON.stringify(targetOf(scene.look)))
        canvas.easeTo(toCamera(cameraOf(scene.look, options.place.clientWidth)))
    },
    point: (id) => {
      if (canvas.getLayer(PRESSED_LAYERS.marks) === undefined) return
      canvas.setPaintProperty(PRESSED_LAYERS.marks, 'circle-radius', markRadius(id))
    },
    look: () => {
      const { lat, lng } = canvas.getCenter()
      return { centre: { lat, lng }, zoom: canvas.getZoom() }
    },
    close: () => {
      unfollow()
      canvas.remove()
    },
  }
}
