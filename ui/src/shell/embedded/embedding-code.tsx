// The code of each way to put a form into a page of others: drawn by the server alone.
import { APPS } from '@evkit/engine/forms'
import { writeFramedPath } from '@evkit/engine/internal/site'
import type { Translate } from '@evkit/engine/shared'

/** Props of the code. */
export interface EmbeddingCodeProps {
  readonly market: string
  /** Where the site is reached from outside. */
  readonly origin: string
  readonly translate: Translate
}

interface Way {
  /** Key of its heading. */
  readonly heading: string
  readonly code: string
}

const listWays = ({ market, origin, translate }: EmbeddingCodeProps): readonly Way[] => [
  {
    heading: 'EmbeddedFrame',
    code: `<a
  data-evkit
  href="${origin}${writeFramedPath({ site: market, name: APPS.contact.path })}"
>${translate('FormHeading.CONTACT_REQUEST')}</a>
<script src="${origin}/${market}/frame.js" async></script>`,
  },
  {
    heading: 'EmbeddedOne',
    code: `<EmbeddableForm
  formType="ContactRequest"
  consumerApp="your-name"
  market="${market}"
  campaignCode="CARD-7"
  ports={ports}
/>`,
  },
  {
    heading: 'EmbeddedQuote',
    code: `<EmbeddableForm
  formType="QuoteRequest"
  consumerApp="your-name"
  market="${market}"
  ports={ports}
/>`,
  },
  {
    heading: 'EmbeddedOverlay',
    code: `<FormOverlay
  form={{ formType: 'KeepMeUpdated', consumerApp: 'your-name', market: '${market}', ports }}
  trigger="${translate('SubmitButton.KEEP_ME_UPDATED')}"
  triggers={['keep-me']}
  labelKey="FormHeading.KEEP_ME_UPDATED"
  close="${translate('CloseOverlay')}"
  loadTexts={loadTexts}
  log={log}
/>`,
  },
  {
    heading: 'IntroductionHeading',
    code: `<ExitIntroduction
  id="keep-me-updated"
  heading="${translate('IntroductionHeading')}"
  text="${translate('IntroductionText')}"
  accept="${translate('IntroductionAccept')}"
  close="${translate('IntroductionClose')}"
  onAccept={() => overlay.current?.open()}
  ports={intent}
/>`,
  },
]

/** Every way with its code, for who builds the page of a host. */
export const EmbeddingCode = (props: EmbeddingCodeProps) => {
  const { translate } = props
  return (
    <section className="host-part" aria-labelledby="embedding-code" data-part="embedding-code">
      <h2 id="embedding-code">{translate('EmbeddedCode')}</h2>
      <p>{translate('EmbeddedCodeText')}</p>
      {listWays(props).map(({ heading, code }) => (
        <figure key={heading}>
          <figcaption>{translate(heading)}</figcaption>
          <pre dir="ltr" lang="en" translate="no">
            <code>{code}</code>
          </pre>
        </figure>
      ))}
    </section>
  )
}
