import { option as O } from 'fp-ts'
import { findEmbedFault, LAZY_MARGIN } from '@evkit/engine/internal/forms'
import { none } from '@evkit/engine/shared'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormWait } from '../form-parts.js'
import { useLatest } from '../use-latest.js'
import { watchNear } from './embedded.dom.js'
import type { EmbeddableFormProps } from './embedded.types.js'
import type * as FormModule from './embedded-form.js'
import styles from './embedded.module.css'
import { Scoped } from './scoped.js'

// It is asked for once; what could not be loaded is asked for again by the next form.
const useFormModule = (props: EmbeddableFormProps) => {
  const { lazy = true } = props
  const latest = useLatest(props)
  const place = useRef<HTMLDivElement>(null)
  const [module, setModule] = useState<typeof FormModule>()
  const [fault, setFault] = useState<Error>()
  useEffect(() => {
    const load = (): void => {
      const { ports, formType } = latest.current
      ports.askScripts?.(formType)
      import('./embedded-form.js').then(setModule, (reason: unknown) => {
        setFault(new Error('An embedded form could not be loaded', { cause: reason }))
      })
    }
    if (place.current === null) return undefined
    if (lazy) return watchNear(place.current, { margin: LAZY_MARGIN, onNear: load })
    load()
    return undefined
  }, [latest, lazy])
  if (fault !== undefined) throw fault
  return { place, module }
}

const useLoadingText = ({ ports }: EmbeddableFormProps): string =>
  useMemo(() => ports.wordsOf(none).translate('Loading'), [ports])

/** A form in whatever stands around it: a spinner until it comes near and is loaded. */
export const LazyForm = (props: EmbeddableFormProps) => {
  const { place, module } = useFormModule(props)
  const loadingText = useLoadingText(props)
  return (
    <div ref={place} className={styles['place']} data-state={module ? 'loaded' : 'waiting'}>
      {module === undefined ? (
        <FormWait text={loadingText} />
      ) : (
        <module.EmbeddedForm host={props} loadingText={loadingText} />
      )}
    </div>
  )
}

/** A form in a page of others; throws when the host has not said who it is. */
export const EmbeddableForm = (props: EmbeddableFormProps) => {
  const fault = findEmbedFault(props)
  if (O.isSome(fault)) throw new Error(fault.value)
  return (
    <Scoped part="embedded-form" fallback={props.children}>
      <LazyForm {...props} />
    </Scoped>
  )
}
