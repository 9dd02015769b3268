// The map of retailers where it is wanted: what draws it comes with the first one.
import type { Translate } from '@evkit/engine/shared'
import { useEffect, useState, type ReactNode } from 'react'
import type { RetailerMapDrawing } from '../../forms/index.js'
import { consoleLog } from '../ports/console-log.js'
import type { RetailerMapData } from './retailer-map-data.js'
import styles from './retailer-map-later.module.css'

type Draw = (drawing: RetailerMapDrawing) => ReactNode

interface Start {
  readonly data: RetailerMapData
  readonly translate: Translate
}

const load = async ({ data, translate }: Start): Promise<Draw> => {
  const [{ createDrawRetailerMap, toRetailerMapWords }, { browserMapPorts }] = await Promise.all([
    import('./retailer-map.js'),
    import('../ports/maps/map-ports.js'),
  ])
  return createDrawRetailerMap({
    ...data,
    words: toRetailerMapWords(translate),
    ports: browserMapPorts(),
  })
}

const Later = ({ drawing, start }: { readonly drawing: RetailerMapDrawing; start: Start }) => {
  const [draw, setDraw] = useState<{ readonly it: Draw }>()
  useEffect(() => {
    load(start).then(
      (it) => {
        setDraw({ it })
      },
      // The list says everything the map does.
      (fault: unknown) => {
        consoleLog({ level: 'error', code: 'EV-411', text: String(fault) })
      },
    )
  }, [start])
  return draw === undefined ? <div className={styles['hold']} /> : draw.it(drawing)
}

/** Makes what draws a map of retailers once what draws it has come. */
export const drawRetailerMapLater =
  (start: Start): Draw =>
  (drawing) => <Later drawing={drawing} start={start} />
