// A dialog: what closes it, what does not, and where the focus goes.
import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { Popup } from '../../src/primitives/index.js'
import { find, openPage, show, type ToolPage } from '../tool-page.js'

const part = (page: ToolPage, name: string): HTMLElement => find(page, `[data-part="${name}"]`)

const mount = (look: 'overlay' | 'dropdown' = 'overlay') => {
  const page = openPage()
  const told: string[] = []
  const Held = () => {
    const [isOpen, setOpen] = useState(false)
    const [isThere, setThere] = useState(true)
    return (
      <>
        <button type="button" data-part="before">
          Text
        </button>
        {isThere ? (
          <button
            type="button"
            data-part="opener"
            onClick={() => {
              setOpen(true)
            }}
          >
            Text
          </button>
        ) : null}
        <button type="button" data-part="after">
          Text
        </button>
        <div>
          <Popup
            isOpen={isOpen}
            look={look}
            label="Offers"
            closeLabel="Close"
            onClose={() => {
              told.push('close')
              setOpen(false)
            }}
          >
            <input aria-label="Name" />
            <button
              type="button"
              data-part="remove"
              onClick={() => {
                setThere(false)
              }}
            >
              Text
            </button>
          </Popup>
        </div>
      </>
    )
  }
  show(page, <Held />)
  const press = async (name: string) => userEvent.click(part(page, name))
  const dialog = (): HTMLDialogElement => {
    const found = page.element.querySelector('dialog')
    if (found === null) throw new Error('There is no dialog')
    return found
  }
  return { page, told, press, dialog }
}

describe('[E-B-11] a dialog', () => {
  test('Escape closes it, but not while an input method composes: then the key is its own', async () => {
    const { press, dialog, told, page } = mount()
    await press('opener')
    await vi.waitFor(() => {
      expect(dialog().open).toBe(true)
    })
    const name = page.element.querySelector('input')
    const escape = { key: 'Escape', bubbles: true, cancelable: true }
    const composing = new KeyboardEvent('keydown', { ...escape, isComposing: true })
    name?.dispatchEvent(composing)
    expect([told, composing.defaultPrevented, dialog().open]).toEqual([[], false, true])
    name?.dispatchEvent(new KeyboardEvent('keydown', escape))
    await vi.waitFor(() => {
      expect([told, dialog().open]).toEqual([['close'], false])
    })
  })

  test.each(['overlay', 'dropdown'] as const)(
    'an %s that is closed by the browser itself leaves the page as it was',
    async (look) => {
      const { press, dialog, told, page } = mount(look)
      await press('opener')
      dialog().close()
      await vi.waitFor(() => {
        expect(told).toEqual(['close'])
        expect(document.documentElement.style.overflow).toBe('')
        expect(document.activeElement).toBe(part(page, 'opener'))
      })
      // And opens again.
      await press('opener')
      await vi.waitFor(() => {
        expect(dialog().open).toBe(true)
      })
    },
  )

  test('where its opener has gone the focus goes to what comes after it', async () => {
    const { press, page, told } = mount()
    await press('opener')
    await press('remove')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => {
      expect(told).toEqual(['close'])
      expect(document.activeElement).toBe(part(page, 'after'))
    })
  })
})
