import { infoMessageView, type InfoMessageBlock, type InfoMessageView } from '@evkit/engine/blocks'
import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import type { ReactNode } from 'react'
import { Button, Icon, Popup } from '../../primitives/index.js'
import { CallToAction, Heading, Under, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './info-message.module.css'

const ICONS = { default: 'info', alert: 'warning', success: 'check', dialog: 'info' } as const

const Text = ({ view }: { readonly view: InfoMessageView }) => (
  <div className={styles['text']} data-part="message-text">
    {view.prefix === '' ? null : (
      <span className={styles['prefix']} data-part="prefix">
        {view.prefix}
      </span>
    )}
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

// What its enhancer knows it by, and keeps of it once it was closed.
const dataOf = ({ record, dismissal, lateRole }: InfoMessageView) => ({
  'data-key': dismissal.key,
  'data-name': dismissal.name,
  'data-late-role': lateRole,
  ...(record === undefined
    ? {}
    : {
        'data-flag-key': record.keys.flag,
        'data-text-key': record.keys.text,
        'data-flag': record.kept.flag,
        'data-mark': record.kept.text,
      }),
})

interface InPageProps {
  readonly view: InfoMessageView
  readonly children?: ReactNode
}

const InPage = ({ view, children }: InPageProps) => (
  <section
    className={styles['message']}
    role={view.role}
    aria-labelledby={view.titleId}
    aria-label={view.titleId === undefined ? view.name : undefined}
    tabIndex={-1}
    data-type={view.type}
    data-part="message"
    {...dataOf(view)}
  >
    <Icon name={ICONS[view.type]} />
    <Text view={view} />
    {children}
  </section>
)

const nothing = () => undefined

/**
 * A message, to be enhanced: it stays away once it was closed until its text changes or it is brought back. What is a dialog
 * with scripts is a part of the page without.
 */
export const InfoMessage = (block: InfoMessageBlock) => {
  const view = infoMessageView(block)
  const { closeLabel = '' } = view
  if (view.type === 'dialog')
    return (
      <>
        <div
          className={styles['scriptless']}
          id={`${OVERLAY_MARKER.slice(1)}${block.id.toLowerCase()}`}
          data-part="scriptless"
        >
          <InPage view={view} />
        </div>
        <Popup
          isOpen={false}
          look="card"
          label={view.name}
          closeLabel={closeLabel}
          onClose={nothing}
        >
          <div className={styles['dialog']} data-part="dialog" data-overlay={block.id} />
        </Popup>
      </>
    )
  return (
    <div className={styles['block']} data-part="message-box">
      <InPage view={view}>
        {view.closeLabel === undefined ? null : (
          <Button look="round" aria-label={closeLabel} data-part="close">
            <Icon name="close" />
          </Button>
        )}
      </InPage>
    </div>
  )
}
