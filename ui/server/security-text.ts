// Whom to tell of a weakness of the site, as RFC 9116 has it.
import { nameRoute, refuse } from '@evkit/data/service'
import type { Hono } from 'hono'

/** Where the file is. */
const SECURITY_TEXT = '/.well-known/security.txt'

/** Whom to tell of a weakness. */
export interface SecurityContact {
  /** A `mailto:` or `https:` address. */
  readonly contact: string
  /** Languages a report may be written in, with commas between them. */
  readonly languages: string
}

/** What the file is written from. */
export interface SecurityTextOptions extends SecurityContact {
  readonly today: () => Date
}

// A line break in a value would be a line of the file: nothing but visible ASCII, as an address has it.
const MAIL = /^mailto:[!-?A-~]+@[!-?A-~]+$/
const WEB = /^https:\/\/[!-~]+$/

const isContact = (text: string): boolean => {
  if (MAIL.test(text)) return true
  if (!WEB.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*'
const LANGUAGES = new RegExp(`^${LANGUAGE}(?: ?, ?${LANGUAGE})*$`)

/** Reads whom to tell of a weakness; an empty contact is none. */
export const readSecurityContact = (
  contact: string,
  languages: string,
): {
  readonly faults: readonly string[]
  readonly settings: { readonly security?: SecurityContact }
} => {
  const faults = [
    ...(contact === '' || isContact(contact)
      ? []
      : [
          'EVKIT_SECURITY_CONTACT is an address such as mailto:security@example.org or https://www.example.org/security',
        ]),
    ...(languages === '' || LANGUAGES.test(languages)
      ? []
      : ['EVKIT_SECURITY_LANGUAGES is a list of languages such as en, de']),
  ]
  const security = { contact, languages: languages === '' ? 'en' : languages }
  return { faults, settings: contact === '' ? {} : { security } }
}

const DAY = 86_400_000
// Less than a year, as the RFC asks; and long enough for a proxy that keeps the file.
const VALID_DAYS = 180

// The same through a day, so that it can be kept and compared.
const expiryOf = (today: Date): string => {
  const day = Math.floor(today.getTime() / DAY)
  return new Date((day + VALID_DAYS) * DAY).toISOString().replace('.000Z', 'Z')
}

// The RFC takes no address without encryption for the place of the file.
const canonicalOf = (origin: string): readonly string[] =>
  origin.startsWith('https://') ? [`Canonical: ${origin}${SECURITY_TEXT}`] : []

const writeSecurityText = (
  { contact, languages, today }: SecurityTextOptions,
  origin: string,
): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expiryOf(today())}`,
    `Preferred-Languages: ${languages}`,
    ...canonicalOf(origin),
    '',
  ].join('\n')

/** Answers whom to tell of a weakness; 404 where whoever runs the site has not said. */
export const mountSecurityText = (
  app: Hono,
  { origin, security }: { readonly origin: string; readonly security?: SecurityTextOptions },
): void => {
  app.get(SECURITY_TEXT, (context) => {
    nameRoute(context, 'file')
    if (security === undefined) return refuse(context, { status: 404, title: 'No such file' })
    context.header('Content-Type', 'text/plain; charset=utf-8')
    context.header('Cache-Control', 'public, max-age=3600')
    return context.body(writeSecurityText(security, origin))
  })
}
