// Where leads are stored and sent, from the environment.
import { isAbsolute, join } from 'node:path'
import { left, none, right, some, type Either, type Option } from '@evkit/engine/shared'
import type { Receiver } from './webhook.js'

/** Which database. */
export type LeadPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** What is set. */
export interface LeadSettings {
  readonly place: LeadPlace
  /** Folder of the embedded database, and of what else a service keeps. */
  readonly folder: string
  readonly receiver: Option<Receiver>
}

type Environment = Readonly<Record<string, string | undefined>>

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

const isReceiverUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.includes(url.hostname))
}

const textOf = (environment: Environment, name: string): string => environment[name] ?? ''

const folderOf = (environment: Environment, home: string): string => {
  const set = textOf(environment, 'EVKIT_DATA_DIR')
  if (set !== '') return set
  const shared = textOf(environment, 'XDG_DATA_HOME')
  return join(shared === '' ? join(home, '.local/share') : shared, 'evkit')
}

/** Reads the settings, or says what is wrong with them; the texts hold no secret. */
export const readLeadSettings = (
  environment: Environment,
  home: string,
): Either<readonly string[], LeadSettings> => {
  const database = textOf(environment, 'DATABASE_URL')
  const folder = folderOf(environment, home)
  const url = textOf(environment, 'EVKIT_LEADS_WEBHOOK')
  const token = textOf(environment, 'EVKIT_LEADS_WEBHOOK_TOKEN')
  const rules: readonly (readonly [isGood: boolean, text: string])[] = [
    [
      database === '' || /^postgres(ql)?:\/\//.test(database),
      'DATABASE_URL is an address that begins with postgresql://',
    ],
    [isAbsolute(folder), 'EVKIT_DATA_DIR is the whole path of a folder'],
    [
      url === '' || isReceiverUrl(url),
      'EVKIT_LEADS_WEBHOOK is an https address; http on this machine only',
    ],
    [token === '' || url !== '', 'EVKIT_LEADS_WEBHOOK_TOKEN needs EVKIT_LEADS_WEBHOOK'],
    [/^[\x21-\x7e]*$/.test(token), 'EVKIT_LEADS_WEBHOOK_TOKEN is visible ASCII'],
  ]
  const faults = rules.flatMap(([isGood, text]) => (isGood ? [] : [text]))
  if (faults.length > 0) return left(faults)
  return right({
    folder,
    place: database === '' ? { kind: 'folder', folder } : { kind: 'postgres', url: database },
    receiver: url === '' ? none : some({ url, token }),
  })
}
