import { videoView, type VideoBlock, type VideoView } from '@evkit/engine/blocks'
import {
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  Picture,
  RatioBox,
  Under,
} from '../parts/index.js'
import { Embed, Player, type EmbedConsent, type PlayLook } from '../player/index.js'
import styles from './video.module.css'

/** Props of a video block. */
export interface VideoProps extends VideoBlock {
  readonly consent: EmbedConsent
}

const Head = ({ id, content }: { readonly id: string } & Pick<VideoBlock, 'content'>) => {
  const { heading, text, marks } = content
  return heading.length === 0 && text.length === 0 ? null : (
    <header className={styles['head']}>
      {heading.length === 0 ? null : (
        <Heading id={id}>
          <MarkdownLine line={heading} />
          <DisclaimerMarks marks={marks} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['text']} />
    </header>
  )
}

type Shown = VideoProps & { readonly view: VideoView }

// Our own: in place of a poster it moves by itself, and its button is that of what lies behind it.
const Own = ({ id, content, words, locale, view }: Shown) => {
  if (view.video === undefined) return null
  const { controls, enableAutoplay, loopVideo, largePlayIcon, centeredPlayIcon } = content
  const isPoster = view.embed !== undefined
  return (
    <Player
      id={id}
      video={view.video}
      poster={view.poster}
      sizes={view.sizes}
      name={view.name}
      mode={isPoster ? 'none' : controls}
      loops={isPoster || loopVideo}
      isAutoplay={isPoster || enableAutoplay}
      isHeld={false}
      words={words}
      locale={locale}
      look={{ isLarge: largePlayIcon, isCentred: centeredPlayIcon, label: content.ctaLabel }}
    />
  )
}

const Still = ({ view: { poster, sizes } }: Pick<Shown, 'view'>) =>
  poster === undefined ? null : <Picture {...poster} sizes={sizes} />

const Screen = (shown: Shown) => {
  const { content, consent, view } = shown
  const look: PlayLook = {
    isLarge: content.largePlayIcon,
    isCentred: content.centeredPlayIcon,
    label: content.ctaLabel,
  }
  if (view.embed === undefined) return <Own {...shown} />
  return (
    <Embed source={view.embed} consent={consent} look={look}>
      {view.video === undefined ? <Still view={view} /> : <Own {...shown} />}
    </Embed>
  )
}

/** A video of our own or one of YouTube, with what is said in it to be read. */
export const Video = (props: VideoProps) => {
  const { content, words } = props
  const view = videoView(props)
  const { heading, transcript, mobileAspectRatio, desktopAspectRatio } = content
  const isNamed = heading.length > 0
  return (
    <section
      className={styles['block']}
      aria-labelledby={isNamed ? view.headingId : undefined}
      data-part="video"
    >
      <Head id={view.headingId} content={content} />
      <div className={styles['screen']}>
        <RatioBox small={mobileAspectRatio} medium={mobileAspectRatio} large={desktopAspectRatio}>
          <Screen {...props} view={view} />
        </RatioBox>
        {isNamed ? null : <DisclaimerMarks marks={content.marks} />}
        {transcript.length === 0 ? null : (
          <details className={styles['transcript']} data-part="transcript">
            <summary>{words.transcript}</summary>
            <Under by={isNamed ? 1 : 0}>
              <Markdown tree={transcript} className={styles['text']} />
            </Under>
          </details>
        )}
      </div>
    </section>
  )
}
