import type { ChosenPurpose } from '@evkit/engine/internal/forms'
import { EmbeddableForm, type EmbeddableFormProps } from '../../forms/embedded/index.js'
import { Awake } from '../../tool/awake.js'
import type { EmbeddedPageData, HostSide } from '../embedded/embedded-page.js'

/** What the server hands to the page of a form that is framed. */
export interface FramedFormData extends EmbeddedPageData {
  readonly formType: string
  /** Of a quote form where there is nothing to choose. */
  readonly purpose?: ChosenPurpose
  readonly heading: string
  /** The page of the form, where scripts are off. */
  readonly href: string
}

/** Props of a form that is framed. */
export interface FramedFormProps extends Pick<EmbeddableFormProps, 'onSubmit'> {
  readonly data: FramedFormData
  readonly side: HostSide
  readonly onAwake?: () => void
}

// Its leads name it, where their address names nobody else.
const CONSUMER = 'frame'

/** A form alone on its page. */
export const FramedForm = ({ data, side, onSubmit, onAwake }: FramedFormProps) => (
  <>
    <EmbeddableForm
      formType={data.formType}
      consumerApp={CONSUMER}
      market={data.market}
      ports={side.ports}
      lazy={false}
      {...(data.purpose === undefined ? {} : { purpose: data.purpose })}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <p>
        <a href={data.href}>{data.heading}</a>
      </p>
    </EmbeddableForm>
    <Awake onAwake={onAwake} />
  </>
)
