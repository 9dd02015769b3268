import { readKept, renameKept, sayKept, toKeptName, writeKept } from '@evkit/engine/internal/tool'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../primitives/index.js'
import type { KeepAnswerProps, KeptParts, KeptTripsPort } from './kept.types.js'
import { KeptName } from './kept-name.js'

/** Props of the answer, with what it goes to. */
export interface BoundAnswerProps extends KeepAnswerProps {
  readonly port: KeptTripsPort
  readonly keep: KeptParts['keep']
}

// Who has agreed in the settings need not press again, nor who agrees before this listens.
const useConsent = ({ port, keep, view, trip, translate, onAnswer }: BoundAnswerProps): void => {
  const isHeard = useRef(false)
  useLayoutEffect(() => {
    if (view.settings === '') {
      isHeard.current = false
      return
    }
    const keepAgreed = (): void => {
      // What is kept now is told as well.
      if (isHeard.current || !port.mayKeep()) return
      isHeard.current = true
      onAnswer(keep(trip, translate))
    }
    keepAgreed()
    return port.watch(keepAgreed)
  })
}

/** What follows on a press that keeps a trip: its name, or the way to the settings for consent. */
export const KeepAnswer = (props: BoundAnswerProps) => {
  const { port, view, translate, onAnswer } = props
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  const wasAsking = useRef(false)
  useConsent(props)
  useLayoutEffect(() => {
    // The way to the settings, where their dialog has put the focus back, goes with the answer they led to.
    const isLost = wasAsking.current && document.activeElement === document.body
    if (isLeft.current || isLost) opener.current?.focus()
    isLeft.current = false
    wasAsking.current = view.settings !== ''
  }, [isNaming, view.settings])
  const leave = (): void => {
    isLeft.current = true
    setNaming(false)
  }
  const { one } = view
  if (view.settings !== '')
    return port.isAsking ? <a href="#overlay-consent">{view.settings}</a> : null
  if (one === undefined) return null
  if (!isNaming)
    return (
      <Button
        ref={opener}
        data-part="keep-rename"
        onClick={() => {
          setNaming(true)
        }}
      >
        {view.rename}
      </Button>
    )
  return (
    <KeptName
      name={one.name}
      words={toKeptName(translate)}
      onCancel={leave}
      onSave={(name) => {
        const list = renameKept(readKept(port.read()), { ...one, name })
        const renamed = list.find(({ address }) => address === one.address)
        const isDone = renamed !== undefined && port.write(writeKept(list))
        onAnswer(
          isDone
            ? { ...view, one: renamed, said: sayKept('renamed', renamed, translate) }
            : { ...view, said: translate('kept.failed') },
        )
        leave()
      }}
    />
  )
}
