import type { ChargingView, SectionView } from '@evkit/engine/charging/view'
import { memo, Suspense, useDeferredValue, useRef, type ReactNode } from 'react'
import { Icon } from '../primitives/index.js'
import { CarPicker } from './car-picker.js'
import { ChargeControls } from './charge-controls.js'
import { ComparisonSection } from './comparison-section.js'
import { DetailPanel } from './detail-panel.js'
import { DiscoveryCards } from './discovery-cards.js'
import { EstimatePanel } from './estimate-panel.js'
import { TextSection } from './text-section.js'
import { TimeBar } from './time-bar.js'
import type { ChargingToolProps, ChargingToolState } from './charging-tool.types.js'
import { ActionBar, Awake } from '../tool/index.js'
import { useCharging } from './use-charging.js'
import styles from './charging-tool.module.css'

const Section = memo(({ section }: { readonly section: SectionView }) => {
  switch (section.kind) {
    case 'comparison':
      return <ComparisonSection section={section} />
    case 'cards':
      return <DiscoveryCards section={section} />
    case 'text':
      return <TextSection section={section} />
  }
})
Section.displayName = 'Section'

const Detail = memo(DetailPanel)

const Picker = ({
  view,
  send,
  plainForm,
}: ChargingToolState & { readonly plainForm: ReactNode }) => (
  <div className={styles['picker']}>
    <noscript>{plainForm}</noscript>
    <div data-live>
      <CarPicker
        picker={view.controls.picker}
        onChoose={(name) => {
          send({ type: 'car.choose', name })
        }}
      />
    </div>
  </div>
)

const Notices = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <div className={styles['notices']} data-part="notices">
      {texts.map((text) => (
        <p key={text} className={styles['notice']}>
          <Icon name="info" size={22} />
          {text}
        </p>
      ))}
    </div>
  )

const Head = ({ view }: { readonly view: ChargingView }) => (
  <div className={styles['head']}>
    <h1>{view.heading}</h1>
    <p className={styles['description']} data-part="description">
      {view.description}
    </p>
  </div>
)

const Notes = ({ view }: { readonly view: ChargingView }) =>
  view.disclaimers.length === 0 ? null : (
    <aside className={styles['notes']} aria-label={view.labels.notes} data-part="disclaimers">
      {view.disclaimers.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </aside>
  )

/**
 * The charging tool: picker, living result, controls, comparison, cards and notes. The parts below the result are
 * boundaries of their own, so that a slow phone wakes them one after the other and answers in between; they follow a
 * change after the result is painted.
 */
export const ChargingTool = (props: ChargingToolProps) => {
  const { view, send } = useCharging(props)
  const settled = useDeferredValue(view)
  const block = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['tool']} data-part="charging-tool" data-state={view.mode}>
      <Head view={view} />
      <div className={styles['main']}>
        <Picker view={view} send={send} plainForm={props.plainForm} />
        <div className={styles['estimate']}>
          <Notices texts={view.corrections} />
          <div className={styles['block']} ref={block}>
            <EstimatePanel panel={view.panel} label={view.timeBar.label} picture={view.picture} />
            <span className={styles['edge']} data-part="lower-edge" aria-hidden="true" />
          </div>
        </div>
        <div className={styles['controls']} data-live>
          <Suspense>
            <ChargeControls
              controls={view.controls}
              direction={props.direction}
              feet={view.controls.slider.feet}
              send={send}
            />
            <ActionBar
              labels={view.labels}
              ports={props.ports}
              onReset={() => {
                send({ type: 'selection.reset' })
              }}
            />
            <Awake onAwake={props.onAwake} />
          </Suspense>
        </div>
        {settled.panel.status === 'missing' ? null : (
          <div className={styles['detail']}>
            <Suspense>
              <Detail
                panel={settled.panel}
                chartTableLabel={settled.labels.chartTable}
                creditsHref={props.creditsHref}
                creditsLabel={settled.labels.credits}
              />
            </Suspense>
          </div>
        )}
      </div>
      {settled.sections.map((section) => (
        <div key={section.id} className={styles['below']}>
          <Suspense>
            <Section section={section} />
          </Suspense>
        </div>
      ))}
      <Notes view={settled} />
      <TimeBar
        bar={view.timeBar}
        conditions={view.panel.conditions}
        block={block}
        missingLabel={view.labels.missing}
      />
      <p className={styles['live']} role="status" data-part="live">
        {view.live}
      </p>
    </div>
  )
}
