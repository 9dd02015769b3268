// A message that was closed is not seen again, not even until the first script has arrived: what it was kept under is known
// to the browser alone, and looked up before the message is painted.
import { keepMessage, listMessageKeys } from '@evkit/engine/internal/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnBlock } from './drawn-block.types.js'

/**
 * Hides the message it stands behind where that was closed. It is written in the page, as a file of its own would come too
 * late; the security policy allows it by its hash. What is closed is decided as by `isMessageClosed`.
 */
export const CLOSED_SCRIPT =
  '(({dataset:d,previousElementSibling:m})=>{try{const g=k=>localStorage.getItem(k)??sessionStorage.getItem(k),t=g(d.text);if(g(d.flag)=="true"&&(!t||t==d.mark))m.firstElementChild.hidden=true}catch{}})(document.currentScript)'

const END = '</script>'

/** Writes what hides a message that can be closed, behind it; nothing for others, and none for a dialog, which opens late. */
export const writeHideClosed = ({
  content,
}: Pick<DrawnBlock<'info-message'>, 'content'>): string => {
  if (!content.dismissible || content.messageType === 'dialog') return ''
  const { flag, text } = listMessageKeys(content)
  const { text: mark } = keepMessage(content)
  const empty = renderToStaticMarkup(<script data-flag={flag} data-text={text} data-mark={mark} />)
  return empty.replace(END, () => `${CLOSED_SCRIPT}${END}`)
}
