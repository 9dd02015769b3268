import type { ReactNode } from 'react'
import type {
  ConsumerData,
  Retailer,
  FormRequest,
  FullConfiguration,
  QuoteChoice,
  Vehicle,
  LeadFormInput,
  LeadFormState,
  LeadFormPorts,
  FormWords,
  LeadFormView,
  Profile,
} from '@evkit/engine/forms'
import type {
  RetailerQuestion,
  FinishedPage,
  FormSurroundings,
  Lookup,
  PickerSectionView,
} from '@evkit/engine/internal/forms'
import type { Option } from '@evkit/engine/shared'
import type { RetailerPickerPorts } from './retailer-picker/retailer-picker.types.js'

/** A page of a form application. */
export type AppPage = 'form' | 'finished'

/** Where a picture is. */
export interface PictureSources {
  /** In the width it is shown in. */
  readonly resized: string
  readonly original: string
}

/** What is asked of the outside for what the address names. */
export interface JourneyPorts {
  /** None when there is no such vehicle; rejects when nobody could say. */
  readonly findVehicle: Lookup<string, Option<Vehicle>, AbortSignal>
  /** The stored copy of a vehicle. */
  readonly findVehicleCopy: Lookup<string, Option<Vehicle>, AbortSignal>
  /** The retailer with the id, or all of the market to find it in. */
  readonly listRetailers: Lookup<RetailerQuestion, readonly Retailer[], AbortSignal>
  readonly findConsumer: Lookup<string, ConsumerData, AbortSignal>
  /** None where nobody is signed in. */
  readonly findProfile: (signal: AbortSignal) => Promise<Option<Profile>>
  /** The vehicle that was chosen before, in this session. */
  readonly readVehicle: () => Option<Vehicle>
  readonly saveVehicle: (vehicle: Vehicle) => void
  /** The retailer that was chosen before, in this session. */
  readonly readRetailer: () => Option<Retailer>
  readonly saveRetailer: (retailer: Retailer) => void
  /** Forgets what was chosen. */
  readonly dropChoice: (choice: QuoteChoice) => void
  /** Query of the page. */
  readonly search: () => string
  /** Writes the query of the page anew; the page stays where it is in the history. */
  readonly rewrite: (search: string) => void
  readonly pictureOf: (imageId: string) => PictureSources
}

/** What a form application asks of the outside. */
export interface LeadFormAppPorts extends LeadFormPorts<AbortSignal> {
  /** What is known of the lead that was sent last: what the page that thanks is opened with. */
  readonly readSent: () => FinishedPage
  /** Gets the bot check ready, so that nobody waits for it at the end. */
  readonly warmUp: () => void
  readonly connection: {
    readonly isOnline: () => boolean
    readonly subscribe: (listen: (isOnline: boolean) => void) => () => void
  }
  readonly route: {
    /** Full address of the page. */
    readonly url: () => string
    /** The page of the root is that of the form: its address says so, Back leaves the application. */
    readonly settle: () => void
    readonly showFinished: () => void
    /** Whether the visitor comes back from where their lead has led. */
    readonly comesBack: () => boolean
    /** Back and Forward. */
    readonly subscribe: (listen: (page: AppPage) => void) => () => void
  }
  /** Where the visit has begun and what brought it; undefined while the visitor may not be counted. */
  readonly landing: () => LeadFormState['landing'] | undefined
  readonly setTitle: (title: string) => void
  /** Loads what is asked for an address that names something; without such an address nobody needs it. */
  readonly loadJourney: () => Promise<JourneyPorts>
  /** Loads what is asked where a retailer is chosen. */
  readonly loadRetailers: () => Promise<RetailerPickerPorts>
}

/** What a form application is given. */
export interface LeadFormAppProps {
  readonly request: FormRequest
  readonly surroundings: FormSurroundings
  readonly page: AppPage
  /** None: it is asked for. */
  readonly configuration: Option<FullConfiguration>
  /** Words of a configuration; before there is one, those the page has itself. */
  readonly wordsOf: (configuration: Option<FullConfiguration>) => FormWords
  /** The visitor chooses the purpose on the form. */
  readonly choosesPurpose?: boolean
  /** Nobody sees the form yet: the overlay around it is closed. */
  readonly isHidden?: boolean
  /** Who the host wants its leads handled by. */
  readonly insideSales?: LeadFormInput['insideSales']
  /** What is shown until the page is awake, as the server has drawn it. */
  readonly firstView: LeadFormView | undefined
  /** What a vehicle or a retailer is chosen with where scripts are off; only a server has it. */
  readonly drawPlain?: (view: PickerSectionView) => ReactNode
  /** What the last page says where scripts are off; only a server has it. */
  readonly withoutScripts?: ReactNode
  readonly ports: LeadFormAppPorts
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
}
