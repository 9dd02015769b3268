// What is drawn of the page of any form, and what it is drawn from.
import {
  FullConfigurationCodec,
  toNothingSentView,
  type FormRequest,
  type LeadFormView,
} from '@evkit/engine/forms'
import { resolveUtm } from '@evkit/engine/internal/forms'
import { decodeWith, none } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'
import { createElement, type ReactNode } from 'react'
import { NothingSent, type LeadFormAppProps } from '../../forms/index.js'
import type { RenderMarket, RenderRequest } from '../render.types.js'
import type { ScriptName } from '../scripts.js'
import type { FormSiteData } from './form-page.js'
import { handConfiguration } from './handed.js'

/** Whose form is drawn. */
export interface Rendered {
  readonly market: RenderMarket
  readonly maker: string
}

/** What the server hands over of a configuration, as its call answers it. */
const toHanded = (
  document: unknown,
  { isProduction }: Pick<RenderRequest['forms'], 'isProduction'>,
): Pick<FormSiteData, 'configuration' | 'written'> => {
  const read = decodeWith(FullConfigurationCodec, document)
  return {
    ...(E.isRight(read) ? { configuration: handConfiguration(read.right) } : {}),
    ...(isProduction ? {} : { written: document }),
  }
}

/** Makes what the server hands to the page of a form. */
export const toData = (
  request: Pick<RenderRequest, 'search' | 'forms'>,
  { market, maker }: Rendered,
  document: unknown,
): FormSiteData => ({
  market: market.market,
  search: request.search,
  ...toHanded(document, request.forms),
  // With a configuration all texts are in it.
  texts: {},
  dialCodes: request.forms.dialCodes,
  locale: market.locale,
  maker,
  origin: request.forms.origin,
  isProduction: request.forms.isProduction,
})

/** What is drawn of a form, and what is said about it. */
export interface Drawn {
  readonly main: ReactNode
  readonly heading: string
  readonly description: string
  readonly script: ScriptName
  /** Nothing where the page is not woken. */
  readonly data: FormSiteData | undefined
  /** What follows the form where scripts are off. */
  readonly plain?: ReactNode
  /** Whether the page says everything as it is written: nothing has to be asked for, and no campaign kept. */
  readonly rests: boolean
}

/** Whether an address brings a campaign along, which is kept for the visit. */
export const hasCampaign = ({ query }: Pick<FormRequest, 'query'>): boolean =>
  Object.keys(resolveUtm(none, query)).length > 0

/** What only a server draws of a form: what stands there until the page is awake, and where scripts are off. */
export const toServerSide = (
  { request, configuration, wordsOf }: LeadFormAppProps,
  firstView: LeadFormView,
): Pick<LeadFormAppProps, 'firstView' | 'withoutScripts'> => ({
  firstView,
  withoutScripts: createElement(NothingSent, {
    view: toNothingSentView(request, wordsOf(configuration)),
  }),
})
