// The way from a tool to the page about its figures: where they come from, and what none of them can know.
import type { FrameContent } from '@evkit/engine/site'
import { listContentLinks, writePagePath } from '@evkit/engine/internal/site'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FrameProps } from './frame.js'
import styles from './frame.module.css'

/** The parts of that page, by the ids of its blocks. */
type FiguresPart = 'charging' | 'range' | 'routes' | 'costs'

const NAME = 'figures'

const findFigures = (frame: FrameContent) =>
  listContentLinks(frame).find(({ name }) => name === NAME)

/** Writes where a tool's figures are told of: in their part of that page, or, on a site without it, with the sources. */
export const writeFiguresPath = (frame: FrameContent, part: FiguresPart): string => {
  const page = findFigures(frame)
  return page === undefined
    ? writePagePath(frame.site, 'data-credits', frame.chargingSegments)
    : `${page.href}#${part}`
}

/** Draws the way there from below a tool; nothing on a site without that page. */
export const drawFiguresNote = ({ frame, translate }: FrameProps, part: FiguresPart): string => {
  const page = findFigures(frame)
  return page === undefined
    ? ''
    : renderToStaticMarkup(
        <p className={styles['figures']} data-part="figures-note">
          {translate('figures.note')} <a href={`${page.href}#${part}`}>{page.label}</a>
        </p>,
      )
}
