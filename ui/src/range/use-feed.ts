import { rangeFeedMachine, type RangeFeed } from '@evkit/engine/range'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { asking } from '../tool/asking.js'
import type { RangePorts } from './range-tool.types.js'

const toLogic = (ports: RangePorts) =>
  rangeFeedMachine.provide({
    actors: {
      askForData: asking(({ model }, signal) => ports.askForRange(model, signal)),
    },
    actions: {
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })

/**
 * Keeps range data up to date: asked for once a minute while the page is seen, kept when an answer fails.
 *
 * @param first - What the page came with; given back as it is until an answer arrives.
 * @param ports - Fetching, page visibility, log.
 */
export const useFeed = (first: RangeFeed, ports: RangePorts): RangeFeed => {
  const [made] = useState(() => ({ logic: toLogic(ports), input: { feed: first } }))
  const actor = useActorRef(made.logic, { input: made.input })
  useEffect(
    () =>
      ports.watchPage((isHidden) => {
        actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })
      }),
    [actor, ports],
  )
  return useSelector(actor, (snapshot) => snapshot.context.feed)
}
