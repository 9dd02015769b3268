import { toLine, toRing, toSpot, type Picture } from '@evkit/engine/geo'
import { drawLine } from '@evkit/engine/internal/geo'
import type { ReactNode } from 'react'
import { partOf, pictureOf, spanOf } from './camera.js'
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

// No rule of the sheet, which every page of blocks loads.
const DOTS = {
  stroke: 'var(--map-name)',
  strokeWidth: 2,
  strokeDasharray: '0 6',
} as const

const Lines = ({ scene, picture }: SceneProps) => (
  <>
    {scene.lines.map(({ look, points }, at) => {
      const path = writeLines([drawLine(picture, toLine(points))])
      return look === 'modelled' ? (
        // Dots over the line that is there.
        <path key={at} data-look={look} d={path} {...DOTS} />
      ) : (
        <g key={at}>
          <path className={styles['casing']} d={path} />
          <path className={styles['line']} data-look={look} d={path} />
          {look === 'middle' ? <path className={styles['core']} d={path} /> : null}
        </g>
      )
    })}
  </>
)

// Hollow: what is assumed is no station we know. No rules of the sheet, as above.
const HOLLOW = { stroke: 'var(--map-casing)', strokeWidth: 20 } as const
const hollowRim = (isPointed: boolean) => ({
  stroke: 'var(--map-station)',
  strokeWidth: isPointed ? 38 : 28,
})

// So many that larger ones would cover the road.
const MANY = 60

// A line without length and with round ends is a dot that keeps its size however the picture is shrunk.
const Dots = ({ scene, picture }: SceneProps) => {
  const dots = scene.stations.map((station) => {
    const { x, y } = toSpot(picture, station)
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  const path = [...new Set(dots)].join('')
  const many = scene.stations.length > MANY ? '' : undefined
  return path === '' ? null : (
    <>
      <path className={styles['halo']} data-many={many} d={path} />
      <path className={styles['station']} data-many={many} d={path} />
    </>
  )
}

interface MarksProps extends SceneProps, Omit<ScenePictureProps, 'scene'> {}

const Marks = ({ scene, picture, pointed, onPoint }: MarksProps) => (
  <>
    {scene.marks.map((mark) => {
      const { x, y } = toSpot(picture, mark)
      const spot = `M${Math.round(x)} ${Math.round(y)}h0`
      const isPointed = mark.id !== undefined && mark.id === pointed
      const isHollow = mark.look === 'assumed'
      return (
        <g
          key={`${mark.look} ${mark.text} ${mark.name}`}
          data-look={mark.look}
          data-pointed={isPointed ? '' : undefined}
          onPointerEnter={() => onPoint?.(mark.id)}
          onPointerLeave={() => onPoint?.(undefined)}
        >
          {isHollow ? (
            <>
              <path d={spot} {...hollowRim(isPointed)} />
              <path d={spot} {...HOLLOW} />
            </>
          ) : (
            <>
              <path className={styles['mark-rim']} d={spot} />
              <path className={styles['mark']} data-look={mark.look} d={spot} />
            </>
          )}
          {mark.text === '' ? null : (
            <text className={styles['mark-text']} x={Math.round(x)} y={Math.round(y)}>
              {isHollow ? <tspan fill="var(--map-station)">{mark.text}</tspan> : mark.text}
            </text>
          )}
        </g>
      )
    })}
  </>
)

interface PictureProps {
  readonly look: MapLook
  readonly children: ReactNode
}

/** What everything is drawn on: the part a look is about, with what lies around it beyond its edges. */
export const Sheet = ({ look, children }: PictureProps) => {
  const { x, y, width, height } = partOf(look)
  return (
    <svg
      className={styles['picture']}
      data-kind={look.kind}
      data-span={look.kind === 'at' ? undefined : spanOf({ width })}
      viewBox={[x, y, width, height].map((one) => Number(one.toFixed(2))).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** A ground that is not known, as a plain grid. */
export const PlainGround = ({ look }: { readonly look: MapLook }) => {
  const picture = pictureOf(look)
  return (
    <Sheet look={look}>
      <Grid {...picture} />
    </Sheet>
  )
}

/** Props of a scene as a drawing. */
export interface ScenePictureProps {
  readonly scene: MapScene
  /** The mark that is looked at somewhere on the page. */
  readonly pointed?: string | undefined
  readonly onPoint?: ((id: string | undefined) => void) | undefined
}

/** A scene as a drawing: what is seen without scripts or without a live map. The page says the same in words. */
export const ScenePicture = ({ scene, ...pointing }: ScenePictureProps) => {
  const picture = pictureOf(scene.look)
  return (
    <Sheet look={scene.look}>
      <Circles scene={scene} picture={picture} />
      <Lines scene={scene} picture={picture} />
      <Dots scene={scene} picture={picture} />
      <Marks scene={scene} picture={picture} {...pointing} />
    </Sheet>
  )
}
