import { afterEach, describe, expect, test } from 'vitest'
import type { EventRecording } from '../../src/shell/event-replay.js'
import { watchIslands } from '../../src/shell/blocks/islands.dom.js'

afterEach(() => {
  document.body.replaceChildren()
  window.scrollTo(0, 0)
})

const makePage = (listTouched: () => readonly Element[] = () => []) => {
  document.body.innerHTML = `
    <p id="text">A page</p>
    <div data-island="near"><button id="press">Next</button></div>
    <div id="room"></div>
    <div data-island="far"><button>Next</button></div>`
  const room = document.querySelector<HTMLElement>('#room')
  if (room !== null) room.style.height = '5000px'
  const woken: { readonly id: string; readonly early: EventRecording }[] = []
  watchIslands((root, early) => {
    woken.push({ id: root.getAttribute('data-island') ?? '', early })
  }, listTouched())
  return { woken, ids: () => woken.map(({ id }) => id) }
}

const fire = (selector: string, name: string): void => {
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }))
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('blocks that wake', () => {
  test('[B-B-07] none wakes before somebody touches the page', async () => {
    const { ids } = makePage()
    await settle()
    expect(ids()).toEqual([])
  })

  test('[B-B-07] a touched block wakes at once, and once', () => {
    const { ids } = makePage()
    fire('#press', 'keydown')
    fire('#press', 'keydown')
    expect(ids()).toEqual(['near'])
  })

  test('[B-B-07] after a touch elsewhere those near wake; one far away waits until it is near', async () => {
    const { ids } = makePage()
    document
      .querySelector('#text')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))
    await expect.poll(ids).toEqual(['near'])
    window.scrollTo(0, 5000)
    await expect.poll(ids).toEqual(['near', 'far'])
  })

  test('[B-B-07] what was touched before this script had come wakes, and what is near it', async () => {
    const touchedNear = makePage(() => [...document.querySelectorAll('#press')])
    expect(touchedNear.ids()).toEqual(['near'])
    const touchedText = makePage(() => [...document.querySelectorAll('#text')])
    expect(touchedText.ids()).toEqual([])
    await expect.poll(touchedText.ids).toEqual(['near'])
  })

  test('[B-B-07] what was pressed before it was awake is done when it is', () => {
    const { woken } = makePage()
    let presses = 0
    const button = document.querySelector<HTMLButtonElement>('#press')
    button?.addEventListener('click', () => {
      presses += 1
    })
    button?.click()
    expect(presses).toBe(0)
    woken[0]?.early.replay(() => undefined)
    expect(presses).toBe(1)
  })
})
