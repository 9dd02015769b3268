import type { SectionView } from '@evkit/engine/forms/view'
import { InlineNotice } from '../primitives/index.js'
import { useMemo, type ReactElement } from 'react'
import { drawOnce } from './draw-once.js'
import type { FormWays } from './lead-form.types.js'
import { drawTick } from './tick-cell.js'
import styles from './sections.module.css'

type CustomView = Extract<SectionView, { readonly kind: 'custom' }>

interface CustomProps {
  readonly view: CustomView
  readonly ways: FormWays
}

type PartView = CustomView['parts'][number]

const drawPart = (view: PartView, ways: FormWays): readonly ReactElement[] =>
  view.control === 'paragraph'
    ? [
        <p key={view.text} className={styles['text']}>
          {view.text}
        </p>,
      ]
    : drawTick({ view, ways })

const Content = ({ view, ways }: CustomProps) => {
  const draw = useMemo(() => drawOnce((part: PartView) => drawPart(part, ways)), [ways])
  return (
    <>
      {view.heading === '' ? null : (
        <h2 className={styles['heading']} id={ways.idOf(`section-${view.name}`)}>
          {view.heading}
        </h2>
      )}
      {view.parts.flatMap((part) => draw('name' in part ? part.name : part.text, part))}
    </>
  )
}

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
