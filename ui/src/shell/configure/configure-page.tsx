import type { Picture as PictureContent } from '@evkit/engine/content'
import type { ConfiguratorView } from '@evkit/engine/internal/car'
import type { Translate } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import type { ReactNode } from 'react'
import { Picture } from '../../blocks/parts/index.js'
import { ButtonLink } from '../../primitives/index.js'
import styles from './configure.module.css'

type SiteCar = NonNullable<FrameContent['cars']>[number]
type View = ConfiguratorView<SiteCar>
type Configured = NonNullable<View['configured']>
type StepName = View['steps'][number]['id']

const LARGE = '(min-width: 1024px) 50vw, 100vw'
const SMALL = '(min-width: 768px) 12rem, 30vw'

interface Words {
  readonly translate: Translate
}

interface Painted {
  /** The address of a picture in the paint that is chosen. */
  readonly repaint: (address: string) => string
}

const paint = (
  { picture, alt }: { readonly picture: NonNullable<SiteCar['picture']>; readonly alt: string },
  { repaint }: Painted,
): PictureContent => ({
  ...picture,
  alt,
  src: repaint(picture.src),
  sources: (picture.sources ?? []).map((source) => ({
    type: source.type,
    media: '',
    src: repaint(source.src),
  })),
})

const CHOSEN = { 'aria-current': 'true' } as const

const currentIf = (isChosen: boolean) => (isChosen ? CHOSEN : {})

const Step = ({
  id,
  at,
  children,
  translate,
}: Words & { readonly id: StepName; readonly at: number; readonly children: ReactNode }) => (
  <section id={id} className={styles['step']} aria-labelledby={`${id}-heading`} data-part={id}>
    <h2 id={`${id}-heading`} className={styles['heading']}>
      <span className={styles['number']} aria-hidden="true">
        {at}
      </span>
      {translate(`configure.step.${id}`)}
    </h2>
    {children}
  </section>
)

const Cars = ({ view, repaint }: Painted & { readonly view: View }) => (
  <ul className={styles['cars']}>
    {view.cars.map(({ car, href, isChosen }) => (
      <li key={car.slug} className={styles['option']} data-chosen={isChosen ? '' : undefined}>
        {car.picture === undefined ? null : (
          <Picture
            picture={paint({ picture: car.picture, alt: '' }, { repaint })}
            ratio="2:1"
            sizes={SMALL}
            className={styles['picture']}
          />
        )}
        <a href={href} {...currentIf(isChosen)}>
          {car.name}
        </a>
      </li>
    ))}
  </ul>
)

const Figures = ({ figures }: Pick<View['versions'][number], 'figures'>) => (
  <dl className={styles['figures']}>
    {figures.map(({ title, value }) => (
      <div key={title} className={styles['figure']}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Versions = ({ versions }: Pick<View, 'versions'>) => (
  <ul className={styles['versions']}>
    {versions.map(({ motor, title, price, figures, href, isChosen }) => (
      <li key={motor} className={styles['option']} data-chosen={isChosen ? '' : undefined}>
        <p className={styles['line']}>
          <a href={href} {...currentIf(isChosen)}>
            {title}
          </a>
          {price === '' ? null : <span className={styles['price']}>{price}</span>}
        </p>
        <Figures figures={figures} />
      </li>
    ))}
  </ul>
)

const Paints = ({ paints }: Pick<View, 'paints'>) => (
  <ul className={styles['paints']}>
    {paints.map(({ key, name, hex, href, isChosen }) => (
      <li key={key} className={styles['option']} data-chosen={isChosen ? '' : undefined}>
        <svg className={styles['dot']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <circle cx="16" cy="16" r="15" className={styles['ground']} fill={hex} />
        </svg>
        <a href={href} {...currentIf(isChosen)}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

// What is passed on is read aloud and typed in without what every browser adds by itself.
const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '')

const Summary = ({
  view,
  configured,
  origin,
  translate,
}: Words & {
  readonly view: View
  readonly configured: Configured
  readonly origin: string
}) => {
  const { version, codeHref, ways } = configured
  const [quote, ...others] = ways
  return (
    <>
      <dl className={styles['figures']}>
        {view.steps.map(({ id, chosen }) =>
          chosen === '' ? null : (
            <div key={id} className={styles['figure']}>
              <dt>{translate(id === 'summary' ? 'configure.price' : `configure.step.${id}`)}</dt>
              <dd>{chosen}</dd>
            </div>
          ),
        )}
        {version.figures.map(({ title, value }) => (
          <div key={title} className={styles['figure']}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        {quote === undefined ? null : (
          <ButtonLink look="primary" href={quote.href}>
            {translate(`configure.way.${quote.id}`)}
          </ButtonLink>
        )}
        {others.map(({ id, href }) => (
          <a key={id} href={href}>
            {translate(`configure.way.${id}`, { car: configured.car.name })}
          </a>
        ))}
      </div>
      <p className={styles['note']}>
        {translate('configure.code')}{' '}
        <a className={styles['code']} href={codeHref} dir="ltr" data-part="code">
          {withoutScheme(`${origin}${codeHref}`)}
        </a>
      </p>
      {view.note === '' ? null : <p className={styles['note']}>{view.note}</p>}
    </>
  )
}

const Stage = ({
  view,
  configured,
  repaint,
  translate,
}: Words & Painted & { readonly view: View; readonly configured: Configured }) => {
  const { car, version, paint: chosen } = configured
  const alt = translate('configure.picture', { car: car.name, paint: chosen.name })
  return (
    <div className={styles['stage']} data-part="stage">
      {car.picture === undefined ? null : (
        <Picture
          picture={paint({ picture: car.picture, alt }, { repaint })}
          ratio="2:1"
          sizes={LARGE}
          isFirst
          className={styles['picture']}
        />
      )}
      <p className={styles['line']}>
        <span>
          <span className={styles['name']}>{car.name}</span>{' '}
          <span className={styles['aside']}>
            {translate('configure.chosen', { version: version.title, paint: chosen.name })}
          </span>
        </span>
        {version.price === '' ? null : (
          <span className={styles['price']} data-part="price">
            {version.price}
          </span>
        )}
      </p>
      <nav className={styles['steps']} aria-label={translate('configure.steps')}>
        <ol>
          {view.steps.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{translate(`configure.step.${id}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** Props of the configurator. */
export interface ConfigurePageProps extends Words, Painted {
  readonly view: View
  /** True where the address names a car the line-up does not have. */
  readonly isGone: boolean
  /** Origin of the site, for the address that is passed on. */
  readonly origin: string
}

/** Car, version and paint one after the other, each a link, and what comes of them: no script is needed. */
export const ConfigurePage = ({ view, isGone, repaint, origin, translate }: ConfigurePageProps) => {
  const { configured } = view
  return (
    <div className={styles['page']} data-part="configurator">
      <div className={styles['lead']}>
        <h1>
          {configured === undefined
            ? translate('configure.heading')
            : translate('configure.heading.car', { car: configured.car.name })}
        </h1>
        <p>{translate('configure.text')}</p>
        {isGone ? <p data-part="lost-choice">{translate('configure.gone')}</p> : null}
      </div>
      {configured === undefined ? null : (
        <Stage view={view} configured={configured} repaint={repaint} translate={translate} />
      )}
      <div className={styles['choices']}>
        <Step id="car" at={1} translate={translate}>
          <Cars view={view} repaint={repaint} />
        </Step>
        {configured === undefined ? null : (
          <>
            <Step id="version" at={2} translate={translate}>
              <Versions versions={view.versions} />
            </Step>
            <Step id="paint" at={3} translate={translate}>
              <Paints paints={view.paints} />
            </Step>
            <Step id="summary" at={4} translate={translate}>
              <Summary view={view} configured={configured} origin={origin} translate={translate} />
            </Step>
          </>
        )}
      </div>
    </div>
  )
}
