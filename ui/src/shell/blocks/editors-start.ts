// Beside the script of visitors, for who makes pages: explains what moves on the page where its address asks for it.
import { explainRows } from '../../blocks/carousel/explain-rows.dom.js'

if (new URLSearchParams(location.search).get('debug') === 'carousels') explainRows()
