// Folds of the browser become the accordion of the ARIA practices: buttons in headings, and panels the search of the browser
// finds.

/** The elements of an accordion. */
export interface Accordion {
  readonly heads: readonly HTMLElement[]
  readonly panels: readonly HTMLElement[]
  /** Shows what is not shown at first; absent where all is. */
  readonly more: HTMLElement | undefined
  /** What is not shown at first. */
  readonly rest: HTMLElement | undefined
}

/** What the browser had open before the accordion was made: places from 0. */
export interface OpenedFolds {
  readonly question: number
  readonly isAll: boolean
}

const toButton = (summary: HTMLElement, controls: string): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.id = summary.id
  button.className = summary.className
  Object.assign(button.dataset, summary.dataset)
  button.setAttribute('aria-controls', controls)
  button.append(...summary.childNodes)
  return button
}

const toDivision = (fold: HTMLElement): HTMLElement => {
  const division = document.createElement('div')
  division.className = fold.className
  return division
}

// `details > (summary > heading), panel` becomes `div > (heading > button), panel`.
const makeQuestion = (fold: HTMLElement): readonly [HTMLElement, HTMLElement] => {
  const [summary, panel] = [...fold.children] as [HTMLElement, HTMLElement]
  const [heading] = [...summary.children] as [HTMLElement]
  const words = document.createElement('span')
  words.append(...heading.childNodes)
  heading.replaceWith(words)
  const head = toButton(summary, panel.id)
  heading.append(head)
  const item = toDivision(fold)
  item.append(heading, panel)
  const { role } = fold.dataset
  if (role !== undefined) {
    panel.setAttribute('role', role)
    panel.setAttribute('aria-labelledby', head.id)
  }
  fold.replaceWith(item)
  return [head, panel]
}

const makeRest = (fold: HTMLElement): Pick<Accordion, 'more' | 'rest'> => {
  const [summary, ...items] = [...fold.children] as [HTMLElement, ...HTMLElement[]]
  const rest = document.createElement('div')
  rest.id = fold.dataset['id'] ?? ''
  const more = toButton(summary, rest.id)
  rest.append(...items)
  fold.replaceWith(rest, more)
  return { more, rest }
}

/** Makes an accordion of the folds of a list, and tells what was open; the focus stays on what had it. */
export const makeAccordion = (list: HTMLElement): Accordion & { readonly opened: OpenedFolds } => {
  const focused = list.contains(document.activeElement) ? document.activeElement?.id : undefined
  const folds = [...list.querySelectorAll<HTMLDetailsElement>('[data-part="question"]')]
  const fold = list.querySelector<HTMLDetailsElement>('[data-part="rest"]')
  const opened = { question: folds.findIndex(({ open }) => open), isAll: fold?.open === true }
  const rest = fold === null ? { more: undefined, rest: undefined } : makeRest(fold)
  const questions = folds.map(makeQuestion)
  if (focused !== undefined && focused !== '')
    list.querySelector<HTMLElement>(`[id="${focused}"]`)?.focus({ preventScroll: true })
  return {
    heads: questions.map(([head]) => head),
    panels: questions.map(([, panel]) => panel),
    ...rest,
    opened,
  }
}

/** Shows a part, or folds it away where the search of the browser finds it all the same. */
export const showUntilFound = (part: HTMLElement, isShown: boolean): void => {
  if (isShown) part.removeAttribute('hidden')
  else part.setAttribute('hidden', 'until-found')
}
