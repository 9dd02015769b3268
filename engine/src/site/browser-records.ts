import type { Option } from '../shared/index.js'
import { allowsOneOf, type ConsentPurpose } from './consent.js'

/** Where in a browser something is kept. */
type Store = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'

/** Something this site may keep in the browser of a visitor. */
export interface BrowserRecord {
  /**
   * Name of the cookie, key or cache; `*` at its end stands for the rest of it. A part that is for something else is named
   * behind it: `submitData draft`.
   */
  readonly name: string
  readonly store: Store
  /** What it is for: one of these has to be accepted. */
  readonly purposes: readonly ConsentPurpose[]
  /** [s] How long it is kept; or until the tab is closed, or until consent is withdrawn. */
  readonly lifetime: number | 'tab' | 'withdrawal'
}

/** Names of what is kept in a browser, by where. */
export type KeptNames = Readonly<Partial<Record<Store, readonly string[]>>>

const NECESSARY = { store: 'sessionStorage', purposes: ['necessary'], lifetime: 'tab' } as const
const FUNCTIONAL = { purposes: ['functional'], lifetime: 'withdrawal' } as const
const COUNTED = {
  store: 'sessionStorage',
  purposes: ['performance', 'statistics'],
  lifetime: 'tab',
} as const

/**
 * Registry of all cookies and storage keys of the site: listed on the cookie page, and deleted when consent is
 * withdrawn.
 *
 * @source B-CONS-01, B-CONS-09, D-B-44, D-B-47, D-T-43, B-INFO-02, F-STORE-01, F-STORE-09, E-F-15, E-T-145
 * @category constants
 */
export const BROWSER_RECORDS: readonly BrowserRecord[] = [
  { name: 'OptanonConsent', store: 'cookie', purposes: ['necessary'], lifetime: 15_552_000 },
  { name: 'submitData', ...NECESSARY },
  { name: 'redirected', ...NECESSARY },
  { name: 'selectedModel', ...NECESSARY },
  { name: 'selectedRetailer', ...NECESSARY },
  { name: 'evkit-units', ...NECESSARY },
  { name: 'motion-paused', ...NECESSARY },
  { name: 'dismissedMessages', ...NECESSARY },
  { name: 'infoMessage*', ...NECESSARY },
  { name: 'exitIntentTriggered', ...NECESSARY },
  { name: 'evkit_location', store: 'cookie', purposes: ['functional'], lifetime: 604_800 },
  { name: 'dismissedBanners', store: 'cookie', purposes: ['functional'], lifetime: 604_800 },
  {
    name: 'submitData draft',
    store: 'sessionStorage',
    purposes: ['functional'],
    lifetime: 1800,
  },
  { name: 'evkit-recent-places', store: 'localStorage', ...FUNCTIONAL },
  { name: 'evkit-kept-trips', store: 'localStorage', ...FUNCTIONAL },
  { name: 'infoMessage*', store: 'localStorage', ...FUNCTIONAL },
  { name: 'exitIntentTriggered', store: 'localStorage', ...FUNCTIONAL },
  { name: 'evkit *', store: 'cacheStorage', ...FUNCTIONAL },
  { name: 'urlData', ...COUNTED },
  { name: 'utmParameterData', ...COUNTED },
  { name: 'gtmParameterData', ...COUNTED },
]

const isNamed = ({ name }: BrowserRecord, other: string): boolean =>
  name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name

/**
 * Lists what is to be taken from a browser: what may not be kept, or not any more.
 *
 * | consent cookie | page asks                                       | page of a host that asks nobody |
 * | -------------- | ----------------------------------------------- | ------------------------------- |
 * | none           | all but what is necessary                       | nothing                         |
 * | there          | what none of its purposes is accepted for       | the same                        |
 *
 * @source B-CONS-09, D-B-44
 */
export const listForgotten = (
  kept: KeptNames,
  cookie: Option<string>,
  isAsked: boolean,
): KeptNames => {
  const declined = BROWSER_RECORDS.filter(({ purposes }) => !allowsOneOf(purposes, cookie, isAsked))
  return Object.fromEntries(
    Object.entries(kept).map(([store, names]) => [
      store,
      names.filter((name) => declined.some((one) => one.store === store && isNamed(one, name))),
    ]),
  )
}
