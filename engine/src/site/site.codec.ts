import * as t from 'io-ts'

const Texts = t.record(t.string, t.string)

const Link = t.exact(t.type({ label: t.string, href: t.string }), 'Link')

/**
 * Codec of what the frame of every page reads from content: maker, language, segments, links and texts.
 *
 * @source T-DATA-30, T-NAV-05
 * @category codecs
 */
export const FrameContentCodec = t.exact(
  t.type({
    site: t.string,
    locale: t.string,
    direction: t.keyof({ ltr: null, rtl: null }),
    siteName: t.string,
    maker: t.string,
    chargingSegments: t.exact(
      t.type({ canonical: t.string, recognised: t.readonlyArray(t.string) }),
    ),
    trailSegments: t.readonlyArray(t.string),
    contentPaths: t.exact(t.type({ userExperience: t.string, care: t.string })),
    footerLinks: t.readonlyArray(Link),
    messages: Texts,
  }),
  'FrameContent',
)
/** What the frame of every page reads from content. */
export type FrameContent = t.TypeOf<typeof FrameContentCodec>
