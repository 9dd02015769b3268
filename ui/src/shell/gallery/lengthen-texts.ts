// Members that are no words: addresses, names of things, codes.
const NO_WORDS =
  /^(?:href|src|url|id|type|icon|slug|carModel|campaigncode|campaignCode|marketSlug|messageType|key|engineType|property|order|\w+Image|aspectRatio|hexColor|headingTag|desktopTextPosition|themeColor|imageFit|\w*(?:WebM|Mp4|WebMUrl|Mp4Url)|youtubeURL|media|variant|autoplay|controls|buttonColorMode|contentAlignOnDesktop|background|mobileAspectRatio)$/

const TIMES = 3

const lengthen = (text: string): string => Array.from({ length: TIMES }, () => text).join(' ')

/** Makes every text of a content three times as long, as another language or a zealous author may. */
export const lengthenTexts = (content: unknown): unknown => {
  if (typeof content === 'string') return lengthen(content)
  if (Array.isArray(content)) return content.map(lengthenTexts)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, member]: [string, unknown]) => [
      name,
      NO_WORDS.test(name) ? member : lengthenTexts(member),
    ]),
  )
}
