import type { ShowcaseBlock, ShowcaseView } from '@evkit/engine/blocks'
import styles from './colour-choice.module.css'

/** Props of a choice of colours. */
export interface ColourChoiceProps {
  /** Id of the block. */
  readonly id: string
  readonly view: ShowcaseView
  readonly words: ShowcaseBlock['words']
  readonly onChoose: (index: number, isTrusted: boolean) => void
}

// A colour nobody can read is no colour: stripes say that there is one all the same.
const Dot = ({ hex }: { readonly hex: string }) => (
  <svg className={styles['dot']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle
      cx="16"
      cy="16"
      r="15"
      className={styles['ground']}
      {...(hex === '' ? {} : { fill: hex })}
    />
    {hex === '' ? (
      <path
        className={styles['stripes']}
        d="M4 20 20 4M6 26 26 6M12 28 28 12"
        data-part="stripes"
      />
    ) : null}
  </svg>
)

/** A dot for each colour, of which one is chosen; nothing where there is no choice. */
export const ColourChoice = ({ id, view, words, onChoose }: ColourChoiceProps) =>
  view.hasChoice ? (
    <div
      className={styles['dots']}
      role="radiogroup"
      aria-label={words.choice}
      data-part="colour-dots"
    >
      {view.colours.map(({ paint, hex, upholsteryTitle, place }, at) => (
        <label key={at} className={styles['choice']} title={upholsteryTitle}>
          <input
            type="radio"
            className={styles['input']}
            name={`${id}-colour`}
            value={paint === '' ? at : paint}
            // A browser puts back what was chosen by its place, where another paint may stand by now.
            autoComplete="off"
            checked={place === 'selected'}
            aria-label={upholsteryTitle}
            onChange={({ nativeEvent }) => {
              onChoose(at, nativeEvent.isTrusted)
            }}
          />
          <Dot hex={hex} />
        </label>
      ))}
    </div>
  ) : null
