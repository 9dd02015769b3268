import { infoMessageView, type InfoMessageBlock, type InfoMessageView } from '@evkit/engine/blocks'
import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button, focusAfter, Icon, Popup } from '../../primitives/index.js'
import { CallToAction, Heading, Under, Markdown, MarkdownLine, useOverlay } from '../parts/index.js'
import styles from './info-message.module.css'
import { useMessage, type InfoMessagePorts, type MessageStage } from './use-message.js'

/** Props of a message. */
export interface InfoMessageProps extends InfoMessageBlock {
  readonly ports: InfoMessagePorts
  /** Whether it came after the page. */
  readonly isLate?: boolean
}

const ICONS = { default: 'info', alert: 'warning', success: 'check', dialog: 'info' } as const

const Text = ({ view }: { readonly view: InfoMessageView }) => (
  <div className={styles['text']}>
    {view.prefix === '' ? null : <span className={styles['prefix']}>{view.prefix}</span>}
    {view.title.length === 0 ? null : (
      <Heading id={view.titleId ?? ''} className={styles['title']}>
        <MarkdownLine line={view.title} />
      </Heading>
    )}
    <Under by={view.title.length === 0 ? 0 : 1}>
      <Markdown tree={view.message} />
    </Under>
    {view.call === undefined ? null : <CallToAction call={view.call} look="text" />}
  </div>
)

interface InPageProps {
  readonly view: InfoMessageView
  readonly root: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}

const InPage = ({ view, root, children }: InPageProps) => (
  <section
    ref={root}
    className={styles['message']}
    role={view.role}
    aria-labelledby={view.titleId}
    aria-label={view.titleId === undefined ? view.name : undefined}
    tabIndex={-1}
    data-type={view.type}
    data-part="message"
  >
    <Icon name={ICONS[view.type]} />
    <Text view={view} />
    {children}
  </section>
)

interface DialogProps {
  readonly id: string
  readonly stage: MessageStage
  readonly view: InfoMessageView
  readonly onClose: () => void
}

// When it goes, the focus goes to where the page begins behind it. Its address opens one that was closed before.
const Dialog = ({ id, stage, view, onClose }: DialogProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { isOpen, set } = useOverlay(id)
  const isWanted = stage !== 'closed'
  useEffect(() => {
    if (isWanted) set(true)
  }, [isWanted, set])
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLeft = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isLeft) return
    if (place.current !== null && document.activeElement === document.body) {
      focusAfter(place.current)
    }
    onClose()
  }, [isOpen, onClose])
  return (
    <div ref={place}>
      {isOpen ? (
        <Popup
          isOpen
          look="card"
          label={view.name}
          closeLabel={view.closeLabel ?? ''}
          onClose={() => {
            set(false)
          }}
        >
          <div className={styles['dialog']}>
            <Text view={view} />
          </div>
        </Popup>
      ) : null}
    </div>
  )
}

/** A message, which stays away once it was closed until its text changes or it is brought back. */
export const InfoMessage = ({ ports, isLate = false, ...block }: InfoMessageProps) => {
  const { dismissal } = infoMessageView(block, isLate)
  const { stage, ref, close } = useMessage(block, ports, dismissal)
  const view = infoMessageView(block, isLate || stage === 'late')
  if (view.type === 'dialog')
    return stage === 'asleep' ? (
      <div
        className={styles['scriptless']}
        id={`${OVERLAY_MARKER.slice(1)}${block.id.toLowerCase()}`}
      >
        <InPage view={view} root={ref} />
      </div>
    ) : (
      <Dialog id={block.id} stage={stage} view={view} onClose={close} />
    )
  if (stage === 'closed') return null
  return (
    // A script of the page hides one that was closed before this is awake.
    <div className={styles['block']} suppressHydrationWarning>
      <InPage view={view} root={ref}>
        {view.closeLabel === undefined ? null : (
          <Button
            look="round"
            aria-label={view.closeLabel}
            data-part="close"
            onClick={() => {
              if (ref.current !== null) focusAfter(ref.current)
              close()
            }}
          >
            <Icon name="close" />
          </Button>
        )}
      </InPage>
    </div>
  )
}
