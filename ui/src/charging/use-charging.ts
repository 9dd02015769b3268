import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import {
  chargingMachine,
  clearSelection,
  readSelection,
  resolveStartPlace,
  writeSelection,
  type ChargingCar,
  type ChargingData,
  type ChargingEvent,
} from '@evkit/engine/charging'
import { type ChargingContent } from '@evkit/engine/charging/documents'
import { chargingView, type ChargingView } from '@evkit/engine/charging/view'
import { parseQuery, type Log, type Translate } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { option } from 'fp-ts'

/** Port: the address of the page. */
export interface AddressPort {
  /** The query as it is now, with or without `?`. */
  readonly read: () => string
  /** Replaces the query; adds no entry to the history. */
  readonly write: (query: string) => void
  /** Tells when the address was changed by someone else; answers how to stop. */
  readonly subscribe: (listen: () => void) => () => void
}

/** What the tool asks of the outside. */
export interface ChargingPorts {
  readonly address: AddressPort
  readonly log: Log
  /** Copies a text; answers whether that worked. */
  readonly copy: (text: string) => Promise<boolean>
  /** The full address to copy. */
  readonly link: () => string
  readonly setTitle: (title: string) => void
}

/** What the tool is given. */
export interface ChargingToolProps {
  readonly data: ChargingData
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  readonly content: ChargingContent
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Path of the page; its last segment may say where the car is charged. */
  readonly path: string
  /** Query of the page it was rendered with. */
  readonly search: string
  /** Address of the page that tells where the data comes from. */
  readonly creditsHref: string
  readonly ports: ChargingPorts
}

/** The tool as the components see it. */
export interface ChargingTool {
  readonly view: ChargingView
  readonly send: (event: ChargingEvent) => void
}

/** What the tool shows before anything has happened; what the server puts into the document's title. */
export const toFirstView = (props: ChargingToolProps): ChargingView => {
  const start = toStart(props)
  const { selection, corrections } = readSelection(parseQuery(props.search), start)
  return chargingView({
    state: { selection, corrections, announced: option.none, cars: props.cars, data: props.data },
    content: props.content,
    translate: props.translate,
    numbers: numberFormat(props.locale),
  })
}

const toStart = ({ cars, path, content }: ChargingToolProps) => ({
  cars,
  place: resolveStartPlace(path, content.chargingMode),
})

const toLogic = ({ ports }: ChargingToolProps) =>
  chargingMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearSelection(parseQuery(ports.address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })

/** Runs the charging machine and makes the view of its state; the address is the one source of what is chosen. */
export const useCharging = (props: ChargingToolProps): ChargingTool => {
  const { data, content, translate, locale, search, ports } = props
  const [logic, start] = useMemo(() => [toLogic(props), toStart(props)] as const, [props])
  const actor = useActorRef(logic, {
    input: { ...start, data, ...readSelection(parseQuery(search), start) },
  })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const numbers = useMemo(() => numberFormat(locale), [locale])
  const view = useMemo(
    () => chargingView({ state, content, translate, numbers }),
    [state, content, translate, numbers],
  )
  useEffect(() => {
    const follow = (): void => {
      const read = readSelection(parseQuery(ports.address.read()), start)
      actor.send({ type: 'address.changed', ...read })
    }
    return ports.address.subscribe(follow)
  }, [actor, ports, start])
  useEffect(() => {
    ports.setTitle(view.title)
  }, [ports, view.title])
  const send = useCallback(
    (event: ChargingEvent) => {
      actor.send(event)
    },
    [actor],
  )
  return { view, send }
}
