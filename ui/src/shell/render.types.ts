import type { SiteCarChoice } from './car-choice.js'
import type { Issue, Option } from '@evkit/engine/shared'
import type { CarPrice } from '@evkit/engine/car'
import type { StructuredData } from '@evkit/engine/content'
import type { LinkEnvironment } from '@evkit/engine/internal/content'
import type {
  AddressSuggestion,
  LeadFormView,
  Purpose,
  Retailer,
  Vehicle,
} from '@evkit/engine/forms'
import type { DialCountry } from '@evkit/engine/internal/forms'
import type { RangeDocument } from '@evkit/engine/range'
import type { GraphValue } from '@evkit/engine/site'
import type { LoadContent } from './documents.js'
import type { GroundCut, GroundView, MapCredit, MapSource } from '../map/index.js'
import type { FirstAnswers } from '../route/index.js'
import type { ScriptName } from './scripts.js'

/** Answers a query of the graph by its operation, where the data lies. */
export type AnswerGraph = (
  operation: string,
  values: Readonly<Record<string, GraphValue>>,
) => unknown

/** What maps are drawn from. */
export interface RenderMaps {
  /** Cuts the part of the ground a picture shows. */
  readonly cut: (view: GroundView) => GroundCut
  /** Part of the path that names the service for roads and places. */
  readonly service: string
  /** Addresses of the layers of the live map. */
  readonly layers: MapSource['layers']
  /** Address of a style in place of our own ground; empty without one. */
  readonly style: string
  readonly credits: readonly MapCredit[]
}

/** What the server has found for the address of the planner. */
export interface FoundRoad {
  /** The query of the address with the places of its texts. */
  readonly resolved: string
  readonly first: FirstAnswers
}

/** Where a visitor finds somebody to talk to. */
export type RenderHelp =
  /** With its country code, as it is shown. */
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'link'; readonly url: string }

/** What a market says of its forms. */
export interface RenderMarket {
  /** Its slug. */
  readonly market: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Two letters. */
  readonly country: string
  /** All texts of its forms. */
  readonly dictionary: ReadonlyMap<string, string>
  /** The texts that ask for consent. */
  readonly consent: Readonly<Record<string, string>>
  /** What its forms are called together. */
  readonly label: string
  readonly help: RenderHelp
  /** Purposes it has a form for. */
  readonly purposes: readonly Purpose[]
  /** The configuration of a purpose, as its call answers it; with a query, in what that has chosen of a car. */
  readonly configurationOf: (purpose: Purpose, search?: string) => unknown
  /** Its retailers, as their call answers them. */
  readonly retailers: readonly object[]
  /** The same by their distance from a place; undefined for a place nobody knows. */
  readonly listNear: (place: string) => readonly object[] | undefined
}

/** The forms of all markets. */
export interface RenderForms {
  /** More than there are sites. */
  readonly markets: readonly RenderMarket[]
  readonly dialCodes: readonly DialCountry[]
  /** Where the site is reached from outside. */
  readonly origin: string
  /** Domains of the same product. */
  readonly ownDomains: readonly string[]
  /** Origins whose pages may frame tools and forms. */
  readonly guests: readonly string[]
  readonly isProduction: boolean
}

/** The brand as pages show it. */
export interface RenderBrand {
  /** What stands beside the mark; empty where the mark says it. */
  readonly wordmark: string
  /** One path in its own box; a line of that thickness, or filled without one. */
  readonly mark: {
    readonly path: string
    readonly width: number
    readonly height: number
    readonly stroke?: number
  }
}

/** What has become of a form that was sent where scripts are off. */
export type SentPage =
  /** It stands again: with what is wrong, or complete, for it to be sent once more. */
  | {
      readonly kind: 'again'
      readonly view: LeadFormView
      readonly chosen: {
        readonly vehicle: Option<Vehicle>
        readonly retailer: Option<Retailer>
      }
      /** What can be chosen for its address. */
      readonly addresses: readonly AddressSuggestion[]
      /** Lets it be taken when it is sent. */
      readonly pass: string
      readonly isComplete: boolean
    }
  /** Its lead is in. */
  | {
      readonly kind: 'thanks'
      readonly reference: Option<string>
      /** [ms] Since 1970. */
      readonly at: number
    }

/** What is asked for. */
export interface RenderRequest {
  /** Path of the address. */
  readonly path: string
  /** Query of the address, with `?` or empty. */
  readonly search: string
  readonly load: LoadContent
  readonly brand: RenderBrand
  /** The data sets of the tools. */
  readonly documents: { readonly charging: unknown; readonly range: RangeDocument }
  readonly answerGraph: AnswerGraph
  /** The price a car can be bought from on a site, by its slug; of one version by its motor key. */
  readonly findPrice: (site: string, slug: string, version?: string) => CarPrice | undefined
  /** Prices of price labels of a site, as their call answers them. */
  readonly findPrices: (site: string) => object | undefined
  /** The price of a model in the United States, as its call answers it. */
  readonly findUsPrice: (modelKey: string) => object | undefined
  /** The address of a picture of a car in another paint; the same for a picture there is none of. */
  readonly repaint: (address: string, paint: string) => string
  /** Origin of what signs drivers of business fleets in; empty where nothing does. */
  readonly fleetSignIn: string
  /** What they allow the site by signing in. */
  readonly fleetScope: readonly string[]
  /** Where the site runs, as far as cards lead to their models. */
  readonly linkEnvironment: LinkEnvironment
  /** Whether an author looks at drafts. */
  readonly isPreview: boolean
  /** Whether the gallery of blocks may be looked at. */
  readonly isGalleryOpen: boolean
  /** The maps of the site. */
  readonly maps: RenderMaps
  /** The forms of all markets, with and without a site. */
  readonly forms: RenderForms
  /** The road the address asks for, when the server has found it. */
  readonly road?: FoundRoad
  /** What has become of the form that was sent to the address, where one was. */
  readonly sent?: SentPage
  /** Cookies of the visitor, as the browser sends them. */
  readonly cookies: string
  /** The site whose frame is shown where the address names none that exists. */
  readonly fallbackSite: string
}

/** What a page adds to the frame. */
export interface PageParts {
  readonly title: string
  readonly description: string
  readonly main: string
  /** Which script the page runs, where it is not that of its record. */
  readonly script?: ScriptName
  /** What the script reads; absent when it needs nothing. */
  readonly data: object | undefined
  /** The picture seen first, so that it can be fetched early. */
  readonly picture: string | undefined
  /** What machines read of it beside what people read; nothing without it. */
  readonly structured?: readonly StructuredData[]
  /** Whether it is looked at by who makes it: then it runs their script too. */
  readonly isAuthored?: boolean
  /** Whether search engines leave it out. */
  readonly isUnlisted?: boolean
}

/** A page, ready to be put into a document. */
export interface RenderedPage extends PageParts {
  readonly kind: 'page'
  readonly status: 200 | 404
  readonly script: ScriptName
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly header: string
  /** Name of the car it is about; empty where it is chosen in the page, absent where it is about none. */
  readonly car?: string
  /** What its address asks for and the car does not have. */
  readonly lost?: SiteCarChoice['lost']
  readonly mainClass: string
  readonly footer: string
  /** Address of the picture it is passed on with; absent for a page of no site. */
  readonly card?: string
  /** The web app the page belongs to; absent for a page of no site. */
  readonly manifest?: string
  /** Where a page of others frames it. */
  readonly framed?: {
    /** Origin it speaks to; empty for none. */
    readonly host: string
    /** Parts of it that say a figure. */
    readonly figures: readonly string[]
  }
  /** Path of the page without its state. */
  readonly canonical: string
  readonly alternates: readonly { readonly locale: string; readonly path: string }[]
}

/** What is shown in place of a page. */
export type RefusalPage = Omit<RenderedPage, 'status'> & { readonly status: 404 | 429 | 500 | 503 }

/** The way to where the page really is. */
export interface Redirection {
  readonly kind: 'redirection'
  readonly path: string
  /** Part of the page, with `#`; the whole of it without. */
  readonly fragment?: string
}

/** Content that cannot be read: the page of a broken data set. */
export interface BrokenPage {
  readonly kind: 'broken'
  readonly issues: readonly Issue[]
}
