import type { ReactNode } from 'react'
import { numberFormat, type CreditsContent } from '@evkit/engine/site'
import type { Translate } from '@evkit/engine/shared'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

type Battery = CreditsContent['batteries'][number]

const Table = (props: {
  readonly head: readonly string[]
  readonly label: string
  readonly children: ReactNode
}) => (
  <div className={styles['scroll']}>
    <table className={styles['table']} aria-label={props.label}>
      <thead>
        <tr>
          {props.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  </div>
)

const Sources = ({
  credits,
  translate,
}: {
  readonly credits: CreditsContent
  readonly translate: Translate
}) => (
  <section className={styles['block']} aria-labelledby="sources">
    <h2 id="sources">{translate('credits.sources')}</h2>
    <p>{translate('credits.sources.text')}</p>
    <Table
      label={translate('credits.sources.table')}
      head={['credits.source', 'credits.used', 'credits.licence', 'credits.retrieved'].map((key) =>
        translate(key),
      )}
    >
      {credits.sources.map(({ id, title, what, url, licence, attribution, retrieved }) => (
        <tr key={id}>
          <th scope="row" lang="en">
            {url === '' ? title : <a href={url}>{title}</a>}
            <br />
            <span className={styles['muted']}>{attribution}</span>
          </th>
          <td lang="en">{what}</td>
          <td lang="en" data-label={translate('credits.licence')}>
            {licence}
          </td>
          <td className={styles['date']} data-label={translate('credits.retrieved')}>
            {retrieved}
          </td>
        </tr>
      ))}
    </Table>
    <details data-part="versions">
      <summary className={styles['versions']}>{translate('credits.versions')}</summary>
      <ul className={styles['muted']} lang="en">
        {credits.sources.flatMap(({ id, title, detail }) =>
          detail === undefined ? [] : [<li key={id}>{`${title}: ${detail}`}</li>],
        )}
      </ul>
    </details>
  </section>
)

// A car of the document is its name with the key of its motor at the end; those of one name stand together.
const wordCars = (cars: readonly string[], translate: Translate): string => {
  const motors = new Map<string, readonly string[]>()
  for (const car of cars) {
    const at = car.lastIndexOf(' ')
    const name = car.slice(0, at)
    const motor = translate(`credits.motor.${car.slice(at + 1)}`)
    motors.set(name, [...(motors.get(name) ?? []), motor])
  }
  return [...motors].map(([name, words]) => `${name} (${words.join(', ')})`).join(', ')
}

const wordPublished = (
  { published }: Battery,
  translate: Translate,
  number: (value: number) => string,
): string => {
  if (published === undefined) return '–'
  const text = translate('credits.at', {
    minutes: number(published.minutes),
    power: number(published.chargerKw),
  })
  return published.confirmed ? text : `${text} (${translate('credits.unconfirmed')})`
}

const Check = ({
  credits,
  frame,
  translate,
}: FrameProps & { readonly credits: CreditsContent }) => {
  const { number } = numberFormat(frame.locale)
  return (
    <section className={styles['block']} aria-labelledby="check">
      <h2 id="check">{translate('credits.check')}</h2>
      <p>{translate('credits.check.text')}</p>
      <Table
        label={translate('credits.check.table')}
        head={['credits.cars', 'credits.curve', 'credits.table', 'credits.published'].map((key) =>
          translate(key),
        )}
      >
        {credits.batteries.map((battery) => (
          <tr key={battery.battery}>
            <th scope="row">{wordCars(battery.cars, translate)}</th>
            <td data-label={translate('credits.curve')}>
              {translate(`credits.basis.${battery.basis}`)}
            </td>
            <td data-label={translate('credits.table')}>
              {translate('credits.minutes', { minutes: number(battery.tableMinutes) })}
            </td>
            <td data-label={translate('credits.published')}>
              {wordPublished(battery, translate, number)}
            </td>
          </tr>
        ))}
      </Table>
      <h3>{translate('credits.basis')}</h3>
      <p>{translate('credits.basis.text')}</p>
    </section>
  )
}

const nameCountryIn = (locale: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (code) => names.of(code) ?? code
}

const Stations = ({
  credits,
  frame,
  translate,
}: FrameProps & { readonly credits: CreditsContent }) => {
  const { number, percent } = numberFormat(frame.locale)
  const nameCountry = nameCountryIn(frame.locale)
  const rows = credits.coverage
    .map((one) => ({ ...one, name: nameCountry(one.country) }))
    .sort((a, b) => a.name.localeCompare(b.name, frame.locale))
  return (
    <section className={styles['block']} aria-labelledby="stations" data-part="coverage">
      <h2 id="stations">{translate('credits.stations')}</h2>
      <p>{translate('credits.stations.text')}</p>
      <Table
        label={translate('credits.stations.table')}
        head={['credits.country', 'credits.count', 'credits.share', 'credits.latest'].map((key) =>
          translate(key),
        )}
      >
        {rows.map(({ country, name, stations, share, asOf }) => (
          <tr key={country}>
            <th scope="row">{name}</th>
            <td data-label={translate('credits.count')}>{number(stations)}</td>
            <td data-label={translate('credits.share')}>{percent(share * 100)}</td>
            <td className={styles['date']} data-label={translate('credits.latest')}>
              {asOf === '' ? '–' : asOf}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

/** Where the data comes from, under which licence, and how near the tables come to the published times. */
export const CreditsPage = (props: FrameProps & { readonly credits: CreditsContent }) => {
  const { frame, translate, credits } = props
  return (
    <div className={styles['page']}>
      <div className={styles['block']}>
        <h1>{translate('credits.heading')}</h1>
        <p className={styles['lead']}>{translate('credits.demo', { maker: frame.maker })}</p>
      </div>
      <Sources credits={credits} translate={translate} />
      <Check {...props} />
      {credits.coverage.length === 0 ? null : <Stations {...props} />}
      <section className={styles['block']} aria-labelledby="pictures">
        <h2 id="pictures">{translate('credits.pictures')}</h2>
        <p>{translate('credits.pictures.text')}</p>
      </section>
      <section className={styles['block']} aria-labelledby="software">
        <h2 id="software">{translate('credits.software')}</h2>
        <p>{translate('credits.software.text')}</p>
        <ul>
          <li>
            <a href="/third-party-notices.txt">{translate('credits.software.notices')}</a>
          </li>
          <li>
            <a href="/sbom.json">{translate('credits.software.bill')}</a>
          </li>
        </ul>
      </section>
    </div>
  )
}
