// Asks for the prices of a page that came with them, and shows what has come on all its labels at once.
import { priceView, type PriceAnswer, type PriceViewInput } from '@evkit/engine/blocks'
import { some, type Option } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { startPriceFeed } from '../../blocks/price/index.js'
import { browserPricePorts } from '../ports/prices/price-ports.js'
import { CarPriceLabel } from './car-price-label.js'
import type { BlockContext } from './drawn-block.types.js'
import { showFreshPrices } from './fresh-prices.js'
import { toPriceTerms } from './price-client.js'
import { fromPriceKey, PLACED } from './price-key.js'
import { toPriceQuery } from './price-query.js'
import { readPageData } from './read-page-data.js'

const ask = async (context: BlockContext): Promise<Option<PriceAnswer>> => {
  const { logic, input } = startPriceFeed({
    terms: toPriceTerms(context),
    ports: browserPricePorts(context.deployEnv),
  })
  const actor = createActor(logic, { input })
  const answer = await new Promise<Option<PriceAnswer>>((done) => {
    actor.subscribe((snapshot) => {
      const { answer: known } = snapshot.context
      if (O.isSome(known) || snapshot.hasTag('over')) done(known)
    })
    actor.start()
  })
  actor.stop()
  return answer
}

interface Wording extends Pick<PriceViewInput, 'explain'> {
  readonly answer: PriceAnswer
  readonly context: BlockContext
}

const word = (key: string, { answer, context: { site, locale }, explain }: Wording) => {
  const asked = fromPriceKey(key)
  return priceView({
    query: toPriceQuery(site, asked),
    answer: some(answer),
    isOver: false,
    fallback: asked.fallback,
    format: numberFormat(locale),
    explain,
  })
}

// A label whose block never wakes follows the page from now on.
const follow = (context: BlockContext): void => {
  for (const element of document.querySelectorAll(`[${PLACED}]`)) {
    const asked = fromPriceKey(element.getAttribute(PLACED) ?? '')
    element.removeAttribute(PLACED)
    createRoot(element).render(<CarPriceLabel context={context} asked={asked} />)
  }
}

/** Asks once; where nobody answers, the labels stay as they are. */
export const refreshPrices = async (): Promise<void> => {
  const context = readPageData()?.context
  if (context?.prices === undefined) return
  const keys = Object.keys(context.prices)
  const answer = await ask(context)
  if (O.isNone(answer)) return
  const wording = {
    ...{ answer: answer.value, context },
    explain: context.isPreview ? (await import('./explained-price.js')).explainPrice : undefined,
  }
  const labels = Object.fromEntries(keys.map((key) => [key, word(key, wording)]))
  flushSync(() => {
    follow(context)
    showFreshPrices(labels)
  })
}
