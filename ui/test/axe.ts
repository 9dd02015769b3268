// What an automatic reader finds wrong with a page, with contrast on.
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// A component is no whole page.
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title']

// What comes into sight is looked at once it has come; what turns without end is not waited for.
const standStill = (element: Element): Promise<unknown> =>
  Promise.allSettled(
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  )

/** Lists the faults below an element: rule and place. */
export const listFaults = async (element: Element): Promise<readonly string[]> => {
  await standStill(element)
  const { violations } = await axe.run(element, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}`),
  )
}
