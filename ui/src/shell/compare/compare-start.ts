// The first script of the page that compares cars: that of the frame, and the page's own looks.
import '../frame-client.js'
import './compare.module.css'
import '../../blocks/parts/picture.module.css'
import '../../tokens/hidden.module.css'
import '../../tool/plain-form.module.css'
