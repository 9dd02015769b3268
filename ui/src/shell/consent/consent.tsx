// The question for consent, drawn on the server for every visitor alike: whether it is asked is seen where the cookie is.
import type { ConsentTexts } from '@evkit/engine/site'
import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import { Button, drawCheckField, Popup } from '../../primitives/index.js'
import styles from './consent.module.css'
import { CONSENT_OVERLAY } from './consent-overlay.js'

interface Props {
  readonly texts: ConsentTexts
}

const nothing = () => undefined

/** At the foot of a page: opens the preferences; where scripts are off, says what is kept. */
export const ConsentOpener = ({ texts }: Props) => (
  <div id={`${OVERLAY_MARKER.slice(1)}${CONSENT_OVERLAY}`} data-part="consent">
    <button type="button" className={styles['opener']} data-live="" data-consent="preferences.open">
      {texts.open}
    </button>
    <noscript>
      <p>{texts.withoutScripts}</p>
    </noscript>
  </div>
)

// Both weigh the same, and come in the same order wherever they stand.
const Answers = ({ texts, look }: Props & { readonly look: 'plain' | 'primary' }) => (
  <>
    <Button look={look} data-consent="all.reject">
      {texts.reject}
    </Button>
    <Button look={look} data-consent="all.accept">
      {texts.accept}
    </Button>
  </>
)

const HEADING = 'consent-heading'

const Banner = ({ texts }: Props) => (
  <section className={styles['banner']} aria-labelledby={HEADING} data-part="consent-banner" hidden>
    <div className={styles['words']}>
      <h2 id={HEADING} className={styles['heading']}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
    </div>
    <div className={styles['answers']}>
      <Answers texts={texts} look="primary" />
      <Button data-consent="preferences.open">{texts.choose}</Button>
    </div>
  </section>
)

const Preferences = ({ texts }: Props) => {
  const { preferences } = texts
  return (
    <Popup
      isOpen={false}
      look="card"
      label={preferences.heading}
      closeLabel={preferences.close}
      onClose={nothing}
    >
      <div className={styles['preferences']} data-part="consent-preferences">
        <h2 className={styles['heading']}>{preferences.heading}</h2>
        <p>{preferences.text}</p>
        <ul className={styles['purposes']}>
          {preferences.purposes.map(({ purpose, label, hint, isFixed }) => (
            <li key={purpose} className={styles['purpose']}>
              {drawCheckField({
                id: `consent-${purpose}`,
                name: purpose,
                label,
                hint,
                isOn: isFixed,
                isDisabled: isFixed,
                onSet: nothing,
              })}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['foot']}>
        <Answers texts={texts} look="plain" />
        <Button look="primary" data-consent="choice.save">
          {preferences.save}
        </Button>
      </div>
    </Popup>
  )
}

/** Banner, preferences, and what is said once a choice is saved; none of it is part of the page before it is wanted. */
export const ConsentQuestion = ({ texts }: Props) => (
  <template data-consent-question="">
    <Banner texts={texts} />
    <Preferences texts={texts} />
    <p className={styles['said']} role="status" data-saved={texts.saved} />
  </template>
)
