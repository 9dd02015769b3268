const OPEN = 'details[data-menu][open]'

const listOpen = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll(OPEN)

/** Closes an open menu when the visitor turns to something else: by Escape, by a press beside it, by moving on. */
export const watchMenus = (): void => {
  const leave = ({ target }: Event): void => {
    for (const menu of listOpen()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  }
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    for (const menu of listOpen()) {
      menu.open = false
      if (target instanceof Node && menu.contains(target)) menu.querySelector('summary')?.focus()
    }
  })
}
