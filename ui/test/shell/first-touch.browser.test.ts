import { afterEach, describe, expect, test } from 'vitest'
import { watchFirstTouch, type Touched } from '../../src/shell/blocks/first-touch.dom.js'
import { findHere, runFirstScript, stopFirstScript } from './first-script-page.js'

afterEach(() => {
  stopFirstScript()
  document.body.replaceChildren()
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  delete document.documentElement.dataset['navigation']
})

const makePage = (): void => {
  document.body.innerHTML = `<p>A page</p><div data-island="colours">
    <button>Next</button>
    <input type="radio" name="colour" value="red" checked><input type="radio" name="colour" value="blue">
  </div>`
}

const watchPage = () => {
  const asked: string[] = []
  const woken: Touched[] = []
  const arrival = { come: (): void => undefined, fail: (_: unknown): void => undefined }
  watchFirstTouch(
    () =>
      new Promise((resolve, reject) => {
        asked.push('blocks')
        arrival.come = () => {
          resolve({
            wakeBlocks: (touched) => {
              woken.push([...touched])
            },
          })
        }
        arrival.fail = reject
      }),
  )
  return { asked, woken, arrival }
}

const fire = (selector: string, name: string): void => {
  findHere(selector).dispatchEvent(new Event(name, { bubbles: true }))
}

// [px] How far a pointer has moved: down alone, where not told.
const move = (selector: string, movementX = 0, movementY = 1): void => {
  findHere(selector).dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, movementX, movementY }),
  )
}

describe('[B-B-07] a page of blocks that nobody has touched', () => {
  test('asks for no more script', () => {
    makePage()
    expect(watchPage().asked).toEqual([])
  })

  test('asks for it once at the first touch, and hands over all that was touched until it came', async () => {
    makePage()
    const { asked, woken, arrival } = watchPage()
    // What a browser says of a pointer that lies there.
    move('button', 0, 0)
    expect(asked).toEqual([])
    move('p')
    fire('button', 'keydown')
    expect(asked).toEqual(['blocks'])
    arrival.come()
    await expect.poll(() => woken).toEqual([[findHere('p'), findHere('button')]])
    fire('button', 'keydown')
    expect(asked).toEqual(['blocks'])
  })

  test.each(['scroll', 'touchstart', 'focusin', 'click'])('is touched by %s', (name) => {
    makePage()
    const { asked } = watchPage()
    fire('p', name)
    expect(asked).toEqual(['blocks'])
  })

  test('asks for it where the address leads to a part of the page, at once or later', async () => {
    makePage()
    const later = watchPage()
    window.location.hash = '#overlay-offers'
    await expect.poll(() => later.asked).toEqual(['blocks'])
    const atOnce = watchPage()
    expect(atOnce.asked).toEqual(['blocks'])
    atOnce.arrival.come()
    await expect.poll(() => atOnce.woken).toEqual([[]])
  })

  test('asks for it where something was pressed before any script had come', () => {
    makePage()
    runFirstScript()
    findHere('button').click()
    expect(watchPage().asked).toEqual(['blocks'])
  })

  test('asks for it where the browser has put back what was chosen', () => {
    makePage()
    const [, blue] = document.querySelectorAll('input')
    if (blue !== undefined) blue.checked = true
    expect(watchPage().asked).toEqual(['blocks'])
  })

  test('leaves the page to the browser where the script does not come', async () => {
    makePage()
    runFirstScript()
    const { asked, arrival } = watchPage()
    findHere('button').click()
    expect(window.evkitFirst?.heard).toHaveLength(1)
    // A page that is being left says nothing of it.
    document.documentElement.dataset['navigation'] = 'loading'
    arrival.fail(new Error('no line'))
    await expect
      .poll(() => {
        findHere('button').click()
        const { length } = window.evkitFirst?.heard ?? []
        findHere('button').click()
        return length === window.evkitFirst?.heard.length
      })
      .toBe(true)
    expect(asked).toEqual(['blocks'])
  })
})
