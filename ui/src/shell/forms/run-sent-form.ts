// A form that the browser alone has sent: the machine of its page runs here, on what was sent.
import { option as O } from 'fp-ts'
import {
  toLeadFormView,
  toVehiclePickerView,
  type AddressSuggestion,
  type FieldView,
  type LeadAnswer,
  type LeadFormEvent,
  type LeadFormView,
  type LeadTry,
  type Vehicle,
} from '@evkit/engine/forms'
import {
  listSentEvents,
  resolveSentAddress,
  type AddressView,
  type Flag,
  type SentAddress,
  type SentFields,
} from '@evkit/engine/internal/forms'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import { createActor, waitFor } from 'xstate'
import {
  connectLeadForm,
  leadFormLogic,
  toFirstInput,
  type JourneyPorts,
  type LeadFormAppProps,
} from '../../forms/index.js'
import { isNews } from '../../forms/journey/found.js'
import { createJourneyLogic } from '../../forms/journey/journey-logic.js'
import type { Chosen } from '../../forms/journey/journey.types.js'
import { vehiclesOf } from './sent-form-props.js'
import { choiceFieldOf } from './sent-names.js'

/** How a form that was sent ends. */
export type SentOutcome =
  /** Its lead is stored. */
  | {
      readonly kind: 'accepted'
      readonly reference: Option<string>
      /** Where the market wants the visitor to go next; none for the thanks. */
      readonly target: Option<string>
    }
  /** It stands as it was sent: with what is wrong, or complete and without a pass that still counts. */
  | {
      readonly kind: 'wrong' | 'complete'
      readonly view: LeadFormView
      readonly chosen: Chosen
      /** What can be chosen for its address; nothing where it needs no choice. */
      readonly addresses: readonly AddressSuggestion[]
    }

/** What runs a form that was sent. */
export interface SentForm {
  readonly props: LeadFormAppProps
  readonly journey: JourneyPorts
  readonly fields: SentFields
  /** Full address of the form. */
  readonly url: string
  /** Whether what it was sent with lets it be taken; else it is checked only. */
  readonly hasPass: boolean
}

// [ms] For what is suggested for an address.
const LOOKUP_PATIENCE = 5000
// [ms] Three tries of a lead with what lies between them.
const PATIENCE = 25_000

const NO_SCREEN = {
  focus: () => undefined,
  handOver: () => undefined,
  leave: () => undefined,
}

const VEHICLE = 'modelId'
const RETAILER = 'retailerid'

const lastOf = (fields: SentFields, name: string): string =>
  fields.findLast(([own]) => own === name)?.[1] ?? ''

const findTicked = (
  { configuration, wordsOf }: LeadFormAppProps,
  vehicles: readonly Vehicle[],
  value: string,
): Vehicle | undefined => {
  const words = wordsOf(configuration)
  const picker = toVehiclePickerView({ vehicles, chosen: none, heading: '', error: '', words })
  const tile = picker.groups
    .flatMap(({ tiles }) => tiles)
    .find((one) => value !== '' && one.value === value)
  return vehicles.find(({ id }) => id === tile?.id)
}

// What was ticked in the form comes before what its address names, as it does on the page.
const findChosen = async ({ props, journey, fields }: SentForm): Promise<Chosen> => {
  const { request, configuration, wordsOf, ports } = props
  const logic = createJourneyLogic({ ports: journey, log: ports.log })
  const vehicles = vehiclesOf(props)
  const ticked = findTicked(props, vehicles, lastOf(fields, VEHICLE))
  const retailerid = lastOf(fields, RETAILER)
  const query = retailerid === '' ? request.query : { ...request.query, retailerid }
  const market = O.isSome(configuration) ? configuration.value.marketConfiguration : undefined
  const retailer = createActor(logic.retailer, {
    input: {
      query,
      stored: none,
      keepsStored: false,
      insideSales: market?.insideSalesRetailer ?? none,
      translate: wordsOf(configuration).translate,
    },
  }).start()
  const vehicle = createActor(logic.vehicle, {
    input: { vehicles, query: request.query, stored: none, keepsStored: false },
  }).start()
  const isDone = ({ status }: { readonly status: string }): boolean => status === 'done'
  const [found, named] = await Promise.all([waitFor(retailer, isDone), waitFor(vehicle, isDone)])
  return {
    vehicle: ticked === undefined ? (named.output ?? none) : some(ticked),
    retailer: found.output ?? none,
  }
}

const listChosen = (
  { props }: SentForm,
  { vehicle, retailer }: Chosen,
): readonly LeadFormEvent[] => {
  const found = [
    { type: 'vehicle.answered', vehicle },
    { type: 'retailer.answered', retailer },
  ] as const
  return found.filter((event) => isNews(props.request.query, event))
}

const isAddress = (field: FieldView): field is AddressView => field.control === 'address'

/** The field of an address that is looked up; undefined where a form has none. */
export const findAddressField = ({ sections }: LeadFormView): AddressView | undefined =>
  sections
    .flatMap((section) => (section.kind === 'main' ? section.rows : []))
    .flatMap(({ fields }) => fields)
    .find(isAddress)

const NO_ADDRESS: SentAddress = { options: [], chosen: none }

// Suggested as on the page, where it is typed and picked: here the text, or what was ticked in the list that came back.
const findAddress = async (
  { props, fields }: SentForm,
  view: LeadFormView,
  flags: readonly Flag[],
): Promise<SentAddress> => {
  const field = findAddressField(view)
  if (field === undefined) return NO_ADDRESS
  const text = lastOf(fields, choiceFieldOf(field.name)) || lastOf(fields, field.name)
  if (text.trim() === '') return NO_ADDRESS
  try {
    const found = await props.ports.searchAddresses(text, AbortSignal.timeout(LOOKUP_PATIENCE))
    return resolveSentAddress(text, found, flags)
  } catch {
    return NO_ADDRESS // nothing is suggested: the field says that its address has to be chosen
  }
}

// Its pass is for one lead: of another one it is asked for again.
const USED_UP = [403, 422]

const watchAnswer = (props: LeadFormAppProps) => {
  const last: { isUsedUp: boolean } = { isUsedUp: false }
  const postLead = async (lead: LeadTry, signal: AbortSignal): Promise<LeadAnswer> => {
    const answer = await props.ports.postLead(lead, signal)
    last.isUsedUp =
      answer.kind === 'failed' && O.isSome(answer.status) && USED_UP.includes(answer.status.value)
    return answer
  }
  return { last, ports: { ...props.ports, postLead } }
}

const EDITING = { form: 'editing' } as const

/** Runs a form on what was sent, up to its lead or to what stops it. */
export const runSentForm = async (sent: SentForm): Promise<SentOutcome> => {
  const { props, fields, url, hasPass } = sent
  const chosen = await findChosen(sent)
  const { last, ports } = watchAnswer(props)
  const form = createActor(leadFormLogic, { input: toFirstInput(props) })
  connectLeadForm(form, { ports, screen: NO_SCREEN })
  form.start()
  const see = (isClear: boolean): LeadFormView => {
    const { context } = form.getSnapshot()
    const state = isClear ? { ...context, sendFault: { tag: 'None' } as const } : context
    return toLeadFormView({ state, phase: EDITING, words: props.wordsOf(context.configuration) })
  }
  for (const event of listChosen(sent, chosen)) form.send(event)
  const view = see(true)
  const flags = toUndefined(form.getSnapshot().context.plan)?.flags ?? []
  const address = await findAddress(sent, view, flags)
  for (const event of listSentEvents(view, fields, address.chosen)) form.send(event)
  form.send({ type: 'form.submit', url })
  const end = await waitFor(
    form,
    (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.matches(EDITING) ||
      snapshot.matches('failed') ||
      (!hasPass && !snapshot.matches({ form: 'validating' })),
    { timeout: PATIENCE },
  )
  const isComplete = last.isUsedUp || !(end.matches(EDITING) || end.matches('failed'))
  const stands = see(isComplete)
  form.stop()
  const { reference, target } = end.context
  return end.status === 'done'
    ? { kind: 'accepted', reference, target }
    : {
        kind: isComplete ? 'complete' : 'wrong',
        view: stands,
        chosen,
        addresses: O.isSome(address.chosen) ? [] : address.options,
      }
}
