import type { ReactNode } from 'react'
import { Spinner } from '../primitives/index.js'
import styles from './result-panel.module.css'

/** A figure: what is read, its unit, and both as they are said. */
export interface FigureProps {
  readonly figure: ReactNode
  readonly unit: string
  readonly spoken: string
}

/** A figure with its unit; a reader hears the spoken form in its place. */
const FigureText = ({ figure }: { readonly figure: FigureProps }) => (
  <>
    <span aria-hidden="true">{figure.figure}</span>{' '}
    <span aria-hidden="true" className={styles['unit']}>
      {figure.unit}
    </span>
    <span className={styles['spoken']}>{figure.spoken}</span>
  </>
)

/** A fact beside the figure. */
export interface FactProps {
  readonly id: string
  readonly label: string
  readonly text: string
}

const Facts = ({ facts }: { readonly facts: readonly FactProps[] }) =>
  facts.length === 0 ? null : (
    <dl className={styles['facts']}>
      {facts.map(({ id, label, text }) => (
        <div key={id} data-part={`fact-${id}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )

/** A panel with a figure. */
export interface FoundResult {
  readonly figure: FigureProps
  /** Name of the figure for tests and styles of the page. */
  readonly part: string
  /** What says the figure more exactly, as plain as the figure; empty where there is nothing to add. */
  readonly beside?: string
  readonly basis: { readonly kind: string; readonly label: string } | undefined
  readonly conditions: string
  readonly note: ReactNode
  readonly facts: readonly FactProps[]
}

/** A panel without one: the spinner, and beside it why. */
export interface MissingResult {
  readonly spinner: string
  readonly message: string
  readonly conditions: string
}

/** Props of the panel of a result. */
export interface ResultPanelProps {
  readonly label: string
  /** Level of the heading: one under that of the tool. */
  readonly level?: 2 | 3
  readonly status: string
  readonly isBusy?: boolean
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  /** Whether the page opens with something else: its picture is then sent for when it comes near. */
  readonly isBelow?: boolean | undefined
  readonly result: FoundResult | MissingResult
  /** What follows the figure. */
  readonly children?: ReactNode
}

const Label = ({ label, level = 2 }: Pick<ResultPanelProps, 'label' | 'level'>) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return <Heading className={styles['label']}>{label}</Heading>
}

interface PartProps<Result> extends Pick<ResultPanelProps, 'label' | 'level'> {
  readonly result: Result
}

const Found = ({ result, ...heading }: PartProps<FoundResult>) => (
  <>
    <div className={styles['head']}>
      <Label {...heading} />
      {result.basis === undefined ? null : (
        <span className={styles['tag']} data-part="basis" data-state={result.basis.kind}>
          {result.basis.label}
        </span>
      )}
    </div>
    <div className={styles['figures']}>
      <p className={styles['time']} data-part={result.part}>
        <FigureText figure={result.figure} />
      </p>
      {result.beside === undefined || result.beside === '' ? null : (
        <p className={styles['beside']} data-part="exact">
          {result.beside}
        </p>
      )}
    </div>
    <div>
      <p className={styles['conditions']} data-part="conditions">
        {result.conditions}
      </p>
      <p className={styles['muted']}>{result.note}</p>
    </div>
    <Facts facts={result.facts} />
  </>
)

const Missing = ({ result, ...heading }: PartProps<MissingResult>) => (
  <>
    <Label {...heading} />
    <div className={styles['missing']}>
      <Spinner label={result.spinner} />
      {result.message === '' ? null : <p data-part="missing">{result.message}</p>}
    </div>
    <p className={styles['conditions']} data-part="conditions">
      {result.conditions}
    </p>
  </>
)

/** The living result: picture, figure, conditions and facts; or the spinner and why there is no figure. */
export const ResultPanel = (props: ResultPanelProps) => {
  const { label, level = 2, status, isBusy = false, picture, isBelow = false, result } = props
  const heading = { label, level }
  return (
    <section
      className={styles['panel']}
      aria-label={label}
      data-part="estimate"
      data-state={status}
      aria-busy={isBusy}
    >
      {picture === undefined ? null : (
        <div className={styles['stage']}>
          <img
            className={styles['picture']}
            src={picture.src}
            alt={picture.alt}
            width={800}
            height={400}
            loading={isBelow ? 'lazy' : 'eager'}
            fetchPriority={isBelow ? 'auto' : 'high'}
          />
        </div>
      )}
      <div className={styles['result']}>
        {'figure' in result ? (
          <Found {...heading} result={result} />
        ) : (
          <Missing {...heading} result={result} />
        )}
        {props.children}
      </div>
    </section>
  )
}
