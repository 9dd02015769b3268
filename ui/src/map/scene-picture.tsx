import { drawLine, toLine, toRing, toSpot, type Picture } from '@evkit/engine/geo'
import type { ReactNode } from 'react'
import { pictureOf } from './camera.js'
import type { MapGround, MapLook, MapScene } from './map.types.js'
import styles from './scene-picture.module.css'

const toPath = (picture: Picture, line: Float64Array): string => {
  const spots = drawLine(picture, line)
  const parts: string[] = []
  let last = ''
  for (let at = 0; at < spots.length; at += 2) {
    const spot = `${Math.round(spots[at] ?? 0)} ${Math.round(spots[at + 1] ?? 0)}`
    // What falls on the same pixel is drawn once.
    if (spot !== last) parts.push(spot)
    last = spot
  }
  return parts.length === 0 ? '' : `M${parts.join('L')}`
}

const GRID = 100

const Grid = ({ width, height }: Picture) => {
  const columns = Array.from(
    { length: Math.ceil(width / GRID) },
    (_, at) => `M${at * GRID} 0v${height}`,
  )
  const rows = Array.from(
    { length: Math.ceil(height / GRID) },
    (_, at) => `M0 ${at * GRID}h${width}`,
  )
  return <path className={styles['grid']} d={[...columns, ...rows].join('')} />
}

const Ground = ({ ground }: { readonly ground: MapGround }) => (
  <>
    <path className={styles['land']} d={ground.land} />
    <path className={styles['lake']} d={ground.lakes} />
    <path className={styles['border']} d={ground.borders} />
    <path className={styles['road']} d={ground.roads} />
  </>
)

const Names = ({ names }: Pick<MapGround, 'names'>) => (
  <>
    {names.map(({ x, y, text, rank }) => (
      <text key={`${x} ${y}`} className={styles['name']} data-rank={rank} x={x} y={y}>
        {text}
      </text>
    ))}
  </>
)

interface SceneProps {
  readonly scene: MapScene
  readonly picture: Picture
}

const Circles = ({ scene, picture }: SceneProps) => (
  <>
    {scene.circles.map(({ look, centre, radius }, at) => (
      <path
        key={at}
        className={styles['circle']}
        data-look={look}
        d={`${toPath(picture, toRing(centre, radius))}Z`}
      />
    ))}
  </>
)

const Lines = ({ scene, picture }: SceneProps) => (
  <>
    {scene.lines.map(({ look, points }, at) => {
      const path = toPath(picture, toLine(points))
      return (
        <g key={at}>
          <path className={styles['casing']} d={path} />
          <path className={styles['line']} data-look={look} d={path} />
        </g>
      )
    })}
  </>
)

// A line without length and with round ends is a dot that keeps its size however the picture is shrunk.
const Dots = ({ scene, picture }: SceneProps) => {
  const dots = scene.stations.map((station) => {
    const { x, y } = toSpot(picture, station)
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  const path = [...new Set(dots)].join('')
  return path === '' ? null : (
    <>
      <path className={styles['halo']} d={path} />
      <path className={styles['station']} d={path} />
    </>
  )
}

const Marks = ({ scene, picture }: SceneProps) => (
  <>
    {scene.marks.map((mark) => {
      const { x, y } = toSpot(picture, mark)
      const spot = `M${Math.round(x)} ${Math.round(y)}h0`
      return (
        <g key={`${mark.look} ${mark.name}`} data-look={mark.look}>
          <path className={styles['mark-rim']} d={spot} />
          <path className={styles['mark']} data-look={mark.look} d={spot} />
          {mark.text === '' ? null : (
            <text className={styles['mark-text']} x={Math.round(x)} y={Math.round(y)}>
              {mark.text}
            </text>
          )}
        </g>
      )
    })}
  </>
)

interface PictureProps {
  readonly picture: Picture
  readonly kind: MapLook['kind']
  readonly children: ReactNode
}

const Sheet = ({ picture, kind, children }: PictureProps) => (
  <svg
    className={styles['picture']}
    data-kind={kind}
    viewBox={`0 0 ${picture.width} ${picture.height}`}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** Props of a drawn ground. */
export interface GroundPictureProps {
  readonly look: MapLook
  /** Absent: a plain grid. */
  readonly ground?: MapGround | undefined
}

/** The ground a scene lies on, as a drawing; the server draws it with land, roads and names. */
export const GroundPicture = ({ look, ground }: GroundPictureProps) => {
  const picture = pictureOf(look)
  return (
    <Sheet picture={picture} kind={look.kind}>
      {ground === undefined ? (
        <Grid {...picture} />
      ) : (
        <>
          <Ground ground={ground} />
          <Names names={ground.names} />
        </>
      )}
    </Sheet>
  )
}

/** A scene as a drawing: what is seen without scripts or without a live map. The page says the same in words. */
export const ScenePicture = ({ scene }: { readonly scene: MapScene }) => {
  const picture = pictureOf(scene.look)
  return (
    <Sheet picture={picture} kind={scene.look.kind}>
      <Circles scene={scene} picture={picture} />
      <Lines scene={scene} picture={picture} />
      <Dots scene={scene} picture={picture} />
      <Marks scene={scene} picture={picture} />
    </Sheet>
  )
}
