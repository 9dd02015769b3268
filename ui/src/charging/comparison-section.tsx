import type { BoxView, ComparedTypeView, SectionView } from '@evkit/engine/internal/charging'
import { Icon } from '../primitives/index.js'
import { SectionHead } from './section-head.js'
import styles from './sections.module.css'

type Comparison = Extract<SectionView, { readonly kind: 'comparison' }>

const WHOLE = 100

const Box = ({ box, section }: { readonly box: BoxView; readonly section: Comparison }) => (
  <li data-part="box" data-state={box.isChosen ? 'chosen' : 'other'}>
    <div className={styles['box-head']}>
      <span>{box.label}</span>
      {box.isChosen ? (
        <span className={styles['chosen']}>
          <Icon name="check" size={16} />
          {section.chosenLabel}
        </span>
      ) : null}
    </div>
    <div className={styles['box-time']}>
      <p className={styles['box-figure']} data-part="box-figure">
        {box.duration?.figure ?? section.noneLabel}{' '}
        <span className={styles['box-unit']}>{box.duration?.unit ?? ''}</span>
      </p>
      {box.exact === '' ? null : <p data-part="box-exact">{box.exact}</p>}
    </div>
    <svg
      className={styles['bar']}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x="0" y="0" width={box.share * WHOLE} height="1" />
    </svg>
    {box.cost === '' && box.marks.length === 0 ? null : (
      <p className={styles['box-foot']}>
        {box.cost === '' ? null : <span data-part="box-cost">{box.cost}</span>}
        {box.marks.map((mark) => (
          <span key={mark} className={styles['mark']} data-part="box-mark">
            {mark}
          </span>
        ))}
      </p>
    )}
  </li>
)

const Type = ({
  type,
  section,
}: {
  readonly type: ComparedTypeView
  readonly section: Comparison
}) => (
  <li className={styles['type']} data-part="compared-type">
    <div>
      <h3>{type.heading}</h3>
      <p className={styles['type-text']}>{type.text}</p>
    </div>
    <ul className={styles['boxes']}>
      {type.boxes.map((box) => (
        <Box key={box.label} box={box} section={section} />
      ))}
    </ul>
  </li>
)

/** The same car and range at other chargers. */
export const ComparisonSection = ({ section }: { readonly section: Comparison }) => (
  <section className={styles['section']} aria-labelledby={section.id} data-part="comparison">
    <SectionHead
      id={section.id}
      heading={section.heading}
      text={`${section.text} ${section.conditions}.`}
    />
    <ul className={styles['types']}>
      {section.types.map((type) => (
        <Type key={type.id} type={type} section={section} />
      ))}
    </ul>
    {section.tariffs === '' ? null : (
      <p className={styles['tariffs']} data-part="tariffs">
        {section.tariffs}
      </p>
    )}
  </section>
)
