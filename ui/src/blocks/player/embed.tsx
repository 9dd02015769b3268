import { embedView, type EmbedEvent } from '@evkit/engine/interaction'
import type { EmbedSource } from '@evkit/engine/internal/interaction'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button, Icon } from '../../primitives/index.js'
import { listenToFrame } from './embed.dom.js'
import styles from './embed.module.css'
import type { PlayLook } from './player.js'
import { useEmbed, type EmbedTurn } from './use-embed.js'

/** Props of an embed. */
export interface EmbedProps extends EmbedTurn {
  readonly source: EmbedSource
  readonly look: PlayLook
  /** What is seen until it is loaded. */
  readonly children: ReactNode
}

const Frame = ({
  source,
  frame,
  send,
}: Pick<EmbedProps, 'source'> & {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly send: (event: EmbedEvent) => void
}) => {
  useEffect(() => {
    const { current } = frame
    if (current === null) return
    // What was pressed is gone: who has pressed it is led to what it has loaded.
    current.focus()
    return listenToFrame(current, send)
  }, [frame, send])
  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      src={source.src}
      title={source.title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="eager"
      data-part="embed-frame"
    />
  )
}

const Question = ({
  source: { words, href },
  notice,
  send,
}: Pick<EmbedProps, 'source'> & {
  readonly notice: string
  readonly send: (event: EmbedEvent) => void
}) => {
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    first.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div
      ref={first}
      className={styles['question']}
      role="group"
      aria-label={notice}
      data-part="embed-question"
    >
      <p>{notice}</p>
      <div className={styles['ways']}>
        <Button
          onClick={() => {
            send({ type: 'anyway.press' })
          }}
        >
          {words.anyway}
        </Button>
        <a className={styles['elsewhere']} href={href} rel="noopener noreferrer">
          {words.elsewhere}
        </a>
        <Button
          onClick={() => {
            send({ type: 'cancel.press' })
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/**
 * What another provider sends, behind a picture of our own: nothing is asked of the provider before a press, and the
 * poster says what that means. Without scripts a link leads to the provider.
 */
export const Embed = (props: EmbedProps) => {
  const { source, look, children } = props
  const { words, href } = source
  const frame = useRef<HTMLIFrameElement>(null)
  const { phase, send } = useEmbed(frame, props)
  const view = embedView(phase, words)
  if (view.isLoaded)
    return (
      <div className={styles['embed']} data-part="embed">
        <Frame source={source} frame={frame} send={send} />
      </div>
    )
  return (
    <div
      className={styles['embed']}
      data-centred={look.isCentred ? '' : undefined}
      data-part="embed"
    >
      {children}
      {view.isAsking ? (
        <Question source={source} notice={view.notice} send={send} />
      ) : (
        <div className={styles['offer']}>
          <button
            type="button"
            className={styles['play']}
            aria-label={look.label === '' ? words.play : undefined}
            data-large={look.isLarge ? '' : undefined}
            data-part="play"
            onClick={() => {
              send({ type: 'play.press' })
            }}
          >
            <Icon name="play" size={28} />
            {look.label === '' ? null : <span className={styles['label']}>{look.label}</span>}
          </button>
          <p className={styles['notice']} data-part="embed-notice">
            {view.notice}
          </p>
          <noscript>
            <a className={styles['elsewhere']} href={href} rel="noopener noreferrer">
              {words.elsewhere}
            </a>
          </noscript>
        </div>
      )}
    </div>
  )
}
