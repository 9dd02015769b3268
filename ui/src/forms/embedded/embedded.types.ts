import type {
  FormRequest,
  FullConfiguration,
  Purpose,
  FormWords,
  LeadFormInput,
} from '@evkit/engine/forms'
import type {
  FormValidationError,
  HostError,
  ChosenPurpose,
  FormSurroundings,
} from '@evkit/engine/internal/forms'
import type { Option } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { LeadFormAppPorts } from '../lead-form-app.types.js'

/** Which form stands in a page, and in whose name it asks. */
export interface Embedding {
  readonly request: FormRequest
  readonly consumerApp: string
}

/** Everything outside of an embedded form; what the host does not give comes from here. */
export interface EmbeddedPorts {
  /** Query of the host's page, with `?` or empty. */
  readonly search: string
  readonly surroundings: Omit<FormSurroundings, 'host'>
  /** Words of a configuration; before there is one, those the page has itself. */
  readonly wordsOf: (configuration: Option<FullConfiguration>) => FormWords
  readonly portsOf: (embedding: Embedding) => LeadFormAppPorts
  /** Asks for the scripts a form of that type will need, all in one go; without it each is asked for when it is needed. */
  readonly askScripts?: (formType: string) => void
}

/** What the host hears of its form. */
export interface FormNews {
  readonly purpose: Purpose
}

/** What a host gives to the form it embeds. */
export interface EmbeddableFormProps {
  /** Such as `ContactRequest`. */
  readonly formType: string
  /** Name of the host's program. */
  readonly consumerApp: string
  /** Market slug. */
  readonly market: string
  readonly ports: EmbeddedPorts
  /** Of a quote form; without it the visitor chooses. */
  readonly purpose?: ChosenPurpose
  readonly campaignCode?: string
  readonly b2bCampaignCode?: string
  readonly additionalInfo?: string
  readonly origin?: string
  readonly hideDealerPicker?: boolean
  /** Who its leads are handled by, instead of a retailer. */
  readonly insideSales?: LeadFormInput['insideSales']
  readonly hideRequired?: boolean
  readonly inOverlay?: boolean
  /** False while the overlay around it is closed: it is not told as loaded before. */
  readonly overlayOpen?: boolean
  /** Values of the host's experiments, by their keys. */
  readonly experiments?: Readonly<Record<string, string>>
  /** Texts for fields the visitor has left alone, by value name. */
  readonly initialValues?: Readonly<Record<string, string>>
  /** It is loaded when it comes near; without that, at once. */
  readonly lazy?: boolean
  readonly onLoad?: (news: FormNews) => void
  readonly onSubmit?: (news: FormNews) => void
  readonly onError?: (error: HostError | FormValidationError) => void
  /** A challenge of the bot check covers the page, or has gone. */
  readonly onChallenge?: (isShown: boolean) => void
  /** What stands in its place where scripts are off. */
  readonly children?: ReactNode
}
