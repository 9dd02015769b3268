// The first script of the configurator: that of the frame, and the page's own looks.
import '../frame-client.js'
import './configure.module.css'
import '../../blocks/parts/picture.module.css'
