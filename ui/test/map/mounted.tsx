// A map on a page of its own.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { userEvent } from 'vitest/browser'
import { expect, vi } from 'vitest'
import { openLiveMap, type LiveMap } from '../../src/map/live-map.dom.js'
import { MapFrame, type MapFrameProps, type MapLook } from '../../src/map/index.js'
import { find, openPage, part, show, type ToolPage } from '../tool-page.js'
import { mapWords, routeScene, source } from './scenes.js'

/** A page with a map, and ways to look at what became of it. */
export interface MapPage extends ToolPage {
  readonly opened: LiveMap[]
  readonly faults: unknown[]
  /** Looks whose ground was asked for, each with what brings it. */
  readonly asked: { readonly look: MapLook; readonly bring: (ground: string) => void }[]
  readonly set: (props: Partial<MapFrameProps>) => void
}

/** Mounts a map; `isSlow` says how its browser draws, which is asked otherwise. */
export const mountMap = (first: Partial<MapFrameProps> = {}, isSlow?: boolean): MapPage => {
  const page = openPage()
  const opened: LiveMap[] = []
  const faults: unknown[] = []
  const asked: MapPage['asked'] = []
  const ports = {
    openMap: async (options: Parameters<typeof openLiveMap>[0]) => {
      const map = await openLiveMap(options, isSlow)
      opened.push(map)
      return map
    },
    drawGround: (look: MapLook) =>
      new Promise<string>((bring) => {
        asked.push({ look, bring })
      }),
    logFault: (fault: unknown) => {
      faults.push(fault)
    },
  }
  const start: MapFrameProps = {
    scene: routeScene,
    ground: '',
    isToolUsed: false,
    source,
    words: mapWords,
    credits: [{ text: 'Made with Natural Earth', url: 'https://www.naturalearthdata.com' }],
    ports,
    ...first,
  }
  let change: (props: Partial<MapFrameProps>) => void = () => undefined
  const Held = () => {
    const [props, setProps] = useState(start)
    useEffect(() => {
      change = (more) => {
        flushSync(() => {
          setProps((before) => ({ ...before, ...more }))
        })
      }
    }, [])
    return <MapFrame {...props} />
  }
  show(page, <Held />)
  const set: MapPage['set'] = (more) => {
    change(more)
  }
  return { ...page, opened, faults, asked, set }
}

/** What the map says of itself. */
export const stateOf = (page: ToolPage) => part(page, 'map').dataset['state']

/** Opens the live map by its button. */
export const open = async (page: MapPage): Promise<LiveMap> => {
  await userEvent.click(find(page, '[data-part="map"] button'))
  await vi.waitFor(
    () => {
      expect(stateOf(page)).toBe('live')
    },
    { timeout: 20_000 },
  )
  const [map] = page.opened
  if (map === undefined) throw new Error('no live map')
  return map
}
