import { FORMS_CALLS } from '@evkit/engine/forms'
import { decodeWith, writeAddress } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'

const TEXTS_TIMEOUT = 5000

/** Asks for the texts of an overlay in the words of a market. */
export const askOverlayTexts = async (market: string): Promise<ReadonlyMap<string, string>> => {
  const { overlayTranslations } = FORMS_CALLS
  const answer = await fetch(writeAddress(overlayTranslations, { site: market }), {
    signal: AbortSignal.timeout(TEXTS_TIMEOUT),
  })
  const read = decodeWith(overlayTranslations.reply, (await answer.json()) as unknown)
  if (E.isRight(read)) return read.right
  throw new Error('The texts of an overlay could not be read')
}
