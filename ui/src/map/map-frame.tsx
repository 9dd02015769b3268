import { liveMapMachine } from '@evkit/engine/internal/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Button, Icon } from '../primitives/index.js'
import { createMapKeeper, type MapPorts } from './map-keeper.js'
import type { MapCredit, MapLook, MapScene, MapSource, MapWords } from './map.types.js'
import { PlainGround, ScenePicture } from './scene-picture.js'
import { useGround } from './use-ground.js'
import { watchMap } from './watch-map.dom.js'
import styles from './map-frame.module.css'

/** Props of a map. */
export interface MapFrameProps {
  readonly scene: MapScene
  /** The drawn ground of the first look, as the server wrote it; on waking it is left as it stands. */
  readonly ground: string
  /** Where that ground looks; the look of the first scene unless said. */
  readonly groundLook?: MapLook
  /** True once the tool the map belongs to was used. */
  readonly isToolUsed: boolean
  readonly source: MapSource
  readonly words: MapWords
  readonly credits: readonly MapCredit[]
  readonly ports: MapPorts
  /** Told the id of a mark that was pressed; the same function as long as the map stands. */
  readonly onMark?: (id: string) => void
  /** The mark that is looked at somewhere on the page. */
  readonly pointed?: string | undefined
  /** Told the mark under the pointer; the same function as long as the map stands. */
  readonly onPoint?: (id: string | undefined) => void
}

const ignore = (): void => undefined

// When the live map opens is the machine's to say; what it shows follows the scene.
const useLiveMap = (props: MapFrameProps, place: RefObject<HTMLDivElement | null>) => {
  const { ports, words, source, isToolUsed, scene, pointed } = props
  const { onMark = ignore, onPoint = ignore } = props
  const [made] = useState(() => {
    const keeper = createMapKeeper(scene, { ports, words, source })
    const logic = liveMapMachine.provide({
      actions: {
        openMap: ({ self }) => {
          const onFault = (fault: unknown): void => {
            ports.logFault(fault)
            self.send({ type: 'map.failed' })
          }
          void keeper.open({ onFault, onMark, onPoint }).then(() => {
            self.send({ type: 'map.opened' })
          }, onFault)
        },
      },
    })
    return { keeper, logic }
  })
  const actor = useActorRef(made.logic)
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'drawn'))
  useEffect(() => {
    made.keeper.show(scene)
  }, [made, scene])
  useEffect(() => {
    made.keeper.point(pointed)
  }, [made, pointed])
  useEffect(() => {
    if (isToolUsed) actor.send({ type: 'map.reach' })
  }, [actor, isToolUsed])
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    made.keeper.attach(element)
    const unwatch = watchMap(element, (type) => {
      actor.send({ type })
    })
    return () => {
      unwatch()
      made.keeper.close()
    }
  }, [actor, made, place])
  return {
    state,
    reach: () => {
      actor.send({ type: 'map.reach' })
    },
  }
}

// What the server drew stays as it is: the page wakes without its paths.
const Drawn = ({ ground }: Pick<MapFrameProps, 'ground'>) => (
  <div
    className={styles['drawn']}
    data-part="map-picture"
    suppressHydrationWarning
    // Markup of our own: the server writes it from the scene, texts escaped.
    // eslint-disable-next-line no-restricted-syntax
    dangerouslySetInnerHTML={{ __html: ground }}
  />
)

const Credits = ({ credits }: Pick<MapFrameProps, 'credits'>) => (
  <p className={styles['credits']} data-part="map-credits">
    {credits.map(({ text, url }, at) => (
      <span key={text}>
        {at === 0 ? '' : ' · '}
        {url === '' ? text : <a href={url}>{text}</a>}
      </span>
    ))}
  </p>
)

/**
 * A map of 600 px: first as the server drew it, live once the visitor reaches for it. The page says in words beside it
 * what it shows, and a link leads past it.
 */
export const MapFrame = (props: MapFrameProps) => {
  const { scene, ground, words, credits, ports } = props
  const [first] = useState({ look: props.groundLook ?? scene.look, ground })
  const after = useId()
  const place = useRef<HTMLDivElement>(null)
  const { state, reach } = useLiveMap(props, place)
  const drawn = useGround({
    first,
    look: scene.look,
    isCovered: state === 'live',
    drawGround: ports.drawGround,
  })
  return (
    <section
      className={styles['frame']}
      aria-label={words.label}
      data-part="map"
      data-state={state}
    >
      <a className={styles['skip']} href={`#${after}`}>
        {words.skip}
      </a>
      <div className={styles['stage']}>
        {/* Pressing anywhere on the drawing is what the button beside it does for a keyboard. */}
        <div className={styles['under']} onPointerDown={reach}>
          {drawn.ground === '' ? (
            <PlainGround look={drawn.look} />
          ) : (
            <Drawn ground={drawn.ground} />
          )}
          <ScenePicture
            scene={{ ...scene, look: drawn.look }}
            pointed={props.pointed}
            onPoint={props.onPoint}
          />
        </div>
        <div className={styles['live']} data-part="live-map">
          <div className={styles['place']} ref={place} />
        </div>
        {state === 'drawn' || state === 'opening' ? (
          <div className={styles['open']} data-live>
            <Button disabled={state === 'opening'} onClick={reach}>
              <Icon name="map" size={20} />
              {state === 'opening' ? words.opening : words.open}
            </Button>
          </div>
        ) : null}
      </div>
      {state === 'unavailable' ? (
        <p className={styles['note']} role="status" data-part="map-unavailable">
          {words.unavailable}
        </p>
      ) : null}
      <Credits credits={credits} />
      <span id={after} tabIndex={-1} />
    </section>
  )
}
