import type { CarConfiguration, savingsMachine } from '@evkit/engine/savings'
import type { SavingsNews } from '@evkit/engine/internal/savings'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SavingsToolProps } from './savings-tool.types.js'

/** The savings page as it runs. */
export type SavingsActor = ActorRefFrom<typeof savingsMachine>

type Side = Extract<SavingsNews, { readonly type: 'configuration.answered' }>['side']

const useTaxesOf = (
  side: Side,
  actor: SavingsActor,
  ask: (model: string) => Promise<CarConfiguration>,
): void => {
  const model = useSelector(actor, ({ context: { selection } }) =>
    side === 'main' ? selection.car.model : selection.car.comparison.model,
  )
  const isLoading = useSelector(actor, ({ context }) => context[side].status === 'LOADING')
  useEffect(() => {
    if (!isLoading) return
    void ask(model).then((configuration) => {
      actor.send({ type: 'configuration.answered', side, model, configuration })
    })
  }, [actor, side, model, isLoading, ask])
}

/** Asks for the taxes that are loading, as far as the page came without them; each model once at a time. */
export const useTaxes = (
  { configurations, ports }: Pick<SavingsToolProps, 'configurations' | 'ports'>,
  actor: SavingsActor,
): void => {
  const [ask] = useState(() => {
    const pending = new Map<string, Promise<CarConfiguration>>()
    return (model: string): Promise<CarConfiguration> => {
      const known = configurations[model]
      if (known !== undefined) return Promise.resolve(known)
      const asked =
        pending.get(model) ??
        ports.askForConfiguration(model).finally(() => {
          pending.delete(model)
        })
      pending.set(model, asked)
      return asked
    }
  })
  useTaxesOf('main', actor, ask)
  useTaxesOf('comparison', actor, ask)
}
