import { Fragment } from 'react'
import type { BlockContent } from '@evkit/engine/blocks'
import type { ComparisonView } from '@evkit/engine/compare'
import type { VersionFilterView } from '@evkit/engine/internal/blocks'
import type { ComparedCar, ComparedCell } from '@evkit/engine/internal/compare'
import type { Translate } from '@evkit/engine/shared'
import { MarkdownLine, Picture, SideDrawing } from '../../blocks/parts/index.js'
import hidden from '../../tokens/hidden.module.css'
import { PlainForm } from '../../tool/index.js'
import { FILTERS_ID } from './compare-filters.js'
import styles from './compare.module.css'
import type { ComparedSizes } from './compared-sizes.js'

const SIZES = '(min-width: 1024px) 20rem, 45vw'

const Head = ({ car, translate }: { readonly car: ComparedCar; readonly translate: Translate }) => (
  <th scope="col" className={styles['head']}>
    {car.picture === undefined ? null : (
      <Picture picture={car.picture} className={styles['picture']} sizes={SIZES} />
    )}
    <a className={styles['name']} href={car.href}>
      {car.name}
      {car.version === '' ? null : <span className={styles['aside']}> {car.version}</span>}
    </a>
    {car.quote === undefined ? null : (
      <a className={styles['quote']} href={car.quote}>
        {translate('compare.quote')}
        <span className={hidden['hidden']}>
          {' '}
          {car.name} {car.version}
        </span>
      </a>
    )}
  </th>
)

const Figure = ({
  cell,
  translate,
}: {
  readonly cell: ComparedCell | undefined
  readonly translate: Translate
}) => {
  if (cell === undefined) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className={hidden['hidden']}>{translate('compare.missing')}</span>
      </td>
    )
  }
  return (
    <td data-best={cell.isBest ? '' : undefined}>
      <span className={styles['figure']}>
        {cell.href === undefined ? cell.text : <a href={cell.href}>{cell.text}</a>}
      </span>
      {cell.aside === undefined ? null : <span className={styles['aside']}>{cell.aside}</span>}
      {cell.isBest ? <span className={styles['best']}>{translate('compare.best')}</span> : null}
    </td>
  )
}

const Row = ({
  row,
  cars,
  translate,
}: {
  readonly row: ComparisonView['rows'][number]
  readonly cars: ComparisonView['cars']
  readonly translate: Translate
}) => (
  <tr data-row={row.id}>
    <th scope="row">
      <span className={styles['label']}>
        {row.label}
        {row.hint === '' ? null : <span className={styles['hint']}>{row.hint}</span>}
      </span>
    </th>
    {cars.map(({ href }, at) => (
      <Figure key={href} cell={row.cells[at]} translate={translate} />
    ))}
  </tr>
)

const LOOKS = { line: styles['line'], person: styles['person'] }

const Sizes = ({
  sizes: { columns, person },
  translate,
}: {
  readonly sizes: ComparedSizes
  readonly translate: Translate
}) => (
  <tr data-row="size">
    <th scope="row">
      <span className={styles['label']}>
        {translate('compare.row.size')}
        {person === '' ? null : <span className={styles['hint']}>{person}</span>}
      </span>
    </th>
    {columns.map((size, at) =>
      size === undefined ? (
        <Figure key={at} cell={undefined} translate={translate} />
      ) : (
        <td key={at}>
          <SideDrawing {...size} looks={LOOKS} />
        </td>
      ),
    )}
  </tr>
)

// Drawings stand above the measures they show.
const MEASURES = 'lengthMm'

type Kept = readonly (readonly [name: string, value: string])[]

type Result = NonNullable<VersionFilterView['result']>

const Passed = ({ result: { count, clear, unknown, without } }: { readonly result: Result }) => (
  <>
    <p role="status">
      {count} · <a href={clear.href}>{clear.text}</a>
    </p>
    {unknown.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {without.map(({ text, href }) => (
      <p key={href}>
        <a href={href}>{text}</a>
      </p>
    ))}
  </>
)

const Filters = ({
  filters: { heading, kept, view },
}: {
  readonly filters: NonNullable<ComparePageProps['filters']>
}) => {
  const { fields, submit, ignored, result } = view
  return (
    <details id={FILTERS_ID} data-part="filters" open={result !== undefined || ignored !== ''}>
      <summary>
        <span className={styles['quote']}>
          <MarkdownLine line={heading} />
        </span>
      </summary>
      <div className={styles['fields']}>
        {ignored === '' ? null : <p role="status">{ignored}</p>}
        {result === undefined ? null : <Passed result={result} />}
        <PlainForm fields={fields} kept={kept} updateLabel={submit} action={`#${FILTERS_ID}`} />
      </div>
    </details>
  )
}

/** Props of the page. */
interface ComparePageProps {
  readonly view: ComparisonView
  /** The filters of the line-up; absent where it has none. */
  readonly filters:
    | {
        readonly heading: BlockContent<'car-finder'>['heading']
        readonly view: VersionFilterView
        readonly kept: Kept
      }
    | undefined
  /** Absent where no car is measured. */
  readonly sizes: ComparedSizes | undefined
  /** What the address holds besides. */
  readonly kept: Kept
  readonly translate: Translate
}

/** Two to four cars beside each other, chosen in a form that needs no script. */
export const ComparePage = ({ view, filters, sizes, kept, translate }: ComparePageProps) => {
  const { cars, fields, rows, isCorrected, isUnordered, lacking } = view
  return (
    <div className={styles['page']}>
      <div className={styles['lead']}>
        <h1>{translate('compare.heading')}</h1>
        <p>{translate('compare.text')}</p>
      </div>
      {filters === undefined ? null : <Filters filters={filters} />}
      <div className={styles['fields']}>
        {isCorrected ? <p role="status">{translate('compare.unknown')}</p> : null}
        {isUnordered ? <p role="status">{translate('compare.sort.unknown')}</p> : null}
        {lacking === '' ? null : (
          <p role="status">{translate('compare.sort.missing', { row: lacking })}</p>
        )}
        <PlainForm fields={fields} kept={kept} updateLabel={translate('compare.update')} />
      </div>
      {/* A wide table scrolls sideways, so the keyboard has to reach it. */}
      <div
        className={styles['scroll']}
        role="group"
        aria-label={translate('compare.table')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={styles['table']} data-columns={cars.length}>
          <thead>
            <tr>
              <td />
              {cars.map((car) => (
                <Head key={car.href} car={car} translate={translate} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.id}>
                {row.id !== MEASURES || sizes === undefined ? null : (
                  <Sizes sizes={sizes} translate={translate} />
                )}
                <Row row={row} cars={cars} translate={translate} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['note']}>{translate('compare.note')}</p>
    </div>
  )
}
