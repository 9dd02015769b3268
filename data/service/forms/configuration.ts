// The calls that tell what a market and its forms are: configuration, stored forms, texts, vehicles.
import { option as O } from 'fp-ts'
import { UnknownRecord } from 'io-ts'
import type { Purpose } from '@evkit/engine/forms'
import { writeQuery } from '@evkit/engine/shared'
import { assembleConfiguration, type FormsMarket } from '../../content/forms-assemble.js'
import { noteRequest } from '../requests.js'
import { toDocument, type Document } from '../reply.js'
import { refuse, sendDocument } from './answers.js'
import { readPurpose, type Answer, type AskedOfMarket, type Calls } from './calls.js'

const MOST_SETTINGS = 20

// What a vehicle may be chosen in.
const CHOSEN = ['version', 'colour'] as const

// There are as many as markets and purposes: each is written once.
const remember = () => {
  const known = new Map<string, Document>()
  return (key: readonly string[], make: () => unknown): Document => {
    const name = key.join('/')
    const document = known.get(name) ?? toDocument(make())
    known.set(name, document)
    return document
  }
}

type Remember = ReturnType<typeof remember>

const withPurpose = (asked: AskedOfMarket, respond: (purpose: Purpose) => Answer): Answer => {
  const purpose = readPurpose(asked.query('purpose'))
  if (O.isNone(purpose)) return refuse(asked.context, 'UNKNOWN_PURPOSE')
  noteRequest(asked.context, { purpose: purpose.value })
  return respond(purpose.value)
}

const extract = ({ entry }: FormsMarket, settings: string): Readonly<Record<string, unknown>> => {
  const document = entry.configuration.document
  const names = settings
    .split(',')
    .slice(0, MOST_SETTINGS)
    .map((name) => name.trim())
  return Object.fromEntries(
    names.flatMap((name) =>
      UnknownRecord.is(document) && Object.hasOwn(document, name)
        ? [[name, document[name]] as const]
        : [],
    ),
  )
}

const addMarket = (calls: Calls, keep: Remember): void => {
  calls.answerMarket('marketConfiguration', 'configuration', (asked) => {
    const { context, market, query } = asked
    if (query('purpose') !== '' && O.isNone(readPurpose(query('purpose')))) {
      return refuse(context, 'UNKNOWN_PURPOSE')
    }
    return sendDocument(
      context,
      keep([market.entry.market, 'market'], () => market.entry.configuration.document),
    )
  })
  calls.answerMarket('configuration', 'configuration', (asked) =>
    withPurpose(asked, (purpose) => {
      const { context, market } = asked
      if (!market.forms.has(purpose)) return refuse(context, 'NOT_FOUND')
      const chosen = writeQuery(
        CHOSEN.map((name) => [name, asked.query(name)] as const).filter(
          ([, value]) => value !== '',
        ),
        [],
        [],
      )
      // There is no end of what may be asked for: only what nothing is chosen of is kept.
      return sendDocument(
        context,
        chosen === ''
          ? keep([market.entry.market, 'full', purpose], () =>
              assembleConfiguration(market, purpose),
            )
          : toDocument(assembleConfiguration(market, purpose, `?${chosen}`)),
      )
    }),
  )
  calls.answerMarket('configurationExtract', 'configuration', ({ context, market, query }) =>
    sendDocument(context, toDocument(extract(market, query('settings')))),
  )
}

const addForms = (calls: Calls, keep: Remember): void => {
  calls.answerMarket('flexformByPurpose', 'configuration', (asked) =>
    withPurpose(asked, (purpose) => {
      const form = asked.market.forms.get(purpose)
      return form === undefined
        ? refuse(asked.context, 'NOT_FOUND')
        : sendDocument(
            asked.context,
            keep([asked.market.entry.market, 'form', purpose], () => form.document),
          )
    }),
  )
  calls.answerMarket('translationAll', 'configuration', ({ context, market }) =>
    sendDocument(
      context,
      keep([market.entry.market, 'texts'], () => Object.fromEntries(market.dictionary)),
    ),
  )
  calls.answerMarket('overlayTranslations', 'configuration', ({ context, market }) =>
    sendDocument(
      context,
      keep([market.entry.market, 'texts'], () => Object.fromEntries(market.dictionary)),
    ),
  )
}

/** Finds the vehicle of a product number: exactly, else the first that begins with it; letter case does not count. */
const findByPno = ({ vehicles }: Pick<FormsMarket, 'vehicles'>, pno: string) => {
  const wanted = pno.trim().toLowerCase()
  if (wanted === '') return undefined
  const numbers = vehicles.filter(({ pno34 }) => pno34 !== '')
  return (
    numbers.find(({ pno34 }) => pno34.toLowerCase() === wanted) ??
    numbers.find(({ pno34 }) => pno34.toLowerCase().startsWith(wanted))
  )
}

const addVehicles = (calls: Calls, keep: Remember): void => {
  calls.answerMarket('vehicles', 'configuration', (asked) =>
    withPurpose(asked, () =>
      sendDocument(
        asked.context,
        keep([asked.market.entry.market, 'vehicles'], () => asked.market.vehicles),
      ),
    ),
  )
  calls.answerMarket('vehicleByPno', 'configuration', ({ context, market, query }) => {
    const vehicle = findByPno(market, query('pno'))
    return vehicle === undefined
      ? refuse(context, 'NOT_FOUND')
      : sendDocument(context, toDocument(vehicle))
  })
}

/** Adds the calls that tell what a market and its forms are. */
export const addConfiguration = (calls: Calls): void => {
  const keep = remember()
  addMarket(calls, keep)
  addForms(calls, keep)
  addVehicles(calls, keep)
}
