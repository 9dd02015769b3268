import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../primitives/index.js'
import styles from './tool-layout.module.css'

/** Props of the layout of a tool. */
export interface ToolLayoutProps {
  /** Name of the tool for tests and styles of the page. */
  readonly part: string
  readonly state?: string
  /** On narrow screens the result comes after the controls, where a pinned bar stands in for it. */
  readonly isResultLast?: boolean
  /** A tool of its own has the first heading of the page, a section under another the second. */
  readonly level?: 1 | 2
  readonly heading: string
  readonly text: string
  /** A bar that stays at the upper edge while the tool is in view. */
  readonly bar?: ReactNode
  /** The first choice: over the result on narrow screens, beside it on wide ones. */
  readonly first?: ReactNode
  /** What was asked for and could not be had, in words. */
  readonly notices: readonly string[]
  readonly result: ReactNode
  readonly controls: ReactNode
  /** What stands behind the figure. */
  readonly detail?: ReactNode
  readonly notes: readonly { readonly id: string; readonly text: string }[]
  readonly notesLabel: string
  /** What the polite live region says. */
  readonly live: string
  /** Sections under the tool. */
  readonly children?: ReactNode
}

const Notices = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <div className={styles['notices']} data-part="notices">
      {texts.map((text) => (
        <p key={text} className={styles['notice']}>
          <Icon name="info" size={22} />
          {text}
        </p>
      ))}
    </div>
  )

const Notes = ({ notes, notesLabel }: Pick<ToolLayoutProps, 'notes' | 'notesLabel'>) =>
  notes.length === 0 ? null : (
    <aside className={styles['notes']} aria-label={notesLabel} data-part="disclaimers">
      {notes.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </aside>
  )

/** Props of a section under a tool. */
export interface BelowProps {
  /** How high it is about: some text, a comparison, cards, a tool, or a tool with its details. */
  readonly size: 'text' | 'comparison' | 'cards' | 'tool' | 'tall'
  readonly children: ReactNode
}

/** One section under the tool; not laid out before it comes near the window. */
export const Below = ({ size, children }: BelowProps) => (
  <div className={styles['below']} data-size={size}>
    {children}
  </div>
)

/** The block of a result whose lower edge is watched. */
export const ResultBlock = ({ ref, children }: ComponentPropsWithRef<'div'>) => (
  <div className={styles['block']} ref={ref}>
    {children}
    <span className={styles['edge']} data-part="lower-edge" aria-hidden="true" />
  </div>
)

/** The layout every tool has: choices and living result side by side on wide screens, one column on narrow ones. */
export const ToolLayout = (props: ToolLayoutProps) => (
  <div className={styles['tool']} data-part={props.part} data-state={props.state}>
    <div className={styles['head']}>
      {props.level === 2 ? <h2>{props.heading}</h2> : <h1>{props.heading}</h1>}
      {props.text === '' ? null : (
        <p className={styles['description']} data-part="description">
          {props.text}
        </p>
      )}
    </div>
    {props.bar}
    <div
      className={styles['main']}
      data-bar={props.bar === undefined ? undefined : ''}
      data-order={props.isResultLast === true ? 'last' : undefined}
    >
      {props.first === undefined ? null : <div className={styles['picker']}>{props.first}</div>}
      <div className={styles['estimate']}>
        <div className={styles['following']}>
          <Notices texts={props.notices} />
          {props.result}
        </div>
      </div>
      <div className={styles['controls']} data-live>
        {props.controls}
      </div>
      {props.detail === undefined ? null : <div className={styles['detail']}>{props.detail}</div>}
    </div>
    {props.children}
    <Notes notes={props.notes} notesLabel={props.notesLabel} />
    <p className={styles['live']} role="status" data-part="live">
      {props.live}
    </p>
  </div>
)
