// [E-T-39] Every example of the engine's documentation is executed.
import 'virtual:examples'
