import type { Log } from '@evkit/engine/internal/shared'
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { Button, Popup } from '../../primitives/index.js'
import { LazyForm } from './embeddable-form.js'
import type { EmbeddableFormProps } from './embedded.types.js'
import styles from './embedded.module.css'
import { Scoped } from './scoped.js'
import { useOverlay } from './use-overlay.js'

/** What opens an overlay from outside. */
export interface OverlayHandle {
  readonly open: () => void
}

/** Texts of an overlay, by their keys. */
export type OverlayTexts = ReadonlyMap<string, string>

/** Props of an overlay with a form in it. */
export interface FormOverlayProps {
  readonly form: Omit<EmbeddableFormProps, 'inOverlay' | 'overlayOpen' | 'children'>
  /** Text of the button that opens it. */
  readonly trigger: string
  /** Hashes it opens with, without `#`. */
  readonly triggers: readonly string[]
  /**
   * Asks for its texts once somebody reaches for it: until they come, and where they do not, `trigger` is its name and
   * `close` that of its button.
   */
  readonly loadTexts: () => Promise<OverlayTexts>
  /** Key of its name among them. */
  readonly labelKey: string
  /** Name of the button that closes it, in the words of the page. */
  readonly close: string
  /** Hears of texts that do not come. */
  readonly log: Log
  readonly ref?: Ref<OverlayHandle>
  /** What stands in its place where scripts are off. */
  readonly children?: ReactNode
}

const CLOSE_KEY = 'CloseOverlay'

const useTexts = (
  { loadTexts: load, log }: FormOverlayProps,
  isReachedFor: boolean,
): OverlayTexts => {
  const [texts, setTexts] = useState<OverlayTexts>(new Map())
  useEffect(() => {
    if (!isReachedFor) return
    let isWanted = true
    load().then(
      (loaded) => {
        if (isWanted) setTexts(loaded)
      },
      (fault: unknown) => {
        if (isWanted) log({ level: 'error', code: 'OverlayTextsFailed', text: String(fault) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, log, isReachedFor])
  return texts
}

/**
 * A form over the page: opened by its button or by the hash of the address, closed by its button, by Escape, or when the
 * hash goes. What was typed stays while it is closed, and while a challenge hides it.
 */
export const FormOverlay = (props: FormOverlayProps) => {
  const { form, trigger, triggers, labelKey, close, ref } = props
  const { state: overlay, send } = useOverlay(triggers)
  const isOpen = overlay !== 'closed'
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  const [isNear, setNear] = useState(false)
  const texts = useTexts(props, isNear || wasOpened)
  const approach = (): void => {
    setNear(true)
  }
  const open = useCallback(() => {
    send('overlay.open')
  }, [send])
  useImperativeHandle(ref, () => ({ open }), [open])
  const onChallenge = useCallback(
    (isChallenged: boolean) => {
      send(isChallenged ? 'challenge.shown' : 'challenge.hidden')
      form.onChallenge?.(isChallenged)
    },
    [send, form],
  )
  return (
    <Scoped part="form-overlay" fallback={props.children}>
      <Button
        look="primary"
        data-part="overlay-trigger"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={approach}
        onFocus={approach}
      >
        {trigger}
      </Button>
      <Popup
        isOpen={overlay === 'shown'}
        look="card"
        label={texts.get(labelKey) ?? trigger}
        closeLabel={texts.get(CLOSE_KEY) ?? close}
        onClose={() => {
          send('overlay.close')
        }}
      >
        <div className={styles['inside']}>
          {wasOpened ? (
            <LazyForm
              {...form}
              inOverlay
              overlayOpen={isOpen}
              lazy={false}
              onChallenge={onChallenge}
            />
          ) : null}
        </div>
      </Popup>
    </Scoped>
  )
}
