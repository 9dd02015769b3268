import { describe, expect, test } from 'vitest'
import { isFolded, READ_MORE_LINES, READ_MORE_TEXTS } from '../../src/content/read-more.js'
import {
  describeQuestions,
  describeTrail,
  describeVideo,
} from '../../src/content/structured-data.js'
import { toPlainText } from '../../src/content/plain-text.js'
import { readMarkdown } from '../../src/content/markdown.js'
import { listTrail } from '../../src/site/trail.js'
import { site } from '../kit/content-site.js'

describe('a folded text', () => {
  test('[B-READ-01] [B-READ-02] eight lines, and what its control says', () => {
    expect(READ_MORE_LINES).toBe(8)
    expect(READ_MORE_TEXTS).toEqual({ more: 'Read more', less: 'Read less' })
  })

  test.each([
    [192, 24, 8, false],
    [216, 24, 8, true],
    [203.9, 24, 8, false],
    [204, 24, 8, true],
    [96, 24, 3, true],
    [0, 24, 8, false],
    [400, 0, 8, false],
    [400, Number.NaN, 8, false],
  ])(
    '[B-READ-03] [D-B-43] %i px of lines of %i px beside %i: %s',
    (height, lineHeight, most, is) => {
      expect(isFolded({ height, lineHeight }, most)).toBe(is)
    },
  )
})

describe('what machines read', () => {
  test('[E-B-32] questions with their answers', () => {
    expect(describeQuestions([{ question: 'How far?', answer: '450 km' }])).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How far?',
            acceptedAnswer: { '@type': 'Answer', text: '450 km' },
          },
        ],
      },
    ])
    expect(describeQuestions([])).toEqual([])
  })

  test('[E-B-32] [B-NAV-31] [D-B-63] the trail, its last step without a link', () => {
    const charging = { canonical: 'charging-your-car', recognised: [] }
    const trail = listTrail('/uk/electrification/range/', { charging, others: [] })
    const worded = { trail, origin: 'https://www.example.com', label: (name: string) => `#${name}` }
    expect(describeTrail(worded)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: '#site',
            item: 'https://www.example.com/uk/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: '#electrification',
            item: 'https://www.example.com/uk/electrification/',
          },
          { '@type': 'ListItem', position: 3, name: '#range' },
        ],
      },
    ])
    expect(describeTrail({ ...worded, trail: trail.slice(0, 1) })).toEqual([])
  })

  test('[E-B-32] a video with what is asked for', () => {
    const video = {
      name: 'Winter',
      description: 'On ice',
      poster: 'https://x.example/p.jpg',
      file: 'https://x.example/v.mp4',
      published: '2026-11-20',
    }
    expect(describeVideo(video)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'Winter',
        thumbnailUrl: video.poster,
        uploadDate: '2026-11-20',
        description: 'On ice',
        contentUrl: video.file,
      },
    ])
    expect(describeVideo({ ...video, description: '', file: '' })[0]).not.toHaveProperty(
      'contentUrl',
    )
    for (const name of ['name', 'poster', 'published']) {
      expect(describeVideo({ ...video, [name]: '' })).toEqual([])
    }
  })

  test('[E-B-32] the words of a text', () => {
    const { tree } = readMarkdown(
      '# Range\n\nUp **to** 450 km<sup>1</sup>\\\nand more\n\n- a\n- [b](/b)\n\n> c',
      site,
    )
    expect(toPlainText(tree)).toBe('Range Up to 450 km1 and more a b c')
  })
})
