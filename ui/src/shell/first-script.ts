// Hears what a visitor does before any file of a script has arrived.
import { ISLAND } from './blocks/island.js'
import { USES } from './first-listener.js'
import { TOOL_ROOT } from './tool-root.js'

/**
 * The script that listens, for the head of a page above its styles, which hold scripts up. It is written in the page, as
 * a file of its own would come too late; the security policy allows it by its hash. Nothing it notes leaves the page. A
 * search or a form that was sent is held, as the answer of the server would lose what else was chosen; where no script
 * arrives, it is sent after all.
 */
export const FIRST_SCRIPT = `(()=>{const heard=[],end=new AbortController(),o={capture:true,signal:end.signal};let form;for(const type of ${JSON.stringify(USES)})addEventListener(type,e=>{const t=e.target;if(!t.closest?.("#${TOOL_ROOT},[${ISLAND}]"))return;if(type=="submit"){e.preventDefault();form=t}heard.push({type,target:t,key:e.key,checked:t.checked,value:t.value})},o);const stop=()=>{end.abort()},giveUp=()=>{stop();if(["get","post"].includes(form?.method))form.submit()};addEventListener("error",e=>{if(e.target.type=="module")giveUp()},o);window.evkitFirst={heard,stop,giveUp}})()`
