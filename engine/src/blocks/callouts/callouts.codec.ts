import * as c from '../../content/index.js'
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

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && !c.isBlank(value)

// A link is written as a whole, or in members beside each other; what tracking calls it may stand beside it too.
const readCall = (
  value: unknown,
  at: c.ContentPlace,
  names: CallNames,
): c.Reading<Option<c.CallToAction>> => {
  const cta = c.memberOf(value, 'cta')
  const [text, href, ctaTrackLabel] = [names.text, names.href, names.tracking].map((name) =>
    c.memberOf(value, name),
  )
  if (isWritten(href) && cta === undefined)
    return c.callToAction({ text, href, ctaTrackLabel }, c.placeIn(at, names.href))
  const whole = isRecord(cta) ? { ctaTrackLabel, ...cta } : cta
  return c.callToAction(whole, c.placeIn(at, 'cta'))
}

const calloutParts = c.record({
  title: c.needed(c.markdownLine),
  description: c.markdown,
  image: c.picture,
  icon: c.oneOf(CALLOUT_ICONS, ''),
  disclaimer: c.disclaimers,
  popUpDisclaimer: c.details,
})

const callout: c.Lenient<Option<Callout>> = (value, at) => {
  const { value: parts, findings } = calloutParts(value, at)
  const cta = readCall(value, at, { text: '', href: '', tracking: 'ctaTrackLabel' })
  const file = c.memberOf(value, 'videoMp4')
  const played = c.video(
    file === undefined ? file : { sources: [file], poster: c.memberOf(value, 'videoPoster') },
    c.placeIn(at, 'videoMp4'),
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

const sectionParts = c.record({
  variant: c.oneOf(CALLOUT_VARIANTS, 'default'),
  showAll: c.flag(false),
  label: c.markdownLine,
  heading: c.markdownLine,
  title: c.markdownLine,
  subHeading: c.markdownLine,
  description: c.markdown,
  disclaimer: c.disclaimers,
  callouts: c.list(callout),
  ctaLabel: c.optionalText,
})

const section: c.Lenient<CalloutsContent> = (value, at) => {
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
export const calloutsCodec: c.Lenient<Option<CalloutsContent>> = /*#__PURE__*/ c.shownIf(
  section,
  ({ callouts }) => callouts.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const calloutsBlock = /*#__PURE__*/ c.defineBlock({
  codec: calloutsCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
