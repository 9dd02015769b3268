import type { Footnote } from '@evkit/engine/content'
import type { ReactNode } from 'react'
import { BlockWordsProvider, DisclaimerProvider, HeadingStart } from '../../blocks/parts/index.js'
import { Awake } from '../../tool/awake.js'
import type { TranslateBlock } from './drawn-block.types.js'

/** Props of what a block stands in: the same when the server draws it and when it wakes. */
export interface BlockSurroundingsProps {
  /** Language of the page. */
  readonly locale: string
  readonly say: TranslateBlock
  readonly footnotes: readonly Footnote[]
  readonly onAwake?: () => void
  readonly children: ReactNode
}

/** What a block stands in. */
export const BlockSurroundings = (props: BlockSurroundingsProps) => {
  const { locale, say, footnotes, onAwake, children } = props
  return (
    <BlockWordsProvider
      value={{
        language: locale,
        newTab: say('new-tab'),
        disclaimers: say('disclaimers'),
        disclaimerMark: say('disclaimer.mark'),
        disclaimerBack: say('disclaimer.back'),
      }}
    >
      <DisclaimerProvider footnotes={footnotes}>
        <HeadingStart level={2}>{children}</HeadingStart>
      </DisclaimerProvider>
      <Awake onAwake={onAwake} />
    </BlockWordsProvider>
  )
}
