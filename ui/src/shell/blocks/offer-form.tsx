import type { OfferFormValues } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { useState } from 'react'
import { EmbeddableForm } from '../../forms/embedded/index.js'
import type { EmbeddedPageData } from '../embedded/embedded-page.js'
import { openHostSide } from '../embedded/open-host-side.js'
import { createDraftMemory } from '../ports/forms/draft-memory.js'

// Who goes back and opens the form again finds what they have written.
const typedOf = createDraftMemory(() => Date.now())

/** Props of the form of an offer. */
export interface OfferFormProps {
  readonly page: EmbeddedPageData
  readonly values: OfferFormValues
  readonly onSent: () => void
}

/** The form of an offer: that of the market, told which offer it is about. */
export const OfferForm = ({ page, values, onSent }: OfferFormProps) => {
  const search = page.cars?.[values.modelSlug] ?? page.search
  const [{ ports }] = useState(() =>
    openHostSide({ ...page, search }, true, typedOf(values.campaigncode)),
  )
  return (
    <EmbeddableForm
      formType={values.formType}
      consumerApp={values.consumingApp}
      market={page.market}
      ports={ports}
      campaignCode={values.campaigncode}
      b2bCampaignCode={values.campaigncode}
      additionalInfo={values.additionalInfo}
      insideSales={toUndefined(values.insideSales)}
      inOverlay
      overlayOpen
      lazy={false}
      onSubmit={onSent}
    />
  )
}
