import type { SectionView } from '@evkit/engine/forms'
import { InlineNotice } from '../primitives/index.js'
import { useMemo, type ReactElement } from 'react'
import { drawOnce } from './draw-once.js'
import type { FormActions } from './lead-form.types.js'
import { drawTick } from './tick-cell.js'
import styles from './sections.module.css'

type CustomView = Extract<SectionView, { readonly kind: 'custom' }>

interface CustomProps {
  readonly view: CustomView
  readonly actions: FormActions
}

type PartView = CustomView['parts'][number]

const drawPart = (view: PartView, actions: FormActions): readonly ReactElement[] =>
  view.control === 'paragraph'
    ? [
        <p key={view.text} className={styles['text']}>
          {view.text}
        </p>,
      ]
    : drawTick({ view, actions })

const Content = ({ view, actions }: CustomProps) => {
  const draw = useMemo(() => drawOnce((part: PartView) => drawPart(part, actions)), [actions])
  return (
    <>
      {view.heading === '' ? null : (
        <h2 className={styles['heading']} id={actions.idOf(`section-${view.name}`)}>
          {view.heading}
        </h2>
      )}
      {view.parts.flatMap((part) => draw('name' in part ? part.name : part.text, part))}
    </>
  )
}

/** A section an author has made; a notice stands in a box. */
export const CustomSection = ({ view, actions }: CustomProps) =>
  view.isNotice ? (
    <InlineNotice
      look="info"
      role="note"
      labelledBy={view.heading === '' ? undefined : actions.idOf(`section-${view.name}`)}
    >
      <Content view={view} actions={actions} />
    </InlineNotice>
  ) : (
    <Content view={view} actions={actions} />
  )
