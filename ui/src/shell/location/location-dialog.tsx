import { Popup } from '../../primitives/index.js'
import type { TranslateBlock } from '../blocks/drawn-block.types.js'
import { LocationForm, type LocationWords } from './location-form.js'
import { browserLocationPorts } from './location-ports.js'

const toWords = (say: TranslateBlock): LocationWords => ({
  name: say('location.name'),
  text: say('location.text'),
  zip: say('location.zip'),
  save: say('location.save'),
  here: say('location.here'),
  faults: {
    missing: say('location.missing'),
    malformed: say('location.malformed'),
    unknown: say('location.unknown'),
    denied: say('location.denied'),
    unlocated: say('location.unlocated'),
    outside: say('location.outside'),
    unreached: say('location.unreached'),
  },
})

/** Props of the dialog in which visitors say where they are. */
export interface LocationDialogProps {
  readonly isOpen: boolean
  readonly say: TranslateBlock
  readonly onClose: () => void
}

/** The site's location dialog. */
export const LocationDialog = ({ isOpen, say, onClose }: LocationDialogProps) => {
  const words = toWords(say)
  return (
    <Popup
      isOpen={isOpen}
      look="card"
      label={words.name}
      closeLabel={say('close')}
      onClose={onClose}
    >
      {isOpen ? <LocationForm words={words} ports={browserLocationPorts} onDone={onClose} /> : null}
    </Popup>
  )
}
