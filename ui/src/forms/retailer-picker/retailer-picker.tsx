// What a retailer is chosen with: loaded where a form has such a section.
import {
  toRetailerSearchView,
  toSimplePickerView,
  wordFormError,
  type Retailer,
  type PickerSource,
} from '@evkit/engine/forms'
import { countryCodeOf, findMapFault, toGeneralError } from '@evkit/engine/internal/forms'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFocus } from '../use-focus.js'
import { useLatest } from '../use-latest.js'
import { RetailerBody, type PickerEvent } from './retailer-body.js'
import { isFocusLost } from './retailer-cards.dom.js'
import {
  createAddressLogic,
  createSimpleLogic,
  type PickerFocus,
  type PickerLogicInput,
} from './retailer-logic.js'
import type { RetailerPickerProps } from './retailer-picker.types.js'

const NO_KEYS: ReadonlyMap<string, string> = new Map()

const TARGETS: Readonly<Record<PickerFocus, string>> = {
  choice: '[role=combobox], select, input[type=radio]',
  change: '[data-part="retailer-change"]',
}

// What was chosen with goes away and takes the focus along; one that is elsewhere stays there.
const isWelcome = (target: PickerFocus): boolean => target === 'choice' || isFocusLost()

const useLogicInput = (props: RetailerPickerProps) => {
  // Whoever holds the choice may draw anew at any time: what is told goes to the last one.
  const heard = useLatest(props)
  const { root, focus } = useFocus(TARGETS, isWelcome)
  const [logicInput] = useState((): PickerLogicInput => ({
    ports: props.ports,
    market: props.market,
    choose: (retailer) => {
      heard.current.onChoose(retailer)
    },
    takeOnlyOne: (retailer) => {
      const { onOnlyOne, onChoose } = heard.current
      ;(onOnlyOne ?? onChoose)(retailer)
    },
    change: () => {
      heard.current.onChange()
    },
    focus,
  }))
  return { root, logicInput }
}

const useSource = (props: RetailerPickerProps): PickerSource => {
  const { kind, market, words, flags, error, customTranslation = NO_KEYS } = props
  const map = kind === 'map' ? market.map : none
  const country = countryCodeOf(market.slug)
  return useMemo(
    () => ({ words, flags, country, error, customTranslation, map }),
    [words, flags, country, error, customTranslation, map],
  )
}

// A choice that was made elsewhere, or undone there.
const useChosen = (
  chosen: Option<Retailer>,
  actor: {
    readonly getSnapshot: () => { readonly context: { readonly chosen: Option<Retailer> } }
    readonly send: (event: {
      readonly type: 'chosen.set'
      readonly retailer: Option<Retailer>
    }) => void
  },
): void => {
  const id = toUndefined(chosen)?.dealerId
  const last = useLatest(chosen)
  useEffect(() => {
    const known = toUndefined(actor.getSnapshot().context.chosen)?.dealerId
    if (known !== id) actor.send({ type: 'chosen.set', retailer: last.current })
  }, [actor, id, last])
}

const AddressPicker = (props: RetailerPickerProps) => {
  const { id, chosen, ports, drawMap } = props
  const { root, logicInput } = useLogicInput(props)
  const [logic] = useState(() => createAddressLogic(logicInput))
  const [input] = useState(() => ({ chosen, isPositionSupported: ports.isPositionSupported() }))
  const actor = useActorRef(logic, { input })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useChosen(chosen, actor)
  const source = useSource(props)
  const view = useMemo(() => toRetailerSearchView(context, value, source), [context, value, source])
  const send = useCallback(
    (event: PickerEvent) => {
      actor.send(event)
    },
    [actor],
  )
  return <RetailerBody id={id} root={root} view={view} send={send} drawMap={drawMap} />
}

const SimplePicker = (props: RetailerPickerProps) => {
  const { id, chosen } = props
  const { root, logicInput } = useLogicInput(props)
  const [logic] = useState(() => createSimpleLogic(logicInput))
  const [input] = useState({ chosen })
  const actor = useActorRef(logic, { input })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useChosen(chosen, actor)
  const source = useSource(props)
  const view = useMemo(() => toSimplePickerView(context, value, source), [context, value, source])
  const send = useCallback(
    (event: PickerEvent) => {
      if (
        event.type === 'retailer.choose' ||
        event.type === 'retailer.change' ||
        event.type === 'retailers.retry'
      )
        actor.send(event)
    },
    [actor],
  )
  return <RetailerBody id={id} root={root} view={view} send={send} />
}

// Told once: the list works alone.
const useMapFault = ({ kind, market: { slug, map }, ports }: RetailerPickerProps): void => {
  const fault = toUndefined(findMapFault(kind, slug, map))
  const text = fault === undefined ? '' : wordFormError(fault)
  useEffect(() => {
    if (text === '') return
    ports.log({ level: 'error', code: 'MissingMap', text })
    ports.notifyHost(toGeneralError([text]))
  }, [text, ports])
}

/** What a retailer is chosen with, by its kind. */
export const RetailerPicker = (props: RetailerPickerProps) => {
  useMapFault(props)
  if (props.kind === 'none') return null
  return props.kind === 'simple' ? <SimplePicker {...props} /> : <AddressPicker {...props} />
}
