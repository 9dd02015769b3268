import {
  callToAction,
  defineBlock,
  details,
  disclaimers,
  flag,
  isBlank,
  list,
  markdown,
  markdownLine,
  memberOf,
  needed,
  never,
  oneOf,
  optionalText,
  picture,
  placeIn,
  record,
  shownIf,
  video,
  type CallToAction,
  type ContentPlace,
  type Lenient,
  type Reading,
} from '../../content/index.js'
import { isRecord, none, some, type Option } from '../../shared/index.js'
import { calloutLead } from './callout-lead.codec.js'
import { CALLOUT_ICONS, CALLOUT_VARIANTS } from './callout-looks.js'
import type { Callout, CalloutsContent } from './callouts.types.js'

/** Where a document that writes no link as a whole has its parts. */
interface CallNames {
  readonly text: string
  readonly href: string
  readonly tracking: string
}

const isWritten = (value: unknown): value is string => typeof value === 'string' && !isBlank(value)

// A link is written as a whole, or in members beside each other; what tracking calls it may stand beside it too.
const readCall = (
  value: unknown,
  at: ContentPlace,
  names: CallNames,
): Reading<Option<CallToAction>> => {
  const cta = memberOf(value, 'cta')
  const [text, href, ctaTrackLabel] = [names.text, names.href, names.tracking].map((name) =>
    memberOf(value, name),
  )
  if (isWritten(href) && cta === undefined)
    return callToAction({ text, href, ctaTrackLabel }, placeIn(at, names.href))
  const whole = isRecord(cta) ? { ctaTrackLabel, ...cta } : cta
  return callToAction(whole, placeIn(at, 'cta'))
}

const calloutParts = record({
  title: needed(markdownLine),
  description: markdown,
  image: picture,
  icon: oneOf(CALLOUT_ICONS, ''),
  disclaimer: disclaimers,
  popUpDisclaimer: details,
})

const callout: Lenient<Option<Callout>> = (value, at) => {
  const { value: parts, findings } = calloutParts(value, at)
  const cta = readCall(value, at, { text: '', href: '', tracking: 'ctaTrackLabel' })
  const file = memberOf(value, 'videoMp4')
  const played = video(
    file === undefined ? file : { sources: [file], poster: memberOf(value, 'videoPoster') },
    placeIn(at, 'videoMp4'),
  )
  const { disclaimer: marks, popUpDisclaimer, ...rest } = parts
  return {
    value:
      parts.title.length === 0
        ? none
        : some({ ...rest, video: played.value, cta: cta.value, marks, details: popUpDisclaimer }),
    findings: [...findings, ...played.findings, ...cta.findings],
  }
}

const sectionParts = record({
  variant: oneOf(CALLOUT_VARIANTS, 'default'),
  showAll: flag(false),
  label: markdownLine,
  heading: markdownLine,
  title: markdownLine,
  subHeading: markdownLine,
  description: markdown,
  disclaimer: disclaimers,
  callouts: list(callout),
  ctaLabel: optionalText,
})

const section: Lenient<CalloutsContent> = (value, at) => {
  const { value: parts, findings } = sectionParts(value, at)
  const lead = calloutLead(value, at)
  const cta = readCall(value, at, {
    text: 'ctaLabel',
    href: 'ctaHref',
    tracking: 'ctaTrackingLabel',
  })
  const { title, heading, disclaimer: marks, ...rest } = parts
  return {
    value: {
      ...rest,
      heading: heading.length > 0 ? heading : title,
      marks,
      lead: lead.value,
      cta: cta.value,
    },
    findings: [...findings, ...lead.findings, ...cta.findings],
  }
}

/** Reads the content of a section of callouts: none without a callout that has a title. */
export const calloutsCodec: Lenient<Option<CalloutsContent>> = /*#__PURE__*/ shownIf(
  section,
  ({ callouts }) => callouts.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const calloutsBlock = /*#__PURE__*/ defineBlock({
  codec: calloutsCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: never,
})
