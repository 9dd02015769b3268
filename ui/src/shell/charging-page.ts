import {
  joinCars,
  ChargingContentCodec,
  decodeChargingData,
} from '@evkit/engine/charging/documents'
import { decodeWith, type Issue } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'
import type { ChargingPorts, ChargingToolProps } from '../charging/index.js'
import { createTranslate } from './messages.js'

/** What the server hands to the page in its data block. */
export interface ChargingPageData {
  readonly content: unknown
  readonly data: unknown
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly maker: string
  readonly path: string
  readonly search: string
  readonly creditsHref: string
}

/** Decodes what the page was given and makes the props of the tool; the same on server and client. */
export const toToolProps = (
  page: ChargingPageData,
  ports: ChargingPorts,
): E.Either<readonly Issue[], ChargingToolProps> => {
  const content = decodeWith(ChargingContentCodec, page.content)
  if (content._tag === 'Left') return content
  const cars = joinCars(content.right.cars, content.right.options)
  if (cars._tag === 'Left') return cars
  const data = decodeChargingData(page.data)
  if (data._tag === 'Left') return data
  return E.right({
    content: content.right,
    cars: cars.right,
    data: data.right,
    translate: createTranslate(content.right.messages, page.locale),
    locale: page.locale,
    direction: page.direction,
    path: page.path,
    search: page.search,
    creditsHref: page.creditsHref,
    ports,
  })
}
