// What machines read of a page beside what people read: questions and answers, the trail, videos.
import type { Crumb } from '../site/index.js'

/** Structured data (JSON-LD) in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

/** A question and its answer, both as plain text. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: string
}

/** Describes questions and answers to machines. */
export const describeQuestions = (
  questions: readonly AnsweredQuestion[],
): readonly StructuredData[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]

/** A trail, and what its steps are called. */
export interface WordedTrail {
  readonly trail: readonly Crumb[]
  /** Scheme and host of the page. */
  readonly origin: string
  /** What a step of the trail is called. */
  readonly label: (name: string) => string
}

/**
 * Describes the breadcrumb trail of a page.
 *
 * @source E-B-32, D-B-63
 */
export const describeTrail = ({ trail, origin, label }: WordedTrail): readonly StructuredData[] =>
  trail.length < 2
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, href, current }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: label(name),
            ...(current ? {} : { item: `${origin}${href}` }),
          })),
        },
      ]

/** A video with what has to be known to describe it; empty where content does not say. */
export interface DescribedVideo {
  readonly name: string
  readonly description: string
  /** Full address of its poster. */
  readonly poster: string
  /** Full address of its file. */
  readonly file: string
  /** Day it was published, such as `2026-11-20`. */
  readonly published: string
}

/** Describes a video to machines; one without name, poster or day is none. */
export const describeVideo = (video: DescribedVideo): readonly StructuredData[] => {
  const { name, description, poster, file, published } = video
  if (name === '' || poster === '' || published === '') return []
  return [
    {
      '@context': CONTEXT,
      '@type': 'VideoObject',
      name,
      thumbnailUrl: poster,
      uploadDate: published,
      ...(description === '' ? {} : { description }),
      ...(file === '' ? {} : { contentUrl: file }),
    },
  ]
}
