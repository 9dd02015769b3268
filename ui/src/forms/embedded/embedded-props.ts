import {
  readFormQuery,
  resolveEmbeddedForm,
  type EmbeddedForm,
  type FullConfiguration,
} from '@evkit/engine/forms'
import { CHOSEN_PURPOSES, joinConfigurations } from '@evkit/engine/internal/forms'
import { none, parseQuery, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { LeadFormAppPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import type { EmbeddableFormProps } from './embedded.types.js'

const given = <Value>(value: Value | undefined): Option<Value> =>
  value === undefined ? none : some(value)

const resolveForm = (host: EmbeddableFormProps): EmbeddedForm => {
  const form = toUndefined(
    resolveEmbeddedForm({
      formType: host.formType,
      consumerApp: host.consumerApp,
      market: host.market,
      purpose: given(host.purpose),
      isInOverlay: host.inOverlay === true,
      hidesRetailerPicker: host.hideDealerPicker === true,
      hidesRequired: host.hideRequired === true,
      insideSales: host.insideSales,
      query: readFormQuery(parseQuery(host.ports.search)).read,
    }),
  )
  // Who embeds it has looked before.
  if (form === undefined) throw new Error(`There is no form ${host.formType}`)
  return form
}

type Load = LeadFormAppPorts['loadConfiguration']

// Either purpose may be chosen: the form needs both, and a choice then asks nothing.
const loadBoth =
  (load: Load): Load =>
  async (request, signal) => {
    const [first, second] = CHOSEN_PURPOSES
    const ask = (purpose: (typeof CHOSEN_PURPOSES)[number]): Promise<FullConfiguration> =>
      load({ ...request, purpose }, signal)
    return joinConfigurations(await ask(first), await ask(second))
  }

// The host hears of a challenge too: what stands over the page gives way to it.
const tellChallenge =
  (getToken: LeadFormAppPorts['getToken'], tell: (isShown: boolean) => void) =>
  (watch: Parameters<LeadFormAppPorts['getToken']>[0], signal: AbortSignal): Promise<string> => {
    const told = {
      shown: () => {
        watch.shown()
        tell(true)
      },
      hidden: () => {
        watch.hidden()
        tell(false)
      },
      cancelled: () => {
        watch.cancelled()
        tell(false)
      },
    }
    return getToken(told, signal).finally(() => {
      tell(false)
    })
  }

/** What a host wants to hear of, as it is given now. */
export type HostCallbacks = Pick<EmbeddableFormProps, 'onError' | 'onChallenge'>

const connect = (
  ports: LeadFormAppPorts,
  { choosesPurpose }: EmbeddedForm,
  callbacks: () => HostCallbacks,
): LeadFormAppPorts => ({
  ...ports,
  loadConfiguration: choosesPurpose ? loadBoth(ports.loadConfiguration) : ports.loadConfiguration,
  getToken: tellChallenge(ports.getToken, (isShown) => {
    callbacks().onChallenge?.(isShown)
  }),
  notifyHost: (fault) => {
    ports.notifyHost(fault)
    callbacks().onError?.(fault)
  },
})

/** Makes the props of the form a host embeds; what the host changes of them later starts no other form. */
export const toEmbeddedProps = (
  host: EmbeddableFormProps,
  callbacks: () => HostCallbacks,
): LeadFormAppProps => {
  const { ports, consumerApp } = host
  const form = resolveForm(host)
  const { request, choosesPurpose } = form
  return {
    request,
    choosesPurpose,
    insideSales: host.insideSales,
    isHidden: host.inOverlay === true && host.overlayOpen !== true,
    page: 'form',
    configuration: none,
    surroundings: {
      ...ports.surroundings,
      host: {
        campaignCode: given(host.campaignCode),
        b2bCampaignCode: given(host.b2bCampaignCode),
        additionalInfo: given(host.additionalInfo),
        origin: given(host.origin),
      },
    },
    wordsOf: ports.wordsOf,
    firstView: undefined,
    ports: connect(ports.portsOf({ request, consumerApp }), form, callbacks),
  }
}
