const OPEN = 'details[data-menu][open]'

const listOpen = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll(OPEN)

/** Closes an open menu when the visitor turns to something else: by Escape, by a press beside it, by moving on. */
export const watchMenus = (): void => {
  // What the document hears has happened at one of its nodes.
  const isIn = (menu: Node, { target }: Event): boolean => menu.contains(target as Node)
  const leave = (event: Event): void => {
    for (const menu of listOpen()) {
      if (!isIn(menu, event)) menu.open = false
    }
  }
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of listOpen()) {
      menu.open = false
      if (isIn(menu, event)) menu.querySelector('summary')?.focus()
    }
  })
}
