import { makeTranslate } from '@evkit/engine/content'
import { carFinderView } from '@evkit/engine/internal/blocks'
import { CarFinder } from '../../../blocks/car-finder/index.js'
import { consoleLog } from '../../ports/console-log.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a car finder for what its page is asked for with. */
export const draw: Draw<'car-finder'> = ({ id, content, site, context }) => {
  const { path, locale, address } = context
  const translate = makeTranslate({
    texts: { ...content.words },
    language: locale,
    log: consoleLog,
  })
  const query = address?.query ?? []
  const view = carFinderView({ content, query, site, path, id, translate })
  return <CarFinder id={id} content={content} view={view} path={path} kept={address?.kept ?? []} />
}
