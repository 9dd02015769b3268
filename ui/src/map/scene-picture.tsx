import { drawLine, toLine, toRing, toSpot, type Picture } from '@evkit/engine/geo'
import type { ReactNode } from 'react'
import { pictureOf } from './camera.js'
import type { MapLook, MapScene } from './map.types.js'
import { writeLines, writeRings } from './path-text.js'
import styles from './scene-picture.module.css'

const GRID = 100

const Grid = ({ width, height }: Picture) => {
  const lines: (readonly number[])[] = []
  for (let x = 0; x < width; x += GRID) lines.push([x, 0, x, height])
  for (let y = 0; y < height; y += GRID) lines.push([0, y, width, y])
  return <path className={styles['grid']} d={writeLines(lines)} />
}

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
        d={writeRings([drawLine(picture, toRing(centre, radius))])}
      />
    ))}
  </>
)

const Lines = ({ scene, picture }: SceneProps) => (
  <>
    {scene.lines.map(({ look, points }, at) => {
      const path = writeLines([drawLine(picture, toLine(points))])
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

/** What everything is drawn on. */
export const Sheet = ({ picture, kind, children }: PictureProps) => (
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

/** A ground that is not known, as a plain grid. */
export const PlainGround = ({ look }: { readonly look: MapLook }) => {
  const picture = pictureOf(look)
  return (
    <Sheet picture={picture} kind={look.kind}>
      <Grid {...picture} />
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
