import type { FittedPicture, FittedVideo } from '@evkit/engine/internal/content'
import { playerView, type PlayerView } from '@evkit/engine/interaction'
import type { ControlsMode, PlayerWords } from '@evkit/engine/internal/interaction'
import type { KeyboardEvent } from 'react'
import { classNames, Icon } from '../../primitives/index.js'
import { Captions, Picture } from '../parts/index.js'
import styles from './player.module.css'
import { usePlayer, type PlayerRun, type RunningPlayer } from './use-player.js'

/** How the button that plays a video looks before it has played. */
export interface PlayLook {
  readonly isLarge: boolean
  readonly isCentred: boolean
  /** Seen on it; empty without one. */
  readonly label: string
}

/** Props of a player. */
export interface PlayerProps extends PlayerRun {
  readonly video: FittedVideo
  readonly poster: FittedPicture | undefined
  /** How wide it is shown, for the browser to choose a poster by. */
  readonly sizes: string
  /** What it shows; never empty. */
  readonly name: string
  readonly mode: ControlsMode
  readonly loops: boolean
  readonly words: PlayerWords
  /** Language of its captions. */
  readonly locale: string
  readonly look?: PlayLook
  readonly className?: string | undefined
}

const PLAIN: PlayLook = { isLarge: false, isCentred: false, label: '' }

const Sources = ({ sources }: Pick<FittedVideo, 'sources'>) =>
  sources.map(({ src, type, media }) => (
    <source key={`${src} ${media}`} src={src} type={type || undefined} media={media || undefined} />
  ))

// Without scripts the browser's own controls play it.
const PlainVideo = ({ video, name, locale }: Pick<PlayerProps, 'video' | 'name' | 'locale'>) => (
  <noscript>
    <video className={styles['plain']} controls playsInline preload="none" aria-label={name}>
      <Sources sources={video.sources} />
      <Captions kind="captions" src={video.captions} srcLang={locale} />
    </video>
  </noscript>
)

interface Controls extends Pick<RunningPlayer, 'send'> {
  readonly view: PlayerView
  readonly look: PlayLook
}

const toggle = ({ view, send }: Pick<Controls, 'view' | 'send'>): void => {
  send({ type: view.isPlaying ? 'pause.press' : 'play.press' })
}

const Buttons = ({ view, look, send }: Controls) => (
  <div className={styles['buttons']} data-part="player-controls">
    {view.toggle === undefined ? null : (
      <button
        type="button"
        className={styles['toggle']}
        aria-label={view.face === 'poster' && look.label !== '' ? undefined : view.toggle.label}
        data-large={look.isLarge ? '' : undefined}
        data-part="play"
        onClick={() => {
          toggle({ view, send })
        }}
      >
        <Icon name={view.isPlaying ? 'pause' : 'play'} size={view.face === 'poster' ? 28 : 20} />
        {view.face === 'poster' && look.label !== '' ? (
          <span className={styles['label']}>{look.label}</span>
        ) : null}
      </button>
    )}
    {view.sound === undefined ? null : (
      <button
        type="button"
        className={styles['sound']}
        aria-label={view.sound.label}
        data-part="sound"
        onClick={() => {
          send({ type: 'sound.press' })
        }}
      >
        <Icon name={view.sound.isMuted ? 'mute' : 'sound'} size={20} />
      </button>
    )}
  </div>
)

const GROUP = { role: 'group', tabIndex: 0 } as const

/**
 * A video in the box it is given: its poster lies behind it until it plays. The server draws poster and button; it plays
 * while it is seen, and Space plays and pauses it.
 */
export const Player = (props: PlayerProps) => {
  const { video, poster, sizes, name, mode, loops, words, locale, look = PLAIN } = props
  const { snapshot, send, root, film } = usePlayer(props)
  const view = playerView(snapshot.context, snapshot.value, { mode, loops, words })
  const press = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.target !== event.currentTarget) return
    event.preventDefault()
    // Held, it repeats; a press is one.
    if (!event.repeat) toggle({ view, send })
  }
  return (
    <div
      ref={root}
      className={classNames(styles['player'], props.className)}
      {...(view.hasKeys ? { ...GROUP, 'aria-label': name, onKeyDown: press } : {})}
      data-face={view.face}
      data-state={snapshot.value}
      data-centred={look.isCentred ? '' : undefined}
      data-part="player"
    >
      {poster === undefined ? null : (
        <Picture {...poster} sizes={sizes} className={styles['poster']} />
      )}
      <video
        ref={film}
        className={styles['video']}
        playsInline
        controls={view.isNative}
        preload={view.preload}
        loop={loops}
        aria-label={name}
        onClick={() => {
          if (view.isPressed) toggle({ view, send })
        }}
      >
        <Sources sources={video.sources} />
        <Captions
          kind="captions"
          src={video.captions}
          srcLang={locale}
          isWaiting={view.preload === 'none'}
        />
      </video>
      {mode === 'forceDisable' ? null : <PlainVideo video={video} name={name} locale={locale} />}
      <Buttons view={view} look={look} send={send} />
    </div>
  )
}
