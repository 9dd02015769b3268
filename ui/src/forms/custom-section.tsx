import type { SectionView } from '@evkit/engine/forms/view'
import { InlineNotice } from '../primitives/index.js'
import { memo } from 'react'
import type { FormWays } from './lead-form.types.js'
import { TickCell } from './tick-cell.js'
import styles from './sections.module.css'

type CustomView = Extract<SectionView, { readonly kind: 'custom' }>

interface CustomProps {
  readonly view: CustomView
  readonly ways: FormWays
}

const Box = memo(TickCell)

const Content = ({ view, ways }: CustomProps) => (
  <>
    {view.heading === '' ? null : (
      <h2 className={styles['heading']} id={ways.idOf(`section-${view.name}`)}>
        {view.heading}
      </h2>
    )}
    {view.parts.map((part) =>
      part.control === 'paragraph' ? (
        <p key={part.text} className={styles['text']}>
          {part.text}
        </p>
      ) : (
        <Box key={part.name} view={part} ways={ways} />
      ),
    )}
  </>
)

/** A section an author has made; a notice stands in a box. */
export const CustomSection = ({ view, ways }: CustomProps) =>
  view.isNotice ? (
    <InlineNotice
      look="info"
      role="note"
      labelledBy={view.heading === '' ? undefined : ways.idOf(`section-${view.name}`)}
    >
      <Content view={view} ways={ways} />
    </InlineNotice>
  ) : (
    <Content view={view} ways={ways} />
  )
