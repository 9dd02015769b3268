// A page of somebody else, with rules of its own, and our forms in it.
import { useId, useRef, type ReactNode } from 'react'
import type { AppId, Purpose } from '@evkit/engine/forms'
import type { Log } from '@evkit/engine/internal/shared'
import {
  EmbeddableForm,
  ExitIntroduction,
  FormOverlay,
  type ExitIntentPorts,
  type FormOverlayProps,
  type OverlayHandle,
} from '../../forms/embedded/index.js'
import { Awake } from '../../tool/awake.js'
import { writeFormStart } from '../forms/form-sites.js'
import type { EmbeddedPageData, HostSide } from './embedded-page.js'

/** Props of the page of a host. */
export interface HostPageProps {
  readonly data: EmbeddedPageData
  readonly side: HostSide
  readonly loadTexts: FormOverlayProps['loadTexts']
  readonly intent: ExitIntentPorts
  readonly log: Log
  readonly onAwake?: () => void
}

/** Hash the overlay of the page opens with. */
const HASH = 'keep-me'
const CONSUMER = 'merchandising-initiative'
const UPDATES_HEADING = 'FormHeading.KEEP_ME_UPDATED'

const Part = ({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="host-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

// Where scripts are off, the form has a page of its own.
const FormLink = (props: HostPageProps & { readonly app: AppId; readonly purpose: Purpose }) => (
  <p>
    <a href={writeFormStart(props.data.market, props.app)}>
      {props.side.translate(`FormHeading.${props.purpose}`)}
    </a>
  </p>
)

const Contact = (props: HostPageProps & { readonly campaignCode: string }) => (
  <EmbeddableForm
    formType="ContactRequest"
    consumerApp={CONSUMER}
    market={props.data.market}
    ports={props.side.ports}
    campaignCode={props.campaignCode}
    additionalInfo={props.side.translate('EmbeddedTitle')}
  >
    <FormLink {...props} app="contact" purpose="CONTACT_REQUEST" />
  </EmbeddableForm>
)

const Quote = (props: HostPageProps) => (
  <EmbeddableForm
    formType="QuoteRequest"
    consumerApp={CONSUMER}
    market={props.data.market}
    ports={props.side.ports}
  >
    <FormLink {...props} app="quote" purpose="OFFER_REQUEST" />
  </EmbeddableForm>
)

const Updates = (props: HostPageProps) => {
  const { data, side, loadTexts, intent, log } = props
  const { translate, ports } = side
  const overlay = useRef<OverlayHandle>(null)
  return (
    <Part heading={translate('EmbeddedOverlay')}>
      <FormOverlay
        ref={overlay}
        form={{
          formType: 'KeepMeUpdated',
          consumerApp: CONSUMER,
          market: data.market,
          ports,
        }}
        trigger={translate('SubmitButton.KEEP_ME_UPDATED')}
        triggers={[HASH]}
        loadTexts={loadTexts}
        labelKey={UPDATES_HEADING}
        close={translate('CloseOverlay')}
        log={log}
      >
        <FormLink {...props} app="kmu" purpose="KEEP_ME_UPDATED" />
      </FormOverlay>
      <p>
        <a href={`#${HASH}`}>{translate('EmbeddedLink')}</a>
      </p>
      <ExitIntroduction
        id="kmu-host"
        ports={intent}
        onAccept={() => overlay.current?.open()}
        heading={translate('IntroductionHeading')}
        text={translate('IntroductionText')}
        accept={translate('IntroductionAccept')}
        close={translate('IntroductionClose')}
      />
    </Part>
  )
}

/** The page of a host: a form over it, forms in it, and the introduction before a visitor leaves. */
export const HostPage = (props: HostPageProps) => {
  const { translate } = props.side
  const has = (...purposes: readonly Purpose[]): boolean =>
    purposes.every((purpose) => props.data.purposes.includes(purpose))
  return (
    <>
      <h1>{translate('EmbeddedTitle')}</h1>
      <p>{translate('EmbeddedText')}</p>
      {has('KEEP_ME_UPDATED') ? <Updates {...props} /> : null}
      {has('OFFER_REQUEST', 'CBV_CALLBACK') ? (
        <Part heading={translate('EmbeddedQuote')}>
          <Quote {...props} />
        </Part>
      ) : null}
      {has('CONTACT_REQUEST') ? (
        <>
          <Part heading={translate('EmbeddedOne')}>
            <Contact {...props} campaignCode="CARD-7" />
          </Part>
          <Part heading={translate('EmbeddedTwo')}>
            <div className="host-pair">
              <Contact {...props} campaignCode="CARD-8" />
              <Contact {...props} campaignCode="CARD-9" />
            </div>
          </Part>
        </>
      ) : null}
      <Awake onAwake={props.onAwake} />
    </>
  )
}
