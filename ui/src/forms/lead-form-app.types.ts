import type { FormRequest, FullConfiguration } from '@evkit/engine/forms'
import type { FormSurroundings, LeadFormPorts } from '@evkit/engine/forms/lead'
import type { FormWords, LeadFormView } from '@evkit/engine/forms/view'
import type { Option } from '@evkit/engine/shared'

/** A page of a form application. */
export type AppPage = 'form' | 'finished'

/** What a form application asks of the outside. */
export interface LeadFormAppPorts extends LeadFormPorts<AbortSignal> {
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
    /** Back, Forward, and a page taken out of the browser's cache. */
    readonly subscribe: (listen: (page: AppPage) => void) => () => void
  }
  readonly setTitle: (title: string) => void
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
  /** What is shown until the page is awake, as the server has drawn it. */
  readonly firstView: LeadFormView | undefined
  readonly ports: LeadFormAppPorts
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
}
