// The ground with land, roads and names: drawn on the server only, so no page carries what draws it.
import type { MapGround, MapLook } from './map.types.js'
import { Sheet } from './scene-picture.js'
import styles from './scene-picture.module.css'

const Ground = ({ ground }: { readonly ground: MapGround }) => (
  <>
    <path className={styles['land']} d={ground.land} />
    <path className={styles['lake']} d={ground.lakes} />
    <path className={styles['border']} d={ground.borders} />
    <path className={styles['road']} d={ground.roads} />
  </>
)

// A name stands under its place, where a mark on the place leaves it free.
const UNDER = '1.5em'

const Names = ({ names }: Pick<MapGround, 'names'>) => (
  <>
    {names.map(({ x, y, text, rank }) => (
      <text key={`${x} ${y}`} className={styles['name']} data-rank={rank} x={x} y={y} dy={UNDER}>
        {text}
      </text>
    ))}
  </>
)

/** Props of a drawn ground. */
export interface GroundPictureProps {
  readonly look: MapLook
  readonly ground: MapGround
}

/** The ground a scene lies on, as a drawing with land, roads and names. */
export const GroundPicture = ({ look, ground }: GroundPictureProps) => (
  <Sheet look={look}>
    <Ground ground={ground} />
    <Names names={ground.names} />
  </Sheet>
)
