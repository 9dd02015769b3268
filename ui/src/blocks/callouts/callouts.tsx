import { calloutsView, type CalloutsBlock, type CalloutsView } from '@evkit/engine/blocks'
import {
  CallToAction,
  DisclaimerMarks,
  Heading,
  Under,
  Markdown,
  MarkdownLine,
  More,
} from '../parts/index.js'
import { CalloutCard } from './callout-card.js'
import { CalloutsLead } from './callouts-lead.js'
import styles from './callouts.module.css'

type Head = Pick<CalloutsBlock, 'content'> & Pick<CalloutsView, 'headingId'>

const CalloutsHead = ({ content, headingId }: Head) => {
  const { label, heading, subHeading, description, marks } = content
  return label.length + heading.length + subHeading.length + description.length === 0 ? null : (
    <header className={styles['header']}>
      {label.length === 0 ? null : (
        <p className={styles['label']}>
          <MarkdownLine line={label} />
        </p>
      )}
      {heading.length === 0 ? null : (
        <Heading id={headingId}>
          <MarkdownLine line={heading} />
          <DisclaimerMarks marks={marks} />
        </Heading>
      )}
      {subHeading.length === 0 ? null : (
        <p className={styles['sub']}>
          <MarkdownLine line={subHeading} />
        </p>
      )}
      <Markdown tree={description} />
    </header>
  )
}

const AllCallouts = ({ id, view }: { readonly id: string; readonly view: CalloutsView }) => {
  const { overlay, closeLabel } = view
  if (overlay === undefined) return null
  const draw = (callouts: CalloutsView['callouts']) => (
    <ul className={styles['grid']} data-columns={overlay.columns} data-variant="default">
      {callouts.map((callout) => (
        <CalloutCard
          key={callout.id}
          callout={callout}
          ratio="4:3"
          closeLabel={closeLabel}
          isLast
        />
      ))}
    </ul>
  )
  return (
    <More
      id={`${id}-all`}
      label={overlay.openLabel}
      look="overlay"
      name={overlay.name}
      closeLabel={closeLabel}
      className={styles['learn']}
      inPage={draw(overlay.callouts.slice(view.callouts.length))}
    >
      <div className={styles['overlay']}>{draw(overlay.callouts)}</div>
    </More>
  )
}

/** A section of callouts: a few on the page, all of them in an overlay. */
export const Callouts = (block: CalloutsBlock) => {
  const { id, content } = block
  const view = calloutsView(block)
  const hasHeading = content.heading.length > 0
  return (
    <section
      className={styles['block']}
      aria-labelledby={hasHeading ? view.headingId : undefined}
      data-part="callouts"
    >
      <CalloutsHead content={content} headingId={view.headingId} />
      <CalloutsLead lead={content.lead} />
      <Under by={hasHeading ? 1 : 0}>
        <ul className={styles['grid']} data-columns={view.columns} data-variant={content.variant}>
          {view.callouts.map((callout) => (
            <CalloutCard
              key={callout.id}
              callout={callout}
              ratio="3:2"
              closeLabel={view.closeLabel}
            />
          ))}
        </ul>
        <AllCallouts id={id} view={view} />
      </Under>
      {view.call === undefined ? null : (
        <div>
          <CallToAction call={view.call} look="plain" isCut />
        </div>
      )}
    </section>
  )
}
