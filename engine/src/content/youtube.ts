import { findParameter, none, parseQuery, some, toUndefined, type Option } from '../shared/index.js'
import type { LinkSite } from './link-address.js'

/** A video of YouTube. */
export interface YouTubeVideo {
  readonly id: string
  /** [s] Where it begins. */
  readonly start: number
}

/**
 * Where what YouTube sends is embedded from: the one that sets no cookie before a video plays. @source D-B-37, E-B-17 @category constants
 */
export const YOUTUBE_EMBED_ORIGIN = 'https://www.youtube-nocookie.com'

const SHORT = 'youtu.be'
const HOSTS: readonly string[] = [
  SHORT,
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]

const ADDRESS = /^[^:]+:\/*[^/?#\\]*([^?#]*)(?:\?([^#]*))?/
const ID = /^[A-Za-z0-9_-]{11}$/
const FOLDERS: readonly string[] = ['embed', 'shorts', 'live', 'v']
const START = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/
const MINUTE = 60
const HOUR = 3600

const readStart = (text: string): number => {
  const [, hours = '', minutes = '', seconds = ''] = START.exec(text) ?? []
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds)
}

const idOf = (host: string, path: string, watched: string): string => {
  const [first = '', second = ''] = path.split('/').filter((part) => part !== '')
  if (host === SHORT) return first
  return FOLDERS.includes(first) ? second : first === 'watch' ? watched : ''
}

/** Reads the address of a video of YouTube as people copy it; none for any other address. */
export const readYouTube = (
  address: string,
  { readUrl }: Pick<LinkSite, 'readUrl'>,
): Option<YouTubeVideo> => {
  const written = address.trim()
  const url = readUrl(written)
  const isWeb = url?.scheme === 'https' || url?.scheme === 'http'
  if (url === undefined || !isWeb || !HOSTS.includes(url.host)) return none
  const [, path = '', search = ''] = ADDRESS.exec(written) ?? []
  const query = parseQuery(search)
  const valueOf = (key: string): string => toUndefined(findParameter(query, key)) ?? ''
  const id = idOf(url.host, path, valueOf('v'))
  return ID.test(id) ? some({ id, start: readStart(valueOf('t') || valueOf('start')) }) : none
}

const LANGUAGE = 'en'

// The provider knows scripts by their tag, where a site is known by its country.
const OWN_LANGUAGES: ReadonlyMap<string, string> = new Map([['tw', 'zh-Hant']])

const languageOf = (site: string, locale: string): string =>
  OWN_LANGUAGES.get(site.toLowerCase()) ??
  /^[a-z]{2,3}(?![a-z])/i.exec(locale)?.[0].toLowerCase() ??
  LANGUAGE

/** How a video of YouTube is embedded. */
export interface YouTubeTerms {
  /** Slug of the site. */
  readonly site: string
  readonly locale: string
  /** Whether the page has to be able to pause it. */
  readonly isPausable: boolean
}

/** Where a video of YouTube is found: embedded on a page, and where YouTube shows it itself. */
export interface YouTubeAddress {
  readonly src: string
  readonly href: string
}

/** Finds where a video of YouTube is: embedded, it plays at once, with captions in the language of the site and no videos of others behind it. */
export const findYouTube = (
  { id, start }: YouTubeVideo,
  { site, locale, isPausable }: YouTubeTerms,
): YouTubeAddress => {
  const language = languageOf(site, locale)
  const parameters = [
    'autoplay=1',
    'rel=0',
    'cc_load_policy=1',
    `hl=${language}`,
    `cc_lang_pref=${language}`,
    'playsinline=1',
    ...(start > 0 ? [`start=${start}`] : []),
    ...(isPausable ? ['enablejsapi=1'] : []),
  ]
  return {
    src: `${YOUTUBE_EMBED_ORIGIN}/embed/${id}?${parameters.join('&')}`,
    href: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  }
}
